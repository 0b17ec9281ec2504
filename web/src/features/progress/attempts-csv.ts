import { type CsvColumn, csvInstant, csvOf } from '@prepward/browser/csv';
import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import { LEVEL_NAMES } from '@prepward/contracts/scores';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { attemptTopic, KIND_NAMES } from '../../entities/attempt/attempts.js';

const COLUMNS: readonly CsvColumn<AttemptSummary>[] = [
  { header: 'Started (UTC)', cell: ({ startedAt }) => csvInstant(startedAt) },
  { header: 'Finished (UTC)', cell: ({ finishedAt }) => csvInstant(finishedAt) },
  { header: 'Kind', cell: ({ kind }) => KIND_NAMES[kind] },
  { header: 'Topic', cell: attemptTopic },
  { header: 'Subject', cell: ({ subject }) => (subject ? SUBJECT_NAMES[subject] : 'All subjects') },
  { header: 'Mode', cell: ({ mode }) => mode },
  { header: 'State', cell: ({ state }) => state },
  { header: 'Questions', cell: ({ items }) => items },
  { header: 'Answered', cell: ({ answered }) => answered },
  { header: 'Correct', cell: ({ right }) => right },
  { header: 'Score (percent)', cell: ({ score }) => score },
  { header: 'Level', cell: ({ level }) => (level ? LEVEL_NAMES[level] : undefined) },
  { header: 'Seconds on questions', cell: ({ elapsedMs }) => Math.round(elapsedMs / 1000) },
];

/** The history as a table for a spreadsheet, one attempt per row. */
export function attemptsCsv(attempts: readonly AttemptSummary[]): string {
  return csvOf(COLUMNS, attempts);
}
