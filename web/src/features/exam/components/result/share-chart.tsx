import { Progress } from '../../../../ui/progress.js';
import { type Column, Table } from '../../../../ui/table.js';
import type { Share } from '../../result-figures.js';
import { ResultChart } from './result-chart.js';

const COLUMNS: readonly Column<Share>[] = [
  { id: 'name', header: 'Area', cell: ({ name }) => name },
  { id: 'right', header: 'Correct', numeric: true, cell: ({ right }) => right },
  { id: 'items', header: 'Questions', numeric: true, cell: ({ items }) => items },
  { id: 'share', header: 'Score', numeric: true, cell: ({ percent }) => `${percent}%` },
];

interface ShareChartProps {
  title: string;
  shares: readonly Share[];
}

/** A bar for each share, or the same as a table. */
export function ShareChart({ title, shares }: ShareChartProps) {
  return (
    <ResultChart
      title={title}
      table={<Table caption={title} columns={COLUMNS} rows={shares} rowKey={(share) => share.id} />}
      chart={
        <ul className="mt-3 grid gap-4">
          {shares.map(({ id: key, name, right, items, percent }) => (
            <li key={key} className="grid gap-1.5">
              <p className="figures flex justify-between gap-4">
                <span>{name}</span>
                <span className="font-semibold whitespace-nowrap">
                  {percent}%{' '}
                  <span className="font-normal text-soft">
                    ({right} of {items})
                  </span>
                </span>
              </p>
              <Progress
                label={name}
                value={right}
                max={items}
                valueText={`${right} of ${items} correct`}
              />
            </li>
          ))}
        </ul>
      }
    />
  );
}
