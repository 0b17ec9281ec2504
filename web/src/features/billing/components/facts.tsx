import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.js';

export interface Fact {
  name: string;
  value: ReactNode;
  /** The total, below a line. */
  total?: boolean;
}

/** A list of names and values, one pair per line. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="grid gap-3">
      {rows.map(({ name, value, total = false }) => (
        <div
          key={name}
          className={cx(
            'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1',
            total && 'border-t border-line pt-3',
          )}
        >
          <dt className={total ? 'font-semibold' : 'text-soft'}>{name}</dt>
          <dd
            className={cx(
              'figures ml-auto min-w-0 text-right [overflow-wrap:anywhere]',
              total ? 'text-21 font-bold' : 'font-medium',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Buttons of a card; on phones they fill its width. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow">{children}</div>;
}
