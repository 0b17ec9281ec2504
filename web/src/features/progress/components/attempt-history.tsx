import type { AttemptSummary } from '@prepward/contracts/attempts';
import { AttemptLink } from '../../../entities/attempt/attempt-link.js';
import type { AttemptFilter } from '../../../entities/attempt/attempts.js';
import { messageOf } from '../../../lib/api.js';
import { localDay, mediumDay } from '../../../lib/dates.js';
import { Alert } from '../../../ui/alert.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { LoadError } from '../../../ui/load-error.js';
import { SelectField } from '../../../ui/select-field.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { type Column, Table } from '../../../ui/table.js';
import { useAttemptPages } from '../api/attempt-pages.js';
import { FILTERS, useAttemptFilters } from '../hooks/use-attempt-filters.js';
import { duration } from '../points.js';
import { ExportButton } from './export-button.js';

const COLUMNS: readonly Column<AttemptSummary>[] = [
  {
    id: 'what',
    header: 'Practice',
    cell: (attempt) => <AttemptLink attempt={attempt} />,
  },
  {
    id: 'when',
    wideOnly: true,
    header: 'Date and time taken',
    cell: ({ startedAt, elapsedMs }) => (
      <span className="figures whitespace-nowrap text-soft">
        <time dateTime={startedAt}>{mediumDay(localDay(new Date(startedAt)))}</time>
        <span className="block text-14">{duration(elapsedMs)}</span>
      </span>
    ),
  },
  {
    id: 'score',
    header: 'Score',
    numeric: true,
    cell: ({ state, score, right, answered, items }) =>
      state === 'open' ? (
        <>
          <Badge tone="primary">Open</Badge>
          <span className="block text-14 whitespace-nowrap text-soft">
            {answered} of {items} answered
          </span>
        </>
      ) : (
        <>
          <span className="block font-semibold">{score ?? 0}%</span>
          <span className="block text-14 whitespace-nowrap text-soft">
            {right ?? 0} of {items} correct
          </span>
        </>
      ),
  },
];

interface ListProps {
  filter: AttemptFilter;
  narrowed: boolean;
  onClear: () => void;
}

function List({ filter, narrowed, onClear }: ListProps) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useAttemptPages(filter);
  if (!data) {
    return error ? (
      <LoadError
        title="We couldn't load your history"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <div role="status">
        <span className="sr-only">Loading your history…</span>
        <Skeleton className="h-80" />
      </div>
    );
  }
  const attempts = data.pages.flatMap(({ items }) => items);
  if (attempts.length === 0) {
    return (
      <div className="grid justify-items-start gap-3 py-4">
        <p>{narrowed ? 'No attempts match these filters.' : 'Nothing practiced yet.'}</p>
        {narrowed ? (
          <Button variant="secondary" onClick={onClear}>
            Clear the filters
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <>
      <Table
        caption="Your attempts, newest first"
        columns={COLUMNS}
        rows={attempts}
        rowKey={({ id }) => id}
      />
      {error ? (
        <Alert tone="error" title="We couldn't load more" className="mt-4" live>
          {messageOf(error)}
        </Alert>
      ) : null}
      {hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-4"
          busy={isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </>
  );
}

/** Every attempt of the student, with filters and as a file. */
export function AttemptHistory() {
  const { filter, chosen, set, clear, any } = useAttemptFilters();
  return (
    <Card className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-21">Your attempts</h2>
        <ExportButton filter={filter} narrowed={any} />
      </div>
      <div className="mb-6 grid gap-4 sm:grid-cols-3">
        {FILTERS.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            value={chosen(name)}
            options={options}
            onValue={(value) => set(name, value)}
          />
        ))}
      </div>
      <List filter={filter} narrowed={any} onClear={clear} />
    </Card>
  );
}
