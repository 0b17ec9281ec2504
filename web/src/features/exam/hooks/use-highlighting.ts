import { useRef } from 'react';
import { selectedRange, toggleMark } from '../highlighting.js';
import type { Exam } from './use-exam.js';

/** Highlights the selection; with nothing selected, offers a list of sentences instead. */
export function useHighlighting({ run, desk }: Exam, offerSentences: () => void) {
  const held = useRef<ReturnType<typeof selectedRange>>(null);
  return {
    /** A tap on a touch screen clears the selection, so it's read before. */
    hold(): void {
      held.current = selectedRange();
    },
    highlight(): void {
      const selected = selectedRange() ?? held.current;
      held.current = null;
      if (!selected) {
        offerSentences();
        return;
      }
      const { text, range } = selected;
      run.desk.mark(text, toggleMark(desk.marks[text] ?? [], range));
      window.getSelection()?.removeAllRanges();
    },
  };
}
