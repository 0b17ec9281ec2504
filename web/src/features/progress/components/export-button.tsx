import { downloadFile } from '@prepward/browser/download-file';
import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import type { AttemptFilter } from '../../../entities/attempt/attempts.js';
import { messageOf } from '../../../lib/api.js';
import { localDay } from '../../../lib/dates.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { useReadAllAttempts } from '../api/attempt-pages.js';
import { attemptsCsv } from '../attempts-csv.js';

/** Reads every page of the history and hands it over as a CSV file. */
export function ExportButton({ filter, narrowed }: { filter: AttemptFilter; narrowed: boolean }) {
  const { mutate, isPending, error } = useReadAllAttempts();
  function save(attempts: AttemptSummary[]): void {
    const name = `practice-history-${localDay(new Date())}.csv`;
    downloadFile(name, new Blob([attemptsCsv(attempts)], { type: 'text/csv;charset=utf-8' }));
  }
  return (
    <>
      <Button
        variant="secondary"
        busy={isPending}
        busyLabel="Exporting..."
        onClick={() => mutate(filter, { onSuccess: save })}
      >
        {narrowed ? 'Export these as CSV' : 'Export all as CSV'}
      </Button>
      {error ? (
        <Alert tone="error" title="The export didn't work" className="w-full" live>
          {messageOf(error)} Nothing was saved; you can try again.
        </Alert>
      ) : null}
    </>
  );
}
