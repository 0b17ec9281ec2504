import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ItemState, matches } from '../item-states.js';
import type { Exam } from './use-exam.js';

/** The dialogs of the exam screen. */
export type Panel = 'navigator' | 'help' | 'report' | 'sentences' | 'note' | 'finish';

/** What is on screen in a section, and how to move between its items. */
export interface ExamView {
  /** The element that holds the item; it gets the focus when another item is shown. */
  top: RefObject<HTMLElement | null>;
  /** All items at once, before the section closes. */
  reviewing: boolean;
  panel: Panel | null;
  show: (panel: Panel | null) => void;
  review: (on: boolean) => void;
  goTo: (position: number) => void;
  next: () => void;
  /** Checks the chosen answer; continues if the item is answered already; otherwise does nothing. */
  advance: () => void;
  back: () => void;
}

/** Whether the last item waits: the result would leave out an answer that hasn't arrived yet. */
export function isHeld({ tutor, index, items, book }: Exam): boolean {
  return tutor && index === items.length - 1 && (book.save === 'offline' || book.save === 'saving');
}

/** The element that holds the item: every item begins at its top, with the focus there. */
function useTop(at: number | null, reviewing: boolean): RefObject<HTMLElement | null> {
  const top = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every item begins at its top
  useEffect(() => {
    if (!reviewing) {
      window.scrollTo(0, 0);
      top.current?.scrollTo?.(0, 0);
      top.current?.focus({ preventScroll: true });
    }
  }, [at, reviewing]);

  return top;
}

/** Moves among the items of a section; `onEnd` ends a practice whose every item is answered. */
export function useExamView(exam: Exam, states: readonly ItemState[], onEnd: () => void): ExamView {
  const { items, index, desk, tutor, goTo: bringUp } = exam;
  const [reviewing, review] = useState(false);
  const [panel, show] = useState<Panel | null>(null);
  const top = useTop(desk.at, reviewing);

  function goTo(position: number): void {
    show(null);
    review(false);
    bringUp(position);
  }

  function atEnd(): void {
    if (!tutor) {
      review(true);
    } else if (states.some((state) => matches(state, 'unanswered'))) {
      show('finish');
    } else {
      onEnd();
    }
  }

  function step(by: 1 | -1): void {
    const target = items[index + by];
    if (target) {
      goTo(target.position);
    } else if (by === 1) {
      atEnd();
    }
  }

  function advance(): void {
    if (exam.ready) {
      exam.check();
    } else if (exam.given && !isHeld(exam)) {
      step(1);
    }
  }

  const ways = { goTo, next: () => step(1), advance, back: () => step(-1) };
  return { top, reviewing, panel, show, review, ...ways };
}
