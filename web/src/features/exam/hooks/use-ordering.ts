import { useLayoutEffect, useRef, useState } from 'react';
import { moved, placedBefore } from '../ordering.js';

/** A step of an ordered item. */
export interface Step {
  id: string;
  html: string;
  /** The step in plain words. */
  name: string;
}

/** Where a step can be dropped, other than on another step. */
export const SOURCE = 'box:steps';
export const TARGET = 'box:order';

const waitingButton = (id: string): string => `[data-waiting="${CSS.escape(id)}"] button`;
const moveButton = (id: string, by: 1 | -1): string =>
  `[data-step="${CSS.escape(id)}"] [data-move="${by}"]`;

/** Moves the focus, after a button did its work, to the button most likely needed next. */
function useFocusAfter() {
  const boxes = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const selector = wanted.current;
    wanted.current = null;
    if (selector) {
      boxes.current?.querySelector<HTMLElement>(selector)?.focus();
    }
  });
  function focusNext(selector: string): void {
    wanted.current = selector;
  }
  return { boxes, focusNext };
}

/** The actions for waiting and placed steps; each is announced and keeps the focus. */
export function useOrdering(
  steps: readonly Step[],
  placed: readonly string[],
  onPlace: (placed: readonly string[]) => void,
) {
  const { boxes, focusNext } = useFocusAfter();
  const [spoken, setSpoken] = useState('');
  const waiting = steps.filter(({ id }) => !placed.includes(id));
  const inOrder = placed.flatMap((id) => steps.find((step) => step.id === id) ?? []);

  function place(id: string, before: string | null): void {
    const next = placedBefore(placed, id, before);
    setSpoken(`Placed at position ${next.indexOf(id) + 1} of ${steps.length}.`);
    onPlace(next);
  }

  function tap(id: string): void {
    const next = waiting[waiting.findIndex((step) => step.id === id) + 1] ?? waiting[0];
    focusNext(next && next.id !== id ? waitingButton(next.id) : moveButton(id, -1));
    place(id, null);
  }

  function move(id: string, by: 1 | -1): void {
    const next = moved(placed, id, by);
    if (next !== placed) {
      setSpoken(`Moved to position ${next.indexOf(id) + 1} of ${steps.length}.`);
      focusNext(moveButton(id, by));
      onPlace(next);
    }
  }

  function takeBack(id: string): void {
    setSpoken('Removed.');
    focusNext(waitingButton(id));
    onPlace(placed.filter((other) => other !== id));
  }

  /** `target` is a box, a placed step, or null if the step was dropped elsewhere. */
  function drop(id: string, target: string | null): void {
    if (target === SOURCE) {
      if (placed.includes(id)) takeBack(id);
    } else if (target) {
      place(id, target === TARGET ? null : target);
    }
  }

  return { boxes, spoken, waiting, inOrder, tap, move, takeBack, drop };
}
