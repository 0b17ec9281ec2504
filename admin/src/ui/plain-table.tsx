import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

/** The width that a column needs, rem. */
const COLUMN = 7;

/** In block layout, each cell is preceded by its column's name. */
const CELL = {
  display: 'grid',
  gridTemplateColumns: `${COLUMN}rem minmax(0, 1fr)`,
  justifyItems: 'start',
  borderBottom: 0,
  pl: 0,
  overflowWrap: 'anywhere',
  // Keeps a date on one line instead of breaking it over five.
  '& time': { whiteSpace: 'nowrap' },
  '& code': { overflowWrap: 'anywhere' },
  '&::before': { content: 'attr(data-head)', color: 'text.secondary' },
} as const;

/** The cell that names a row: the title in block layout. */
const NAME = {
  display: 'block',
  borderBottom: 0,
  pl: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;

const ROW = { display: 'block', paddingBlock: 1, borderTop: 1, borderColor: 'divider' } as const;

/** Where there is room for columns. */
const IN_COLUMNS = {
  display: 'table',
  '& thead': { display: 'table-header-group' },
  '& tbody': { display: 'table-row-group' },
  '& tr': { display: 'table-row', paddingBlock: 0, borderTop: 0 },
  '& :is(td, th)': {
    display: 'table-cell',
    pl: 2,
    borderBottom: 1,
    borderColor: 'divider',
    fontWeight: 400,
    overflowWrap: 'break-word',
  },
  '& thead th': { fontWeight: 600 },
  '& td::before': { display: 'none' },
  // Aligned with the heading above.
  '& :is(td, th):first-child': { pl: 0 },
} as const;

interface Row {
  key: string;
  /** The first one names the row. */
  cells: readonly ReactNode[];
}

interface SmallTableProps {
  /** What the table is about, for screen readers. */
  label: string;
  heads: readonly string[];
  rows: readonly Row[];
  /** The width that a column needs, rem; if there is less room, each row becomes a block. */
  columnRem?: number;
}

/** A table that is small enough to be shown whole: columns where they fit, else a block for each row. */
export function SmallTable({ label, heads, rows, columnRem = COLUMN }: SmallTableProps) {
  return (
    <TableContainer sx={{ containerType: 'inline-size' }}>
      <Table
        size="small"
        role="table"
        aria-label={label}
        sx={{
          display: 'block',
          fontVariantNumeric: 'tabular-nums',
          [`@container (min-width: ${heads.length * columnRem}rem)`]: IN_COLUMNS,
        }}
      >
        <TableHead role="rowgroup" sx={{ display: 'none' }}>
          <TableRow role="row">
            {heads.map((head) => (
              <TableCell key={head} role="columnheader">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup" sx={{ display: 'block' }}>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <TableRow key={key} role="row" sx={ROW}>
              <TableCell component="th" scope="row" role="rowheader" sx={NAME}>
                {name}
              </TableCell>
              {cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <TableCell key={i} role="cell" data-head={heads[i + 1]} sx={CELL}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface PlainTableProps extends Omit<SmallTableProps, 'rows'> {
  /** The first cell of each names its row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** A small table whose first cells are unique, so they serve as keys. */
export function PlainTable({ rows, ...table }: PlainTableProps) {
  return <SmallTable {...table} rows={rows.map((cells) => ({ key: cells[0], cells }))} />;
}
