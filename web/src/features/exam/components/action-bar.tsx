import type { AttemptItem } from '@prepward/contracts/attempts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.js';
import type { AnswerBook, BookSnapshot } from '../answer-book.js';
import { readyResponse } from '../responses.js';

const FinishDialog = lazy(() => import('./finish-dialog.js'));

interface ActionBarProps {
  book: AnswerBook;
  state: BookSnapshot;
  items: readonly AttemptItem[];
  index: number;
  onFinish: () => void;
  finishing: boolean;
}

/** Back, and the one thing to do next; it stays at the bottom of the screen. */
export function ActionBar({ book, state, items, index, onFinish, finishing }: ActionBarProps) {
  const [asking, setAsking] = useState(false);
  const item = items[index];
  if (!item) {
    return null;
  }
  const unanswered = items.filter(({ position }) => !state.given[position]).length;
  const previous = items[index - 1];
  const next = items[index + 1];
  const given = state.given[item.position];
  const ready = readyResponse(item, state.drafts[item.position] ?? null);
  const waiting = given !== undefined && !given.feedback && state.save === 'saving';
  const end = unanswered > 0 ? () => setAsking(true) : onFinish;
  // The result would leave out an answer that has not arrived yet.
  const held = !next && (state.save === 'offline' || state.save === 'saving');
  const forward = next ? () => book.goTo(next.position) : end;
  return (
    <div
      data-action-bar=""
      className="sticky bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      <div className="page action-bar flex items-center justify-between gap-3 py-3">
        <Button
          variant="secondary"
          disabled={!previous}
          onClick={() => previous && book.goTo(previous.position)}
        >
          Back
        </Button>
        <div className="flex items-center gap-2 sm:gap-3">
          {given ? (
            <Button
              key="next"
              variant="accent"
              busy={waiting || finishing}
              disabled={held}
              onClick={forward}
            >
              {next ? 'Next question' : 'See your result'}
            </Button>
          ) : (
            <>
              <Button key="skip" variant="quiet" disabled={finishing || held} onClick={forward}>
                {next ? 'Skip' : 'Finish'}
              </Button>
              <Button
                key="check"
                variant="accent"
                disabled={!ready || finishing}
                onClick={() => ready && book.give(item.position, ready)}
              >
                Check answer
              </Button>
            </>
          )}
        </div>
      </div>
      {asking ? (
        <Suspense>
          <FinishDialog
            open
            unanswered={unanswered}
            onStay={() => setAsking(false)}
            onFinish={() => {
              setAsking(false);
              onFinish();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
