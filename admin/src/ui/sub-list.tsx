import { Skeleton, Typography } from '@mui/material';
import type { RouteAnswer } from '@prepward/contracts/routes';
import type { ReactNode } from 'react';
import type { StaffRead } from '../staff-routes.js';
import { SmallTable } from './plain-table.js';
import { Problem } from './problem.js';
import { type Reading, useAnswer } from './use-answer.js';

type ReadProps<Name extends StaffRead> = Reading<Name> & {
  children: (data: RouteAnswer<Name>) => ReactNode;
};

/** Loads what belongs to a record, and shows it once it has arrived. */
export function Read<Name extends StaffRead>({ children, ...reading }: ReadProps<Name>) {
  const { data, error, isFetching, refetch } = useAnswer(reading as unknown as Reading<Name>);
  if (data !== undefined) return children(data);
  if (error !== null) {
    return <Problem error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return <Skeleton variant="rounded" height={64} />;
}

interface RowsProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Each column's cell, by the column's header. */
  columns: Readonly<Record<string, (row: Row) => ReactNode>>;
  /** Shown when there are no rows. */
  none: string;
}

/** A small table on a record's page. */
export function Rows<Row>({ label, rows, keyOf, columns, none }: RowsProps<Row>) {
  if (rows.length === 0) return <Typography color="textSecondary">{none}</Typography>;
  return (
    <SmallTable
      label={label}
      heads={Object.keys(columns)}
      rows={rows.map((row) => ({
        key: keyOf(row),
        cells: Object.values(columns).map((cell) => cell(row)),
      }))}
    />
  );
}
