import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

/** Dates and amounts in a few lines at most. */
const CELL = { minWidth: '6.5rem' };

interface PlainTableProps {
  /** What the table is about, for screen readers. */
  label: string;
  heads: readonly string[];
  /** The first cell of each names its row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/**
 * A table that is small enough to be shown whole. It takes the width that there is and scrolls
 * sideways within it.
 */
export function PlainTable({ label, heads, rows }: PlainTableProps) {
  return (
    <TableContainer role="group" aria-label={label} tabIndex={0} sx={{ contain: 'inline-size' }}>
      <Table size="small" aria-label={label} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...cells]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <TableCell key={i} sx={CELL}>
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
