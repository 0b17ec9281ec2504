import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../../ui/button.js';

interface ResultChartProps {
  /** What the chart shows, as a sentence: its point. */
  title: string;
  chart: ReactNode;
  /** The same as figures. */
  table: ReactNode;
  /** The table is shown first. */
  tableFirst?: boolean;
}

/** A chart of a result under its point, or the same as a table. */
export function ResultChart({ title, chart, table, tableFirst = false }: ResultChartProps) {
  const [asTable, setAsTable] = useState(tableFirst);
  const id = useId();
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="figures text-21">
          {title}
        </h2>
        <Button
          variant="quiet"
          aria-pressed={asTable}
          className="print:hidden"
          onClick={() => setAsTable(!asTable)}
        >
          Show as a table
        </Button>
      </div>
      {asTable ? table : chart}
    </section>
  );
}
