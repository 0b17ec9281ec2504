import type { Tx } from '@prepward/platform/database';
import type { ItemVersions } from '../questions/index.js';
import type { AttemptItemRow, AttemptRepository, AttemptRow } from './attempt.repository.js';
import { type Score, scoreOf } from './domain/score.js';

/** The stored versions that an attempt's items refer to, in their order. */
export function versionsOf(rows: readonly AttemptItemRow[]) {
  return rows.map((row) => ({ itemId: row.item_id, version: row.item_version }));
}

/** Scores an attempt from what is stored; two statements, however many items it has. */
export async function scoreAttempt(
  tx: Tx,
  attempt: AttemptRow,
  attempts: AttemptRepository,
  versions: ItemVersions,
): Promise<{ rows: AttemptItemRow[]; score: Score; right: ReadonlySet<number> }> {
  const rows = await attempts.itemsWithAnswers(attempt, tx);
  const keys = await versions.keys(versionsOf(rows), tx);
  const places = rows.flatMap((row, i) => {
    const item = keys[i];
    if (item === undefined) return [];
    const { position, section, scored_response: response } = row;
    return [{ position, section, area: item.area, key: item.key, response }];
  });
  const subjects = new Map(attempt.sections.map((section) => [section.n, section.subject]));
  return { rows, ...scoreOf(places, subjects) };
}
