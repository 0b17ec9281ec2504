import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import { Progress } from '../../../ui/progress.js';
import type { BookSnapshot } from '../answer-book.js';
import { SaveIndicator } from './save-indicator.js';

interface SessionBarProps {
  subject: Subject;
  index: number;
  total: number;
  state: BookSnapshot;
}

/** Subject, place in the five, and where the answers are. */
export function SessionBar({ subject, index, total, state }: SessionBarProps) {
  const done = Object.keys(state.given).length;
  return (
    <div className="border-b border-line bg-paper">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
        <h1 className="text-16 tracking-normal sm:text-18">{SUBJECT_NAMES[subject]} practice</h1>
        <p className="figures font-medium">
          Question {index + 1} of {total}
        </p>
        <SaveIndicator state={state.save} />
      </div>
      <Progress
        label="Questions answered"
        value={done}
        max={total}
        valueText={`${done} of ${total} answered`}
        className="h-1! rounded-none!"
      />
    </div>
  );
}
