import type { AnswerFeedback, Attempt, AttemptResult } from '@prepward/contracts/attempts';
import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PLANS_PATH } from '../../../../entities/plan/plans-path.js';
import { ApiError, messageOf } from '../../../../lib/api.js';
import { useSession } from '../../../../lib/session/session.js';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { LinkButton } from '../../../../ui/link-button.js';
import { attemptApi, useReviewItem, useStartAttempt } from '../../api/attempts.js';
import { formatSpan, type ResultRow } from '../../result-figures.js';
import { itemName } from '../../sections.js';
import { ItemSheet } from '../item-sheet.js';
import { OwnNote } from '../own-note.js';
import { ReportDialog } from '../report-dialog.js';

type Entry = AttemptResult['review'][number];

/** What a refusal of a similar item unlocks, or why it failed. */
function SimilarTrouble({ error }: { error: Error }) {
  if (error instanceof ApiError && error.code === 'SUBSCRIPTION_REQUIRED') {
    return (
      <Alert tone="info" title="Similar questions are part of a subscription" live>
        <p>With one you practice every question of the bank, as often as you like.</p>
        <LinkButton to={PLANS_PATH} variant="primary" className="mt-3">
          See the plans
        </LinkButton>
      </Alert>
    );
  }
  return (
    <Alert tone="error" title="We couldn't start a similar question" live>
      {messageOf(error)}
    </Alert>
  );
}

/** For students with an account: another item of the kind, and the review queue. */
function ItemActions({ entry }: { entry: Entry }) {
  const navigate = useNavigate();
  const similar = useStartAttempt();
  const queue = useReviewItem(entry.itemId, entry.inReview);
  const { inReview } = queue;
  const Icon = inReview ? BookmarkCheck : BookmarkPlus;

  function startSimilar(): void {
    similar.mutate(
      { kind: 'practice', similarTo: entry.itemId, mode: 'tutor', count: 1 },
      { onSuccess: ({ id }) => navigate(`/practice/attempt/${id}`) },
    );
  }

  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={similar.isPending} onClick={startSimilar}>
          Similar question
        </Button>
        <Button
          variant="quiet"
          aria-pressed={inReview}
          busy={queue.isPending}
          icon={<Icon aria-hidden="true" className="size-5" />}
          onClick={() => queue.mutate(!inReview)}
        >
          {inReview ? 'In your review queue' : 'Add to review queue'}
        </Button>
      </div>
      {similar.error ? <SimilarTrouble error={similar.error} /> : null}
      {queue.error ? (
        <Alert tone="error" title="We couldn't update your review queue" live>
          {messageOf(queue.error)}
        </Alert>
      ) : null}
    </div>
  );
}

/** Something is wrong with the item: seen more often here, beside the key, than while answering. */
function ReportButton({ attempt, position }: { attempt: Attempt; position: number }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-4 justify-self-start print:hidden"
        onClick={() => setOpen(true)}
      >
        Report a problem
      </Button>
      {open ? (
        <ReportDialog
          position={position}
          name={itemName(attempt, position)}
          send={attemptApi(session, attempt.id).report}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** The student's time against that of others, where enough have had the item; the row has the first. */
function Times({ entry: { elapsedMs, medianMs } }: { entry: Entry }) {
  if (elapsedMs === undefined || medianMs === undefined) {
    return null;
  }
  return (
    <p className="figures text-14 text-soft">
      You took {formatSpan(elapsedMs)}; students usually take {formatSpan(medianMs)}.
    </p>
  );
}

/** Key and reasons as they are shown; a free question that was left unanswered keeps its own. */
export function feedbackOf({
  correct,
  key,
  rationales,
  ...sheet
}: Entry): AnswerFeedback | undefined {
  return key && rationales ? { ...sheet, correct, key, rationales } : undefined;
}

interface ReviewedItemProps {
  row: ResultRow;
  attempt: Attempt;
  /** The student has an account: queue and similar items are offered. */
  signedIn: boolean;
}

/** One item again: own answer, key, why, and the student's note. */
export function ReviewedItem({ row, attempt, signedIn }: ReviewedItemProps) {
  const { entry, item, name } = row;
  const note = attempt.answers[entry.position]?.note;
  const feedback = feedbackOf(entry);
  return (
    <>
      <Times entry={entry} />
      <fieldset disabled={feedback === undefined} className="min-w-0">
        <legend className="sr-only">{name}</legend>
        <ItemSheet
          item={item}
          passages={attempt.passages}
          value={entry.response}
          onChange={() => undefined}
          feedback={feedback}
          folded
        />
      </fieldset>
      {feedback ? null : (
        <p className="text-soft">
          You see the answer and its reasons once you answer this question.
        </p>
      )}
      {note ? <OwnNote note={note} /> : null}
      {signedIn ? <ItemActions entry={entry} /> : null}
      <ReportButton attempt={attempt} position={entry.position} />
    </>
  );
}
