import { expect, test } from 'vitest';
import { comfort, understand } from '../src/comfort/comfort.svelte';

const FIRST = {
  size: 'usual',
  speed: 'usual',
  palette: 'usual',
  sounds: false,
  notify: false,
  confirm: true,
  letters: true,
  words: false,
};

test('it begins silent, and nothing strange is believed', () => {
  expect(understand(null)).toEqual(FIRST);
  expect(understand('{')).toEqual(FIRST);
  expect(understand('[1]')).toEqual(FIRST);
  expect(understand('{"size":"gigantic","sounds":"yes","speed":"slow"}')).toEqual({ ...FIRST, speed: 'slow' });
});

test('what is chosen is remembered and shown at once', () => {
  comfort.set({ size: 'large', palette: 'distinct' });
  expect(document.documentElement.dataset).toMatchObject({ size: 'large', palette: 'distinct' });
  expect(understand(localStorage.getItem('carrack-comfort'))).toEqual({ ...FIRST, size: 'large', palette: 'distinct' });
  comfort.set({ size: 'usual', palette: 'usual' });
});

test('stillness takes no time', () => {
  comfort.set({ speed: 'still' });
  expect(comfort.pace).toBe(0);
  comfort.set({ speed: 'usual' });
  expect(comfort.pace).toBe(1);
});
