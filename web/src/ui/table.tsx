import type { ReactNode } from 'react';
import { cx } from './cx.js';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Aligns figures to the end of their column. */
  numeric?: boolean;
  /** Hidden on phones, where another column has its content. */
  wideOnly?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A table with a caption for assistive technology; it scrolls sideways where it does not fit. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-14 text-soft">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cx(
                  'px-3 py-2 font-medium first:pl-0 last:pr-0',
                  column.numeric && 'text-end',
                  column.wideOnly && 'max-sm:hidden',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-0">
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={cx(
                    'px-3 py-3 first:pl-0 last:pr-0',
                    column.numeric && 'figures text-end',
                    column.wideOnly && 'max-sm:hidden',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
