import type { Progress } from '@prepward/contracts/progress';
import { count } from '../../lib/format.js';

/** Share of correct answers in whole percent; null without answers. */
function shareOf({ answers, right }: { answers: number; right: number }): number | null {
  return answers > 0 ? Math.round((100 * right) / answers) : null;
}

/** First answers of all subjects together. */
function firstTries({ subjects }: Pick<Progress, 'subjects'>) {
  return {
    answers: subjects.reduce((sum, { answers }) => sum + answers, 0),
    right: subjects.reduce((sum, { right }) => sum + right, 0),
  };
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 sm:block">
      <dt className="font-medium">{name}</dt>
      <dd className="figures text-28 leading-heading font-semibold sm:mt-1">{value}</dd>
      <dd className="figures w-full text-14 text-soft sm:mt-1">{note}</dd>
    </div>
  );
}

type Counted = Pick<Progress, 'subjects' | 'allAnswers' | 'mistakes'>;

/** How many answers were correct, counted in three ways that are easily mixed up: each is labeled. */
export function AnswerFigures({ progress }: { progress: Counted }) {
  const { allAnswers, mistakes } = progress;
  const first = firstTries(progress);
  const correct = ({ answers, right }: { answers: number; right: number }): string =>
    `${count(right)} of ${count(answers)} correct`;
  const percent = (counts: { answers: number; right: number }): string => {
    const share = shareOf(counts);
    return share === null ? '–' : `${share}%`;
  };
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
      <Figure
        name="First try"
        value={percent(first)}
        note={`${correct(first)}, not counting repeats`}
      />
      <Figure
        name="All answers"
        value={percent(allAnswers)}
        note={`${correct(allAnswers)}, repeats included`}
      />
      <Figure
        name="Mistakes fixed"
        value={count(mistakes.fixed)}
        note={
          mistakes.made === 0
            ? 'Nothing to fix yet'
            : `of ${count(mistakes.made)} questions you first got wrong`
        }
      />
    </dl>
  );
}
