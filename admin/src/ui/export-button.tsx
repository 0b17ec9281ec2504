import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { type CsvColumn, csvOf } from '@prepward/browser/csv';
import { downloadFile } from '@prepward/browser/download-file';
import { useState } from 'react';
import {
  type DataProvider,
  type GetListParams,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
} from 'react-admin';
import { messageOf } from './message-of.js';

/** Rows that the API gives at a time. */
const PAGE = 200;
/** The most rows that a file gets; anything larger is a job for the database. */
export const MOST_ROWS = 10_000;

/** Every row that a list matches, page by page, as far as `MOST_ROWS`. */
export async function readAll<Row extends RaRecord>(
  provider: Pick<DataProvider, 'getList'>,
  resource: string,
  query: Pick<GetListParams, 'sort' | 'filter'>,
): Promise<{ rows: Row[]; total: number }> {
  const rows: Row[] = [];
  let all = 0;
  for (let page = 1; rows.length < MOST_ROWS; page += 1) {
    const pagination = { page, perPage: PAGE };
    const { data, total = 0 } = await provider.getList<Row>(resource, { ...query, pagination });
    rows.push(...data);
    all = total;
    if (data.length < PAGE) break;
  }
  return { rows, total: all };
}

/** Downloads everything that the list matches, on all pages, as a CSV file. */
export function ExportButton<Row extends RaRecord>(props: { columns: readonly CsvColumn<Row>[] }) {
  const { resource, sort, filterValues, total } = useListContext();
  const provider = useDataProvider();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      const found = await readAll<Row>(provider, resource, { sort, filter: filterValues });
      const file = new Blob([csvOf(props.columns, found.rows)], { type: 'text/csv;charset=utf-8' });
      downloadFile(`${resource}-${new Date().toISOString().slice(0, 10)}.csv`, file);
      if (found.total > found.rows.length) {
        const message = `The file has the first ${found.rows.length} of ${found.total} rows. Filter the list to get the others.`;
        notify(message, { type: 'warning' });
      }
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      startIcon={<DownloadIcon />}
      disabled={busy || total === 0}
      onClick={() => void save()}
      sx={{ whiteSpace: 'nowrap' }}
    >
      Export CSV
    </Button>
  );
}
