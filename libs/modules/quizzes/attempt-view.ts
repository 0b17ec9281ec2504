import type {
  AnswerFeedback,
  Attempt,
  AttemptSummary,
  ItemResponse,
} from '@prepward/contracts/attempts';
import type { PassageRecord } from '@prepward/contracts/items';
import type { StoredItem } from '../questions/index.js';
import type { AttemptItemRow, AttemptRow } from './attempt.repository.js';
import { isRight } from './domain/scoring.js';

/** Right or wrong, with key and reasons: shown only once the answer counts. */
export function toFeedback(item: StoredItem, response: ItemResponse): AnswerFeedback {
  return { correct: isRight(item.sheet.key, response), ...item.sheet };
}

function toAnswers(
  attempt: AttemptRow,
  rows: readonly AttemptItemRow[],
  items: readonly StoredItem[],
) {
  const answers: Attempt['answers'] = {};
  rows.forEach((row, i) => {
    const item = items[i];
    if (row.sequence === null || item === undefined) return;
    const { scored_response: scored } = row;
    answers[row.position] = {
      sequence: row.sequence,
      response: row.response,
      flagged: row.flagged ?? false,
      ...(attempt.mode === 'tutor' && scored !== null
        ? { feedback: toFeedback(item, scored) }
        : {}),
    };
  });
  return answers;
}

function toResult(
  attempt: AttemptRow,
  rows: readonly AttemptItemRow[],
  items: readonly StoredItem[],
): Attempt['result'] {
  if (attempt.state !== 'finished' || attempt.score === null) return undefined;
  const review = rows.flatMap((row, i) => {
    const item = items[i];
    if (item === undefined) return [];
    return [
      {
        position: row.position,
        itemId: item.itemId,
        objective: item.objective,
        response: row.scored_response,
        correct: isRight(item.sheet.key, row.scored_response),
        ...(row.elapsed_ms === null ? {} : { elapsedMs: row.elapsed_ms }),
        ...item.sheet,
      },
    ];
  });
  return { ...attempt.score, review };
}

/** An attempt as its owner sees it. `items` are the stored versions of `rows`, in the same order. */
export function toAttemptView(
  attempt: AttemptRow,
  rows: readonly AttemptItemRow[],
  items: readonly StoredItem[],
  now: Date,
): Attempt {
  const passages = new Map<string, PassageRecord>();
  for (const { passage } of items) if (passage !== null) passages.set(passage.id, passage);
  const subject = attempt.subject;
  const result = toResult(attempt, rows, items);
  return {
    id: attempt.id,
    kind: attempt.kind,
    mode: attempt.mode,
    state: attempt.state,
    startedAt: attempt.started_at.toISOString(),
    ...(attempt.finished_at === null ? {} : { finishedAt: attempt.finished_at.toISOString() }),
    serverTime: now.toISOString(),
    sections:
      subject === ''
        ? []
        : [
            {
              n: 1,
              subject,
              state: attempt.state === 'open' ? 'open' : 'closed',
              items: rows.length,
            },
          ],
    items: rows.flatMap((row, i) => {
      const item = items[i];
      return item === undefined
        ? []
        : [
            {
              position: row.position,
              section: row.section,
              itemId: item.itemId,
              version: item.version,
              ...item.view,
            },
          ];
    }),
    passages: [...passages.values()],
    answers: toAnswers(attempt, rows, items),
    ...(result === undefined ? {} : { result }),
  };
}

/** One line of the history. */
export function toSummary(row: AttemptRow & { answered: number }): AttemptSummary {
  return {
    id: row.id,
    kind: row.kind,
    mode: row.mode,
    state: row.state,
    ...(row.subject === '' ? {} : { subject: row.subject }),
    startedAt: row.started_at.toISOString(),
    ...(row.finished_at === null ? {} : { finishedAt: row.finished_at.toISOString() }),
    items: row.item_count,
    answered: row.answered,
    ...(row.score === null ? {} : { right: row.score.right, score: row.score.score }),
  };
}
