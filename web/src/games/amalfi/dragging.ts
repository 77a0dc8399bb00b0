/** Ships and cards can be dragged: from what has `data-drag` to any place. A click is still a click. */
import type { Attachment } from 'svelte/attachments';

const AWAY_PX = 7;

export function drags(drop: (from: string, to: string) => void): Attachment<HTMLElement> {
  return (root) => {
    let held: { node: HTMLElement; from: string; x: number; y: number; ghost: HTMLElement | null } | null = null;

    function begin(event: PointerEvent): void {
      const target = event.target instanceof Element ? event.target : null;
      const node = target?.closest<HTMLElement>('[data-drag]');
      if (!node || event.button !== 0) return;
      held = { node, from: node.dataset.drag!, x: event.clientX, y: event.clientY, ghost: null };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    }
    function move(event: PointerEvent): void {
      if (!held) return;
      if (!held.ghost) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < AWAY_PX) return;
        const box = held.node.getBoundingClientRect();
        held.ghost = document.createElement('div');
        held.ghost.className = 'flying';
        held.ghost.setAttribute('aria-hidden', 'true');
        Object.assign(held.ghost.style, { width: `${box.width}px`, height: `${box.height}px`, pointerEvents: 'none' });
        const copy = held.node.cloneNode(true) as HTMLElement;
        copy.removeAttribute('data-drag');
        for (const part of [copy, ...copy.querySelectorAll('[data-place]')]) part.removeAttribute('data-place');
        held.ghost.append(copy);
        document.body.append(held.ghost);
        root.setAttribute('data-dragging', held.from.replace(/[:@].*$/, ''));
      }
      const { width, height } = held.ghost.style;
      held.ghost.style.left = `calc(${event.clientX}px - ${width} / 2)`;
      held.ghost.style.top = `calc(${event.clientY}px - ${height} / 2)`;
    }
    function end(event: PointerEvent): void {
      const { ghost, from, x = 0, y = 0 } = held ?? {};
      const away = Math.hypot(event.clientX - x, event.clientY - y) >= AWAY_PX;
      held = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      root.removeAttribute('data-dragging');
      ghost?.remove();
      if (!from || !away) return;
      // What was dragged was not clicked.
      const swallow = (click: Event): void => click.stopPropagation();
      addEventListener('click', swallow, true);
      setTimeout(() => removeEventListener('click', swallow, true), 0);
      if (event.type === 'pointercancel') return;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const to = under?.closest<HTMLElement>('[data-place]')?.dataset.place;
      if (to && to !== from) drop(from, to);
    }
    root.addEventListener('pointerdown', begin);
    return () => {
      root.removeEventListener('pointerdown', begin);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  };
}
