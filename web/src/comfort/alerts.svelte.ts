/** What somebody who looks elsewhere should hear of: their turn, a word, the end. */
import type { Sitting } from '../table/sitting.svelte';
import { comfort } from './comfort.svelte';
import { play, type Sound } from './sounds';

export const canNotify = (): boolean => 'Notification' in globalThis;

/** Ask the browser; whether it may. */
export async function permitted(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

function sound(which: Sound): void {
  if (comfort.now.sounds) play(which);
}

function notify(title: string, body: string): void {
  if (!comfort.now.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  // One at a time: the next replaces it.
  const told = new Notification(title, { body, tag: 'carrack', icon: '/carrack.svg' });
  told.onclick = () => {
    window.focus();
    told.close();
  };
}

/** Call it where a table is shown. */
export function alertTo(sitting: Sitting, title: () => string): void {
  let before = { mine: false, over: false, version: -1, said: -1 };
  $effect(() => {
    const { texts, mine, over, stored, seat, company } = sitting;
    const now = { mine, over, version: stored?.version ?? -1, said: company.lines.at(-1)?.number ?? 0 };
    const last = company.lines.at(-1);
    const was = before;
    before = now;
    if (was.version < 0 || was.said < 0) return;
    if (now.over && !was.over) {
      sound('over');
      notify(title(), texts.say('alert-over'));
    } else if (now.mine && (!was.mine || now.version > was.version)) {
      sound('turn');
      notify(title(), texts.say('alert-turn'));
    } else if (now.version > was.version) {
      sound('move');
    }
    if (last && now.said > was.said && last.seat !== seat) {
      sound('chat');
      notify(title(), `${last.name}: ${last.text}`);
    }
  });
}
