import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { AdminEnquiry } from '@prepward/contracts/admin-inbox';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@prepward/contracts/durations';
import type { EnquiryStatus } from '@prepward/contracts/inbox-rules';
import { QUOTE_SERVICE_NAMES } from '@prepward/contracts/quote-rules';
import { StatusChip, type Tone } from '../ui/status-chip.js';

/** What each state is called. */
export const STATUS_NAMES: Record<EnquiryStatus, string> = {
  new: 'New',
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};
const TONES: Record<EnquiryStatus, Tone> = {
  new: 'bad',
  open: 'waiting',
  answered: 'good',
  closed: 'neutral',
};

export function EnquiryStatusChip({ status }: { status: EnquiryStatus }) {
  return <StatusChip label={STATUS_NAMES[status]} tone={TONES[status]} />;
}

/** What someone asks about. */
export function topicOf({ kind, service }: Pick<AdminEnquiry, 'kind' | 'service'>): string {
  if (kind === 'contact') return 'Message';
  return service === null ? 'Quote' : `Quote: ${QUOTE_SERVICE_NAMES[service]}`;
}

const STEPS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** How long ago it was, in the largest whole unit: "3 days". */
export function ageText(at: string, now: Date): string {
  const ms = now.getTime() - new Date(at).getTime();
  for (const [unit, length] of STEPS) {
    const count = Math.floor(ms / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  return 'under a minute';
}

/** The columns of the inbox's CSV file. */
export const ENQUIRY_COLUMNS: readonly CsvColumn<AdminEnquiry>[] = [
  { header: 'Received (UTC)', cell: ({ createdAt }) => csvInstant(createdAt) },
  { header: 'About', cell: topicOf },
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Phone', cell: ({ phone }) => phone ?? undefined },
  { header: 'Exam date', cell: ({ examDate }) => examDate ?? undefined },
  { header: 'Message', cell: ({ message }) => message },
  { header: 'Status', cell: ({ status }) => STATUS_NAMES[status] },
  { header: 'Assigned to', cell: ({ assignee }) => assignee ?? undefined },
  { header: 'Last reply (UTC)', cell: ({ repliedAt }) => csvInstant(repliedAt) },
];
