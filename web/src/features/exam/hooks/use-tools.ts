import { useState } from 'react';
import { type TextSize, useTextSize } from '../../../lib/appearance.js';
import { toast } from '../../../ui/toast.js';
import { isMath } from '../sections.js';
import type { Exam } from './use-exam.js';
import { useHighlighting } from './use-highlighting.js';
import { useSetting } from './use-setting.js';

/** The student's tools next to the item. */
export interface Tools {
  calculatorOpen: boolean;
  /** Absent where the exam has no calculator. */
  toggleCalculator: (() => void) | undefined;
  hasNote: boolean;
  size: TextSize;
  setSize: (size: TextSize) => void;
  keysOn: boolean;
  setKeysOn: (on: boolean) => void;
  /** Remembers the selection before a press clears it. */
  hold: () => void;
  highlight: () => void;
  /** Strikes out the answer that has the focus. */
  strike: () => void;
}

/** The option that has the focus, by its control or by a button of it. */
function focusedOption(): string | null {
  return document.activeElement?.closest('[data-option]')?.getAttribute('data-option') ?? null;
}

export function useTools(exam: Exam, offerSentences: () => void): Tools {
  const { run, item, answer } = exam;
  const [calculator, setCalculator] = useState(false);
  const [size, setSize] = useTextSize();
  const [keys, setKeys] = useSetting('keys', ['on', 'off']);
  const math = isMath(run.get().attempt, item);
  return {
    calculatorOpen: calculator && math,
    toggleCalculator: math ? () => setCalculator(!calculator) : undefined,
    hasNote: (answer.note ?? '') !== '',
    size,
    setSize,
    keysOn: keys === 'on',
    setKeysOn: (on) => setKeys(on ? 'on' : 'off'),
    ...useHighlighting(exam, offerSentences),
    strike: () => {
      const option = focusedOption();
      if (option) {
        exam.strike(option);
      } else {
        toast({ title: 'Move to an answer with Tab first, then press S to strike it out.' });
      }
    },
  };
}
