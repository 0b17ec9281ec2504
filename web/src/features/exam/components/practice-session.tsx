import type { Attempt } from '@prepward/contracts/attempts';
import type { Subject } from '@prepward/contracts/subjects';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../../lib/api.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import type { AnswerBook, BookSnapshot } from '../answer-book.js';
import { useFinishPractice } from '../api/attempts.js';
import { useAnswerBook } from '../hooks/use-answer-book.js';
import { ActionBar } from './action-bar.js';
import { ItemSheet } from './item-sheet.js';
import { SessionBar } from './session-bar.js';

function Outcome({ correct }: { correct: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <div
      className={
        correct
          ? 'animate-appear flex items-center gap-3 rounded-md border border-correct bg-correct-tint p-4 text-correct'
          : 'animate-appear flex items-center gap-3 rounded-md border border-incorrect bg-incorrect-tint p-4 text-incorrect'
      }
    >
      <Icon aria-hidden="true" className="size-6" />
      <h2 ref={heading} tabIndex={-1} className="text-18 tracking-normal">
        {correct ? 'Right' : 'Wrong'}
        <span className="sr-only">. The reasons stand with the answers above.</span>
      </h2>
    </div>
  );
}

function SaveTrouble({ book, state }: { book: AnswerBook; state: BookSnapshot }) {
  if (state.save === 'offline') {
    return (
      <Alert tone="notice" title="You are offline" live>
        <p>
          Your answer is kept on this device and sent by itself as soon as the server answers. The
          explanation appears then. You can go on; only the result waits for it.
        </p>
        <Button variant="secondary" className="mt-3" onClick={() => book.retryNow()}>
          Try now
        </Button>
      </Alert>
    );
  }
  if (state.save === 'failed') {
    return (
      <Alert tone="error" title="Your answer was not accepted" live>
        <p>{state.failure}</p>
        <Button variant="secondary" className="mt-3" onClick={() => book.retryNow()}>
          Try again
        </Button>
      </Alert>
    );
  }
  return null;
}

interface PracticeSessionProps {
  attempt: Attempt;
  subject: Subject;
  onFinished: (attempt: Attempt) => void;
}

/** The items of an open attempt, one at a time, each explained as soon as it is answered. */
export function PracticeSession({ attempt, subject, onFinished }: PracticeSessionProps) {
  const { book, state } = useAnswerBook(attempt);
  const finish = useFinishPractice(attempt.id);
  const top = useRef<HTMLElement>(null);
  const { at } = state;
  const index = Math.max(
    attempt.items.findIndex((entry) => entry.position === at),
    0,
  );
  const item = attempt.items[index];

  // biome-ignore lint/correctness/useExhaustiveDependencies: every item begins at its top
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [at]);

  if (!item) {
    return null;
  }
  const given = state.given[item.position];
  return (
    <div className="flex min-h-[calc(100dvh-var(--header))] flex-col">
      <SessionBar subject={subject} index={index} total={attempt.items.length} state={state} />
      <section
        ref={top}
        tabIndex={-1}
        aria-label={`Question ${index + 1} of ${attempt.items.length}`}
        className="page grow py-8"
      >
        <ItemSheet
          key={item.position}
          item={item}
          passages={attempt.passages}
          value={given?.response ?? state.drafts[item.position] ?? null}
          onChange={(response) => (given ? undefined : book.draft(item.position, response))}
          feedback={given?.feedback}
        >
          {given?.feedback ? <Outcome correct={given.feedback.correct} /> : null}
          <SaveTrouble book={book} state={state} />
          {finish.error ? (
            <Alert tone="error" title="The result could not be read" live>
              {messageOf(finish.error)}
            </Alert>
          ) : null}
        </ItemSheet>
      </section>
      <ActionBar
        book={book}
        state={state}
        items={attempt.items}
        index={index}
        finishing={finish.isPending}
        onFinish={() => finish.mutate(undefined, { onSuccess: onFinished })}
      />
    </div>
  );
}
