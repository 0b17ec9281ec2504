import type { AttemptSummary } from '@prepward/contracts/attempts';
import { AttemptLink } from '../../../entities/attempt/attempt-link.js';
import { localDay, mediumDay } from '../../../lib/dates.js';
import { Badge } from '../../../ui/badge.js';
import { type Column, Table } from '../../../ui/table.js';

const COLUMNS: readonly Column<AttemptSummary>[] = [
  {
    id: 'what',
    header: 'Practice',
    cell: (attempt) => <AttemptLink attempt={attempt} />,
  },
  {
    id: 'when',
    wideOnly: true,
    header: 'Date',
    cell: ({ startedAt }) => (
      <time dateTime={startedAt} className="whitespace-nowrap text-soft">
        {mediumDay(localDay(new Date(startedAt)))}
      </time>
    ),
  },
  {
    id: 'score',
    header: 'Score',
    numeric: true,
    cell: ({ state, score, right, items }) =>
      state === 'open' ? (
        <Badge tone="primary">Open</Badge>
      ) : (
        <>
          <span className="block font-semibold">{score ?? 0}%</span>
          <span className="block text-14 whitespace-nowrap text-soft">
            {right ?? 0} of {items}
          </span>
        </>
      ),
  },
];

/** The latest attempts, newest first. */
export function AttemptsTable({ attempts }: { attempts: readonly AttemptSummary[] }) {
  return (
    <Table
      caption="Your latest attempts"
      columns={COLUMNS}
      rows={attempts}
      rowKey={(attempt) => attempt.id}
    />
  );
}
