import type { AttemptSummary } from '@prepward/contracts/attempts';
import { Link } from 'react-router-dom';
import { attemptLink, attemptTopic, KIND_NAMES } from '../../../lib/attempts.js';
import { localDay, mediumDay } from '../../../lib/dates.js';
import { Badge } from '../../../ui/badge.js';
import { type Column, Table } from '../../../ui/table.js';

const COLUMNS: readonly Column<AttemptSummary>[] = [
  {
    id: 'what',
    header: 'Practice',
    cell: (attempt) => (
      <Link {...attemptLink(attempt)} className="block min-h-target min-w-28">
        <span className="text-link font-medium">{attemptTopic(attempt)}</span>
        <span className="block text-14 text-soft">{KIND_NAMES[attempt.kind]}</span>
      </Link>
    ),
  },
  {
    id: 'when',
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
