import type { AnswerFeedback, Attempt, AttemptResult } from '@prepward/contracts/attempts';
import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../../lib/api.js';
import { useSession } from '../../../../lib/session/session.js';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { attemptApi, useReviewItem } from '../../api/attempts.js';
import { formatSpan, type ResultRow } from '../../result-figures.js';
import { itemName } from '../../sections.js';
import { ItemSheet } from '../item-sheet.js';
import { OwnNote } from '../own-note.js';
import { ReportDialog } from '../report-dialog.js';
import { SimilarTrouble, useSimilar } from '../similar-button.js';

type Entry = AttemptResult['review'][number];

/** For students with an account: a similar item, and the review queue. */
function ItemActions({ entry }: { entry: Entry }) {
  const similar = useSimilar(entry.itemId, 1);
  const queue = useReviewItem(entry.itemId, entry.inReview);
  const { inReview } = queue;
  const Icon = inReview ? BookmarkCheck : BookmarkPlus;

  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={similar.isPending} onClick={similar.start}>
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

/**
 * Reports a problem with the item: students notice one more often here, next to the key, than while
 * answering.
 */
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

/** The student's time next to the median, where enough others had the item; the row shows the first. */
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

/** Key and rationales as they are shown; undefined for a free question left unanswered, which hides them. */
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
  /** The student has an account: the review queue and similar items are offered. */
  signedIn: boolean;
}

/** One item again: the student's answer, the key, why, and the student's note. */
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
          You’ll see the answer and the reasons once you answer this question.
        </p>
      )}
      {note ? <OwnNote note={note} /> : null}
      {signedIn ? <ItemActions entry={entry} /> : null}
      <ReportButton attempt={attempt} position={entry.position} />
    </>
  );
}
