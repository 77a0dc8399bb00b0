/** Clicks that nobody meant are ignored; those that somebody meant are not. */
import { afterEach, expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import { dropSecondClicks } from '../src/lib/second_clicks';
import { steady } from '../src/table/steady.svelte';

let stop: () => void = () => {};
afterEach(() => stop());

function table(): { root: HTMLElement; heard: string[] } {
  const root = document.createElement('main');
  root.innerHTML = `<div class="desk"><button id="pay"></button><button id="pass"></button></div>
    <button id="more" data-repeats></button>
    <button id="a" data-place="hand:a"></button><button id="b" data-place="hand:b"></button>
    <div id="sea" role="application"></div><dialog id="sheet"></dialog><button id="log"></button>`;
  document.body.replaceChildren(root);
  const heard: string[] = [];
  root.addEventListener('click', (event) => heard.push((event.target as HTMLElement).id));
  stop = dropSecondClicks(root);
  return { root, heard };
}

function click(id: string, at: number, x = 0, detail = 1): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, detail });
  vi.spyOn(event, 'timeStamp', 'get').mockReturnValue(at);
  document.getElementById(id)!.dispatchEvent(event);
}

test('the second half of a double tap is ignored, whatever lies under it by then', () => {
  const { heard } = table();
  click('pay', 1000);
  click('pay', 1180);
  click('pass', 1190, 10);
  expect(heard).toEqual(['pay']);
});

test('a second click counts once it comes later, or elsewhere', () => {
  const { heard } = table();
  click('pay', 1000);
  click('pay', 1500);
  click('pass', 1600, 80);
  expect(heard).toEqual(['pay', 'pay', 'pass']);
});

test('what the browser counts as a double click is ignored at any distance', () => {
  const { heard } = table();
  click('pay', 1000);
  click('pass', 1500, 80, 2);
  expect(heard).toEqual(['pay']);
});

test('two overlapping cards are two clicks, however near and quick; the same card twice is one', () => {
  const { heard } = table();
  click('a', 1000);
  click('b', 1100, 18);
  click('b', 1200, 18);
  expect(heard).toEqual(['a', 'b']);
});

test('a stepper may be clicked quickly, but not by the finger that just pressed something else there', () => {
  const { heard } = table();
  click('pay', 1000);
  click('more', 1180);
  click('more', 1600);
  click('more', 1700, 0, 2);
  click('more', 1800, 0, 3);
  expect(heard).toEqual(['pay', 'more', 'more', 'more']);
});

test('a sheet that the first click opened is not closed by the second', () => {
  const { heard } = table();
  click('pay', 1000);
  click('sheet', 1180);
  expect(heard).toEqual(['pay']);
});

test('what a new question changes cannot be clicked at once, all else can', () => {
  const { root, heard } = table();
  let question = $state('one');
  stop();
  stop = $effect.root(() => {
    steady(() => question)(root);
  });
  flushSync();
  click('pay', 1000);
  question = 'two';
  flushSync();
  for (const id of ['pass', 'a', 'sea', 'log']) click(id, 1200);
  expect(heard).toEqual(['pay', 'log']);
});

test('a list under the second half of a double tap does not open', () => {
  const { root } = table();
  root.insertAdjacentHTML('beforeend', '<select id="seat"></select>');
  const press = (at: number): boolean => {
    const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail: 1 });
    vi.spyOn(event, 'timeStamp', 'get').mockReturnValue(at);
    return document.getElementById('seat')!.dispatchEvent(event);
  };
  click('pay', 1000);
  expect(press(1180)).toBe(false);
  expect(press(1500)).toBe(true);
});
