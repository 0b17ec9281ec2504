import type { Attempt } from '@prepward/contracts/attempts';
import { BREAK_AFTER_SECTION } from '@prepward/contracts/exam';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { cx } from '../../../ui/cx.js';
import type { AttemptRun } from '../attempt-run.js';
import { formatClock } from '../exam-clock.js';
import { useRemaining } from '../hooks/use-remaining.js';
import { hasCalculator, sectionName } from '../sections.js';

type Section = Attempt['sections'][number];

/** "57", or "85.5" with extra time. */
function minutesOf(ms: number): string {
  return String(Math.round(ms / 6000) / 10);
}

/** The next section: how many questions, how long, and whether it has the calculator. */
function SectionFacts({ section }: { section: Section }) {
  const facts = [
    { value: String(section.items), words: 'questions' },
    section.limitMs === undefined
      ? { value: 'No', words: 'time limit' }
      : { value: minutesOf(section.limitMs), words: 'minutes' },
    { value: hasCalculator(section.subject) ? 'With' : 'No', words: 'calculator' },
  ];
  return (
    <ul
      aria-label="What’s next"
      className="grid grid-cols-3 divide-x divide-line rounded-md border border-line"
    >
      {facts.map(({ value, words }) => (
        <li key={words} className="px-2 py-3">
          <span className="figures block text-28 leading-heading font-semibold">{value} </span>
          <span className="text-14 text-soft">{words}</span>
        </li>
      ))}
    </ul>
  );
}

const STEP_WORDS = { closed: 'done', next: 'next', later: 'later' } as const;

/** All sections of the exam: those that are done, the next one, and the rest. */
function SectionSteps({ sections, next }: { sections: readonly Section[]; next: Section }) {
  return (
    <ol className="grid gap-1 text-left sm:grid-cols-4 sm:gap-3">
      {sections.map((section) => {
        const step = section.n < next.n ? 'closed' : section.n === next.n ? 'next' : 'later';
        return (
          <li
            key={section.n}
            aria-current={step === 'next' ? 'step' : undefined}
            className={cx(
              'flex items-center gap-2 border-line-strong py-1 text-14 max-sm:border-l-4 max-sm:pl-3 sm:items-start sm:border-t-4 sm:pt-2',
              step === 'closed' && 'border-correct!',
              step === 'next' && 'border-primary! font-semibold text-primary',
              step === 'later' && 'text-soft',
            )}
          >
            {step === 'closed' ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-correct" />
            ) : null}
            <span>
              {sectionName(section)}
              <span className="sr-only">, {STEP_WORDS[step]}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface SectionStartProps {
  run: AttemptRun;
  attempt: Attempt;
  next: Section;
}

/** What comes next; during the break, with the time left of it. It takes the focus. */
function Heading({ title, left, isBreak }: { title: string; left: string; isBreak: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!isBreak) {
    return (
      <h2 ref={heading} tabIndex={-1} className="text-28 sm:text-38">
        {title}
      </h2>
    );
  }
  return (
    <div className="grid justify-items-center gap-2">
      <h2 ref={heading} tabIndex={-1} className="text-28 sm:text-38">
        Time for a break
      </h2>
      <p role="timer" aria-label="Break left" className="figures text-52 leading-heading">
        {left}
      </p>
      <p className="text-soft">Stand up and have some water. The exam clock is paused.</p>
      <p className="mt-4 text-21 font-semibold">Next: {title}</p>
    </div>
  );
}

interface BeginProps {
  run: AttemptRun;
  next: Section;
  /** The section's name. */
  name: string;
  /** When it begins automatically, in words. */
  byItself: string;
}

/** The button that starts the section's clock, and when that starts without it. */
function Begin({ run, next, name, byItself }: BeginProps) {
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<unknown>(null);

  function begin(): void {
    setStarting(true);
    run
      .startSection(next.n)
      .catch(setError)
      .finally(() => setStarting(false));
  }

  return (
    <>
      {error ? (
        <Alert tone="error" title="We couldn't start the section" live>
          {messageOf(error)}
        </Alert>
      ) : null}
      <div className="grid gap-3">
        <Button variant="accent" size="large" busy={starting} className="w-full" onClick={begin}>
          Begin {name}
        </Button>
        <p className="figures text-14 text-soft">
          {next.limitMs === undefined ? '' : 'Your time starts when you press Begin. '}
          {byItself}
        </p>
      </div>
    </>
  );
}

/**
 * Between two sections: what is done, what comes next, and the button that starts its clock. After Math,
 * it is the exam's break, which counts down.
 */
export function SectionStart({ run, attempt, next }: SectionStartProps) {
  const { remaining, spoken } = useRemaining(run.clock);
  const name = next.subject ? SUBJECT_NAMES[next.subject] : 'the next section';
  const before = attempt.sections.find(({ n }) => n === next.n - 1);
  const isBreak = next.n === BREAK_AFTER_SECTION + 1;
  const title = `Section ${next.n} of ${attempt.sections.length}: ${sectionName(next)}`;
  const left = formatClock(remaining ?? 0);
  const byItself = isBreak
    ? `${name} begins automatically when the break ends.`
    : `Otherwise ${name} begins automatically in ${left}.`;
  return (
    <div className="page grow py-6 sm:py-12">
      <Card className="mx-auto grid max-w-xl gap-6 text-center sm:p-10!">
        <p className="inline-flex items-center justify-center gap-2 font-medium text-correct">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
          {sectionName(before)} is closed and saved.
        </p>
        <Heading title={title} left={left} isBreak={isBreak} />
        <span role="status" className="sr-only">
          {spoken === '' ? '' : `Until ${name} begins: ${spoken}`}
        </span>
        <SectionFacts section={next} />
        <Begin run={run} next={next} name={name} byItself={byItself} />
        <SectionSteps sections={attempt.sections} next={next} />
      </Card>
    </div>
  );
}
