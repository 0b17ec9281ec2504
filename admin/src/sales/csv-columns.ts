import type { CsvColumn } from '@prepward/browser/csv';

/** Columns that the files of all sales have. */
export const STUDENT_ID: CsvColumn<{ userId: string }> = {
  header: 'Student id',
  cell: ({ userId }) => userId,
};

export const AMOUNT: CsvColumn<{ amountCents: number }> = {
  header: 'Amount (cents)',
  cell: ({ amountCents }) => amountCents,
};

export const CURRENCY_CODE: CsvColumn<{ currency: string }> = {
  header: 'Currency',
  cell: ({ currency }) => currency,
};
