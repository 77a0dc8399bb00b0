import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line, type Listener } from '../src/lib/line';
import type { FromServer } from '../src/lib/messages';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

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
    this.onmessage({ data: JSON.stringify({ type: 'welcome', gap: { steps: [], shown: null } }) });
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

let opened: Line[];
function lineOf(): Line {
  const line = new Line('x', listener);
  opened.push(line);
  return line;
}

let heard: FromServer[];
let online: boolean[];
const listener: Listener = {
  have: () => 4,
  words: () => '',
  hear: (message) => heard.push(message),
  connected: (now) => online.push(now),
};

beforeEach(() => {
  heard = [];
  opened = [];
  online = [];
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  for (const line of opened) line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first word is hello, with what is known already', () => {
  lineOf();
  FakeSocket.all[0]!.open();
  expect(FakeSocket.all[0]!.sent[0]).toEqual({ type: 'hello', protocol: 4, have: 4, words: '' });
});

test('a commit without an answer is sent again, with the same id', async () => {
  const line = lineOf();
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
  const line = lineOf();
  FakeSocket.all[0]!.open();
  const answer = line.ask({ type: 'try', version: 4, numbers: [1] });
  FakeSocket.all[0]!.cut();
  expect(await answer).toBeNull();
});

test('a table that does not exist is not asked again', () => {
  lineOf();
  FakeSocket.all[0]!.cut(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('silence is told within ten seconds, and the line comes back', () => {
  lineOf();
  FakeSocket.all[0]!.open();
  expect(online).toEqual([true]);
  // The socket stays open and says nothing: a cable was pulled.
  vi.advanceTimersByTime(10_000);
  expect(online).toEqual([true, false]);
  FakeSocket.all[1]!.open();
  expect(online).toEqual([true, false, true]);
});

test.each([
  ['never opens', (): void => {}],
  ['opens and brings no welcome', (socket: FakeSocket): void => socket.onopen()],
])('a new line that %s is given up, and another one is tried', (_, happens) => {
  lineOf();
  happens(FakeSocket.all[0]!);
  vi.advanceTimersByTime(16_000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.all[1]!.open();
  expect(online.at(-1)).toBe(true);
});

test('a server that is slow to welcome has more time with every new line', () => {
  lineOf();
  vi.advanceTimersByTime(16_000);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(25_000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.all[1]!.open();
  expect(online.at(-1)).toBe(true);
});

test.each([1001, 1006, 4408])('a line that ends with %i comes back', (code) => {
  lineOf();
  FakeSocket.all[0]!.cut(code);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a line that answers stays', () => {
  lineOf();
  const socket = FakeSocket.all[0]!;
  socket.open();
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1000);
    const ping = socket.sent.at(-1)!;
    if (ping.type === 'ping') socket.onmessage({ data: JSON.stringify({ type: 'pong', id: ping.id }) });
  }
  expect(online).toEqual([true]);
  expect(FakeSocket.all).toHaveLength(1);
});

test('the browser says that it is offline: so does the page, at once', () => {
  lineOf();
  FakeSocket.all[0]!.open();
  dispatchEvent(new Event('offline'));
  expect(online).toEqual([true, false]);
});

test('what is asked while the line is cut is neither sent nor kept for later', async () => {
  const line = lineOf();
  FakeSocket.all[0]!.open();
  FakeSocket.all[0]!.cut();
  expect(await line.ask({ type: 'commit', version: 4, numbers: [1] })).toBeNull();
  vi.advanceTimersByTime(500);
  FakeSocket.all[1]!.open();
  expect(FakeSocket.all[1]!.sent.map(({ type }) => type)).toEqual(['hello']);
});
