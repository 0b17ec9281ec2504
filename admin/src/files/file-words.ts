import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { AdminFile } from '@prepward/contracts/admin-files';
import { SUBJECT_SHORT_NAMES } from '@prepward/contracts/subjects';

/** What a file is sold as, in words. */
export function saleText({ soldAs }: AdminFile): string {
  return soldAs === null ? 'Not sold' : `Sold as the ${SUBJECT_SHORT_NAMES[soldAs]} test bank`;
}

/** The columns of the files' CSV file. */
export const FILE_COLUMNS: readonly CsvColumn<AdminFile>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Version', cell: ({ version }) => version },
  { header: 'Pages', cell: ({ pages }) => pages },
  { header: 'Bytes', cell: ({ bytes }) => bytes },
  { header: 'Sold as', cell: ({ soldAs }) => soldAs ?? undefined },
  { header: 'Changed (UTC)', cell: ({ updatedAt }) => csvInstant(updatedAt) },
];
