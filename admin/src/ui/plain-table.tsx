import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

/** Dates and amounts in a few lines at most; on a phone, beside what they are. */
const CELL = {
  minWidth: { sm: '6.5rem' },
  pl: { xs: 0, sm: 2 },
  display: { xs: 'grid', sm: 'table-cell' },
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  justifyItems: 'start',
  borderBottom: { xs: 0, sm: 1 },
  borderColor: { sm: 'divider' },
  overflowWrap: { xs: 'anywhere', sm: 'normal' },
  '&::before': {
    display: { sm: 'none' },
    content: 'attr(data-head)',
    color: 'text.secondary',
  },
} as const;

/** The name of a row: on a phone the title of its block. */
const NAME = {
  display: { xs: 'block', sm: 'table-cell' },
  borderBottom: { xs: 0, sm: 1 },
  borderColor: { sm: 'divider' },
  fontWeight: { xs: 600, sm: 400 },
  overflowWrap: { xs: 'anywhere', sm: 'normal' },
};

const ROW = {
  display: { xs: 'block', sm: 'table-row' },
  paddingBlock: { xs: 1, sm: 0 },
  borderTop: { xs: 1, sm: 0 },
  borderColor: { xs: 'divider' },
};

/** On a phone each cell says its own. */
const HEADS = { display: { xs: 'none', sm: 'table-header-group' } };

interface PlainTableProps {
  /** What the table is about, for screen readers. */
  label: string;
  heads: readonly string[];
  /** The first cell of each names its row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/**
 * A table that is small enough to be shown whole. It takes the width that there is and scrolls
 * sideways within it; on a phone each row is a block.
 */
export function PlainTable({ label, heads, rows }: PlainTableProps) {
  return (
    <TableContainer role="group" aria-label={label} tabIndex={0} sx={{ contain: 'inline-size' }}>
      <Table
        size="small"
        role="table"
        aria-label={label}
        sx={{
          fontVariantNumeric: 'tabular-nums',
          display: { xs: 'block', sm: 'table' },
          // In line with the heading above.
          '& :is(td, th):first-of-type': { pl: 0 },
        }}
      >
        <TableHead role="rowgroup" sx={HEADS}>
          <TableRow role="row">
            {heads.map((head) => (
              <TableCell key={head} role="columnheader">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup" sx={{ display: { xs: 'block', sm: 'table-row-group' } }}>
          {rows.map(([name, ...cells]) => (
            <TableRow key={name} role="row" sx={ROW}>
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
