import { Card } from '../../../../ui/card.js';
import { Progress } from '../../../../ui/progress.js';
import type { SectionShare, Share } from '../../result-figures.js';

function AreaBar({ name, right, items, percent, toWin }: Share) {
  return (
    <li className="grid gap-1.5">
      <p className="flex items-baseline justify-between gap-4">
        <span>{name}</span>
        <span className="figures text-14 whitespace-nowrap text-soft">
          {toWin > 0 ? `+${toWin} points to win` : 'All correct'}
        </span>
      </p>
      <Progress
        label={name}
        value={right}
        max={items}
        valueText={`${right} of ${items} correct, ${percent}%`}
      />
    </li>
  );
}

/** Every section with its areas, the one with the most points to gain first. */
export function SectionAreas({ sections }: { sections: readonly SectionShare[] }) {
  return (
    <section aria-labelledby="areas-heading">
      <h2 id="areas-heading" className="text-21 sm:text-28">
        Where your points are
      </h2>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 print:grid-cols-2">
        {sections.map(({ id, name, right, items, percent, areas }) => (
          <li key={id} className="break-inside-avoid">
            <Card className="grid h-full content-start gap-4">
              <h3 className="figures flex flex-wrap items-baseline justify-between gap-x-4 text-18 tracking-normal">
                {name}
                <span className="whitespace-nowrap">
                  {percent}%{' '}
                  <span className="text-14 font-normal text-soft">
                    {right} of {items}
                  </span>
                </span>
              </h3>
              <ul className="grid gap-4">
                {areas.map((area) => (
                  <AreaBar key={area.id} {...area} />
                ))}
              </ul>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
