import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { AdminItemReport } from '@prepward/contracts/admin-items';
import type { Tone } from '../ui/status-chip.js';

export const REASON_NAMES: Readonly<Record<AdminItemReport['reason'], string>> = {
  'wrong-key': 'The key is wrong',
  unclear: 'Unclear',
  'typing-error': 'Typo',
  display: 'Displays wrong',
  outdated: 'Out of date',
  other: 'Something else',
};

export const STATE_NAMES: Readonly<Record<AdminItemReport['state'], string>> = {
  open: 'Open',
  closed: 'Closed',
};

export const STATE_TONES: Readonly<Record<AdminItemReport['state'], Tone>> = {
  open: 'waiting',
  closed: 'good',
};

/** The columns of the reports' CSV file. */
export const REPORT_COLUMNS: readonly CsvColumn<AdminItemReport>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Question', cell: ({ itemId }) => itemId },
  { header: 'Version', cell: ({ itemVersion }) => itemVersion },
  { header: 'Reason', cell: ({ reason }) => REASON_NAMES[reason] },
  { header: 'Text', cell: ({ text }) => text },
  { header: 'State', cell: ({ state }) => STATE_NAMES[state] },
  { header: 'Sent (UTC)', cell: ({ createdAt }) => csvInstant(createdAt) },
  { header: 'Closed (UTC)', cell: ({ closedAt }) => csvInstant(closedAt) },
];
