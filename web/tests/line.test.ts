import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line, type Listener } from '../src/lib/line';
import type { FromServer } from '../src/lib/messages';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onmessage = (_event: { data: string }): void => {};
  onclose = (_event: { code: number }): void => {};

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  open(): void {
    this.readyState = 1;
    this.onopen();
    this.onmessage({ data: JSON.stringify({ type: 'welcome' }) });
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

let heard: FromServer[];
const listener: Listener = { have: () => 4, hear: (message) => heard.push(message), connected: () => undefined };

beforeEach(() => {
  heard = [];
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first word is hello, with what is known already', () => {
  new Line('x', listener);
  FakeSocket.all[0]!.open();
  expect(FakeSocket.all[0]!.sent[0]).toEqual({ type: 'hello', have: 4 });
});

test('a commit without an answer is sent again, with the same id', async () => {
  const line = new Line('x', listener);
  FakeSocket.all[0]!.open();
  const answer = line.ask({ type: 'commit', version: 4, numbers: [1] });
  const first = FakeSocket.all[0]!.sent.at(-1)!;
  FakeSocket.all[0]!.cut();
  vi.advanceTimersByTime(500);
  const again = FakeSocket.all[1]!;
  again.open();
  expect(again.sent.at(-1)).toEqual(first);
  again.onmessage({ data: JSON.stringify({ type: 'stored', id: first.id, version: 5 }) });
  expect(await answer).toMatchObject({ type: 'stored', version: 5 });
});

test('a try without an answer is given up', async () => {
  const line = new Line('x', listener);
  FakeSocket.all[0]!.open();
  const answer = line.ask({ type: 'try', version: 4, numbers: [1] });
  FakeSocket.all[0]!.cut();
  expect(await answer).toBeNull();
});

test('a table that does not exist is not asked again', () => {
  new Line('x', listener);
  FakeSocket.all[0]!.cut(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
