import type { AttemptSummary } from '@prepward/contracts/attempts';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { Badge } from '../../../ui/badge.js';
import { type Column, Table } from '../../../ui/table.js';

const KINDS: Record<AttemptSummary['kind'], string> = {
  'free-practice': 'Free practice',
  quiz: 'Quiz',
  'free-bank': 'Free bank',
  practice: 'Practice',
  category: 'Practice',
  diagnostic: 'Diagnostic',
  mixed: 'Mixed practice',
  review: 'Review',
  mock: 'Mock exam',
};

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const COLUMNS: readonly Column<AttemptSummary>[] = [
  {
    id: 'what',
    header: 'Practice',
    cell: (attempt) => (
      <>
        <span className="block font-medium">
          {attempt.subject ? SUBJECT_NAMES[attempt.subject] : 'All subjects'}
        </span>
        <span className="block text-14 text-soft">{KINDS[attempt.kind]}</span>
      </>
    ),
  },
  {
    id: 'when',
    header: 'Date',
    cell: (attempt) => (
      <time dateTime={attempt.startedAt} className="whitespace-nowrap text-soft">
        {DATE.format(new Date(attempt.startedAt))}
      </time>
    ),
  },
  {
    id: 'score',
    header: 'Score',
    numeric: true,
    cell: (attempt) =>
      attempt.state === 'open' ? (
        <Badge tone="primary">Open</Badge>
      ) : (
        <>
          <span className="block font-semibold">{attempt.score ?? 0}%</span>
          <span className="block text-14 whitespace-nowrap text-soft">
            {attempt.right ?? 0} of {attempt.items}
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
