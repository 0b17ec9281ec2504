import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';

interface ChartFrameProps {
  /** What the chart shows, its point, as a sentence. */
  title: string;
  note?: ReactNode;
  chart: ReactNode;
  /** The same data as figures. */
  table: ReactNode;
}

/** A chart below a sentence with its point; a switch shows its figures as a table instead. */
export function ChartFrame({ title, note, chart, table }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Card className="min-w-0">
      <section aria-label={title}>
        <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6">
          <div className="min-w-0 grow basis-56">
            <h2 className="figures text-21">{title}</h2>
            {note ? <p className="figures mt-1 text-soft">{note}</p> : null}
          </div>
          <Button variant="quiet" className="-mx-4" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Show as chart' : 'Show as table'}
          </Button>
        </div>
        {asTable ? table : chart}
      </section>
    </Card>
  );
}
