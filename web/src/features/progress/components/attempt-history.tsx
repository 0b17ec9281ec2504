import { AttemptDays } from '../../../entities/attempt/attempt-days.js';
import type { AttemptFilter } from '../../../entities/attempt/attempts.js';
import { messageOf } from '../../../lib/api.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Loaded } from '../../../ui/load-error.js';
import { SelectField } from '../../../ui/select-field.js';
import { useAttemptPages } from '../api/attempt-pages.js';
import { FILTERS, useAttemptFilters } from '../hooks/use-attempt-filters.js';
import { ExportButton } from './export-button.js';

/** Shown when there are no attempts yet, or none that match the filters. */
function NoAttempts({ narrowed, onClear }: Pick<ListProps, 'narrowed' | 'onClear'>) {
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

/** Loads attempts older than those shown. */
function ShowMore({ query }: { query: ReturnType<typeof useAttemptPages> }) {
  const { error, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  return (
    <>
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

interface ListProps {
  filter: AttemptFilter;
  narrowed: boolean;
  onClear: () => void;
}

function List({ filter, narrowed, onClear }: ListProps) {
  const query = useAttemptPages(filter);
  return (
    <Loaded query={query} what="your history" height="h-80">
      {({ pages }) => {
        const attempts = pages.flatMap(({ items }) => items);
        return attempts.length === 0 ? (
          <NoAttempts narrowed={narrowed} onClear={onClear} />
        ) : (
          <>
            <AttemptDays attempts={attempts} />
            <ShowMore query={query} />
          </>
        );
      }}
    </Loaded>
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
      <div className="mb-6 grid grid-cols-2 gap-3 *:last:col-span-2 sm:grid-cols-3 sm:gap-4 sm:*:last:col-span-1">
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
