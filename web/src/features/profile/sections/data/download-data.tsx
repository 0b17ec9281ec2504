import { sizeText } from '@prepward/browser/size-text';
import type { DataExport } from '@prepward/contracts/privacy';
import { EXPORT_DAYS } from '@prepward/contracts/privacy-rules';
import { Download } from 'lucide-react';
import { messageOf } from '../../../../lib/api.js';
import { dayOfInstant } from '../../../../lib/dates.js';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { Spinner } from '../../../../ui/spinner.js';
import { useDownloadExport, useRequestExport } from '../../api/privacy.js';
import { Part, PartActions } from '../../components/section-parts.js';

function State({ newest }: { newest: DataExport }) {
  if (newest.state === 'making') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner /> We’re packing your data. This takes about a minute, and we’ll email you.
      </p>
    );
  }
  if (newest.state === 'failed') {
    return (
      <Alert tone="error" title="That didn’t work">
        We couldn’t pack your data. Try again.
      </Alert>
    );
  }
  const { expiresAt, bytes } = newest;
  return (
    <Alert tone="success" title="Your data is ready">
      <p className="figures">
        A ZIP file of {sizeText(bytes ?? 0)}, available until{' '}
        {expiresAt ? dayOfInstant(expiresAt) : ''}.
      </p>
    </Alert>
  );
}

/** A copy of all that is kept about the student. */
export function DownloadData({ newest }: { newest: DataExport | null }) {
  const request = useRequestExport();
  const download = useDownloadExport();
  const error = request.error ?? download.error;
  const ready = newest?.state === 'ready' ? newest : undefined;
  const mayAsk =
    newest?.state !== 'making' && (newest === null || new Date(newest.nextAt) <= new Date());
  return (
    <Part
      title="Download your data"
      lead={`Everything we have about you, as JSON and CSV files in one ZIP: details, practices, answers, notes, payments and more. The file is yours for ${EXPORT_DAYS} days; you can ask once a day.`}
    >
      <div className="grid gap-4">
        {newest ? <State newest={newest} /> : null}
        {error ? (
          <Alert tone="error" title="That didn’t work" live>
            {messageOf(error)}
          </Alert>
        ) : null}
        <PartActions>
          {ready ? (
            <Button
              busy={download.isPending}
              icon={<Download aria-hidden="true" className="size-5" />}
              onClick={() => download.mutate(ready.id)}
            >
              Download file
            </Button>
          ) : null}
          {mayAsk ? (
            <Button variant="secondary" busy={request.isPending} onClick={() => request.mutate()}>
              {ready ? 'Pack it again' : 'Download my data'}
            </Button>
          ) : null}
        </PartActions>
      </div>
    </Part>
  );
}
