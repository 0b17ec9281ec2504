import { barChart, barRegions, type CategoryChart } from '../../kit/figures/index.js';
import type { DraftRegion, ItemModel, RegionShape } from '../../kit/types.js';

const CAMPAIGNS = [
  { title: 'Visits to a walk-in clinic', unit: 'Visits', change: 'Saturday hours were added' },
  { title: 'Riders on a shuttle bus', unit: 'Riders', change: 'the fare was lowered' },
  { title: 'Loans at a tool library', unit: 'Loans', change: 'the library bought new tools' },
  {
    title: 'Calls to a help line',
    unit: 'Calls',
    change: "the help line's phone number was printed on customers' bills",
  },
  { title: 'Members of a walking club', unit: 'Members', change: 'the club announced a new route' },
];
const MONTHS = ['Feb', 'Mar', 'Apr', 'May', 'Jun'];
const MONTH_NAMES = ['February', 'March', 'April', 'May', 'June'];

const PUZZLES = [
  {
    hint: 'in the month after the one with the lowest count',
    extreme: 'lowest',
    /** Months from the bar that the note describes to the month in question. */
    after: 1,
    named: (values: number[]) => values.indexOf(Math.min(...values)),
  },
  {
    hint: 'in the month before the one with the highest count',
    extreme: 'highest',
    after: -1,
    named: (values: number[]) => values.indexOf(Math.max(...values)),
  },
];

/** The error behind a month that many steps from the one found: the wrong direction, or too far. */
function wrongStep(steps: number, after: number): string {
  if (steps === -after) return 'reverses-order';
  return steps === 2 * after ? 'miscounts' : 'reads-wrong-bar';
}

/** A month's distance from the one found: "two months earlier." */
function distance(steps: number): string {
  const count = ['', 'one month', 'two months', 'three months', 'four months'][Math.abs(steps)];
  return `${count} ${steps > 0 ? 'later' : 'earlier'}`;
}

/** The months as regions; the key has no misconception. */
function monthRegions(
  shapes: readonly RegionShape[],
  values: readonly number[],
  { extreme, after }: (typeof PUZZLES)[number],
  anchor: number,
): DraftRegion[] {
  const found = `The ${extreme} count, ${values[anchor]}, is in ${MONTH_NAMES[anchor]}`;
  const next = `the month ${after > 0 ? 'after' : 'before'} it`;
  return shapes.map((shape, i): DraftRegion => {
    const name = MONTHS[i] ?? '';
    const month = MONTH_NAMES[i];
    if (i === anchor + after) {
      return { name, shape, rationale: `${found}, and ${next} is ${month}.` };
    }
    if (i === anchor) {
      return {
        name,
        shape,
        rationale: `${found}, but the note names ${next}.`,
        misconception: 'stops-after-first-step',
      };
    }
    return {
      name,
      shape,
      rationale: `${found}, and ${month} is ${distance(i - anchor)}.`,
      misconception: wrongStep(i - anchor, after),
    };
  });
}

/** A sentence describes when an event happened in terms of the chart; find the month on the chart. */
export const monthOfChange: ItemModel = {
  id: 'reading.month-of-change',
  objective: 'reading.integration.combine-sources',
  type: 'hot-spot',
  difficulty: 0.2,
  variants: 12,
  make: (rng) => {
    const { title, unit, change } = rng.pick(CAMPAIGNS);
    const puzzle = rng.pick(PUZZLES);
    let values = rng.sample([10, 15, 20, 25, 30, 35, 40, 45], 5);
    while (MONTHS[puzzle.named(values) + puzzle.after] === undefined) values = rng.shuffle(values);
    const anchor = puzzle.named(values);
    const chart: CategoryChart = {
      title,
      xLabel: 'Month',
      categories: MONTHS,
      y: { label: unit, max: 50, step: 5 },
      series: [{ name: unit, values }],
    };
    return {
      type: 'hot-spot',
      stem: `A note beside the chart says that ${change} **${puzzle.hint}**. On the chart, select the month in which this happened.`,
      figure: barChart(chart),
      regions: monthRegions(barRegions(chart), values, puzzle, anchor),
      key: anchor + puzzle.after,
    };
  },
  solve: (draft) => {
    const values = MONTHS.map((month) => {
      const found = new RegExp(`${month}[^\\d]{0,12}(\\d+)`).exec(draft.figure?.alt ?? '');
      return Number(found?.[1]);
    });
    const sorted = [...values].sort((a, b) => a - b);
    const low = draft.stem.includes('lowest');
    const anchor = values.indexOf(sorted[low ? 0 : sorted.length - 1] ?? 0);
    return MONTHS[low ? anchor + 1 : anchor - 1] ?? '';
  },
};
