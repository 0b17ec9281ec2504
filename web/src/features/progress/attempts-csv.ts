import type { AttemptSummary } from '@prepward/contracts/attempts';
import { LEVEL_NAMES } from '@prepward/contracts/scores';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { attemptTopic, KIND_NAMES } from '../../entities/attempt/attempts.js';

type Cell = string | number | undefined;

const COLUMNS: readonly { header: string; cell: (attempt: AttemptSummary) => Cell }[] = [
  { header: 'Started (UTC)', cell: ({ startedAt }) => moment(startedAt) },
  { header: 'Finished (UTC)', cell: ({ finishedAt }) => moment(finishedAt) },
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

/** Byte order mark: spreadsheets take the file for UTF-8 with it, and for a local code without. */
const BOM = '\uFEFF';

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;

function moment(iso: string | undefined): string | undefined {
  return iso?.slice(0, 19).replace('T', ' ');
}

/**
 * One field as RFC 4180 has it. Text that a spreadsheet would compute gets an apostrophe before it,
 * which makes it text again.
 */
function field(cell: Cell): string {
  if (typeof cell !== 'string') {
    return cell === undefined ? '' : String(cell);
  }
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of fields as a CSV file with UTF-8's mark at its head. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return BOM + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** The history as a table for a spreadsheet, one attempt a line. */
export function attemptsCsv(attempts: readonly AttemptSummary[]): string {
  return toCsv([
    COLUMNS.map(({ header }) => header),
    ...attempts.map((attempt) => COLUMNS.map(({ cell }) => cell(attempt))),
  ]);
}
