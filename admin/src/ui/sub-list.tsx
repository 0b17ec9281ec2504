import {
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { RouteAnswer } from '@prepward/contracts/routes';
import type { ReactNode } from 'react';
import type { StaffRead } from '../staff-routes.js';
import { Problem } from './problem.js';
import { type Reading, useAnswer } from './use-answer.js';

type ReadProps<Name extends StaffRead> = Reading<Name> & {
  children: (data: RouteAnswer<Name>) => ReactNode;
};

/** What belongs to a record, once it is there. */
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
  /** By its head, the cell of each column. */
  columns: Readonly<Record<string, (row: Row) => ReactNode>>;
  /** Said where there is none. */
  none: string;
}

/** A small table on a record's page. */
export function Rows<Row>({ label, rows, keyOf, columns, none }: RowsProps<Row>) {
  if (rows.length === 0) return <Typography color="textSecondary">{none}</Typography>;
  const heads = Object.keys(columns);
  return (
    // A table that is wider than the page scrolls by itself, with the keyboard too.
    <TableContainer tabIndex={0} role="group" aria-label={label} sx={{ contain: 'inline-size' }}>
      <Table
        size="small"
        sx={{
          // On a phone the table scrolls rather than break a date into five lines.
          '& time': { whiteSpace: 'nowrap' },
          '& td': { fontVariantNumeric: 'tabular-nums', minWidth: { xs: '7.5rem', sm: 0 } },
          // In line with the heading above.
          '& :is(td, th):first-of-type': { pl: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {heads.map((head) => (
                <TableCell key={head}>{columns[head]?.(row)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
