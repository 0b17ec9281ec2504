import { Progress } from '../../../ui/progress.js';
import type { TrialArea, TrialObjective } from '../trial-tree.js';
import { MasteryMark } from './mastery-mark.js';

function doneWords({
  items,
  done,
  right,
}: Omit<TrialArea, 'objectives' | 'slug' | 'name'>): string {
  return done === 0 ? `${items} to do` : `${done} of ${items} done, ${right} correct`;
}

function Objective(objective: TrialObjective) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <div>
        <p>{objective.name}</p>
        <p className="figures text-14 text-soft">{doneWords(objective)}</p>
      </div>
      <MasteryMark name={objective.name} mastery={objective.mastery} />
    </li>
  );
}

/** A subject's areas with the student's progress; each opens to its objectives and their mastery. */
export function TrialAreas({ areas }: { areas: readonly TrialArea[] }) {
  return (
    <ul className="border-t border-line">
      {areas.map((area) => (
        <li key={area.slug} className="border-b border-line last:border-0">
          <details className="group">
            <summary className="grid min-h-target cursor-pointer list-none gap-1.5 py-2.5 hover:text-primary [&::-webkit-details-marker]:hidden">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 font-medium">{area.name}</span>
                <span className="figures flex gap-3 text-14 text-soft">
                  {doneWords(area)}
                  <span aria-hidden="true" className="group-open:hidden">
                    +
                  </span>
                  <span aria-hidden="true" className="hidden group-open:inline">
                    −
                  </span>
                </span>
              </span>
              <Progress
                label={`Done in ${area.name}`}
                value={area.done}
                max={area.items}
                valueText={doneWords(area)}
              />
            </summary>
            <ul className="divide-y divide-line pl-4">
              {area.objectives.map((objective) => (
                <Objective key={objective.slug} {...objective} />
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
