import { FREE_PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import { inWordsFirst } from '@prepward/contracts/number-words';
import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../../../lib/api.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { SubjectPicture } from '../../../ui/illustrations/subject-picture.js';

const ABOUT: Record<Subject, string> = {
  reading: 'Short passages, labels and charts: main ideas, inferences, word meaning and evidence.',
  math: 'Fractions, percents, equations, measures and data, with the kind of numbers nurses use.',
  science: 'The body and its systems, cells and heredity, chemistry, and how experiments work.',
  english: 'Spelling, punctuation, sentence structure, and the right word in the right place.',
};

const RULES = [
  `${inWordsFirst(FREE_PRACTICE_ITEMS)} questions, in the question types of the real exam`,
  'No clock: take the time you need',
  'The answer right away, with the reason for every option',
];

interface PracticeIntroProps {
  subject: Subject;
  onStart: () => void;
  starting: boolean;
  error: Error | null;
  /** How it went the last time. */
  children?: ReactNode;
}

/** What to expect, before the first question is fetched. */
export function PracticeIntro({ subject, onStart, starting, error, children }: PracticeIntroProps) {
  return (
    <div className="page grid gap-12 py-14 lg:grid-cols-[1fr_20rem] lg:items-center lg:py-24">
      <div>
        <h1 className="text-38 lg:text-52">{SUBJECT_NAMES[subject]} practice</h1>
        <p className="mt-4 max-w-xl text-18 text-soft">{ABOUT[subject]}</p>
        <ul className="mt-8 grid gap-3">
          {RULES.map((rule) => (
            <li key={rule} className="flex items-start gap-3 text-18">
              <Check aria-hidden="true" className="mt-1 size-5 text-primary" />
              {rule}
            </li>
          ))}
        </ul>
        {error ? (
          <Alert tone="error" title="We couldn't start practice" className="mt-8 max-w-xl" live>
            <p>{messageOf(error)}</p>
            {error instanceof ApiError && error.errorId ? (
              <p className="mt-1 text-14 text-soft">Error {error.errorId}</p>
            ) : null}
          </Alert>
        ) : null}
        <Button
          variant="accent"
          size="large"
          className="mt-10"
          busy={starting}
          busyLabel="Starting..."
          onClick={onStart}
        >
          {`Start ${FREE_PRACTICE_ITEMS} questions`}
        </Button>
        {children}
      </div>
      <div className="grid aspect-square place-items-center rounded-md border border-line bg-surface max-lg:hidden">
        <SubjectPicture subject={subject} className="size-48" />
      </div>
    </div>
  );
}
