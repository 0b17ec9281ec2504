import { barChart, type CategoryChart } from '../../kit/figures/index.js';
import type { Rng } from '../../kit/rng.js';
import { inSeries } from '../../kit/series.js';
import type { ItemModel } from '../../kit/types.js';
import { numberOption, type WrongNumber, wrongOptions } from './support.js';

const DRIVES = [
  {
    title: 'Books collected',
    unit: 'Books',
    who: 'classes',
    does: 'collects',
    act: 'collect',
    done: 'collected',
    group: 'Class',
    what: 'book drive',
  },
  {
    title: 'Cans collected',
    unit: 'Cans',
    who: 'teams',
    does: 'collects',
    act: 'collect',
    done: 'collected',
    group: 'Team',
    what: 'food drive',
  },
  {
    title: 'Coats collected',
    unit: 'Coats',
    who: 'offices',
    does: 'collects',
    act: 'collect',
    done: 'collected',
    group: 'Office',
    what: 'coat drive',
  },
  {
    title: 'Tickets sold',
    unit: 'Tickets',
    who: 'booths',
    does: 'sells',
    act: 'sell',
    done: 'sold',
    group: 'Booth',
    what: 'theater benefit',
  },
];

function driveChart(rng: Rng) {
  const drive = rng.pick(DRIVES);
  const values = rng.sample([20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120], 5);
  const chart: CategoryChart = {
    title: drive.title,
    xLabel: drive.group,
    categories: ['P', 'Q', 'R', 'S', 'T'].map((letter) => `${drive.group} ${letter}`),
    y: { label: drive.unit, max: 120, step: 10 },
    series: [{ name: drive.unit, values }],
  };
  return { drive, values, chart };
}

const valuesIn = (alt: string): number[] =>
  [...alt.matchAll(/(?:Class|Team|Office|Booth) [P-T][^\d]{0,12}(\d+)/g)].map((m) => Number(m[1]));

/** The answers of a reader who counts the wrong bars; `more` leaves out a bar at the goal. */
const countErrors = ({
  reached,
  more,
  goal,
}: {
  reached: number;
  more: number;
  goal: number;
}): WrongNumber[] => [
  {
    value: more === reached ? reached + 1 : more,
    misconception: more === reached ? 'reads-scale-too-high' : 'misreads-limit',
    rationale:
      more === reached
        ? 'This counts one bar that ends below the goal.'
        : `This leaves out the bar at exactly ${goal}, which counts as well.`,
  },
  {
    value: 5 - reached,
    misconception: 'counts-wrong-side',
    rationale: 'This counts the bars that end below the goal.',
  },
  {
    value: reached - 1,
    misconception: 'miscounts',
    rationale: 'This misses one bar that has reached the goal.',
  },
  {
    value: reached + 1,
    misconception: 'reads-scale-too-high',
    rationale: 'This counts one bar that ends below the goal.',
  },
  {
    value: 5,
    misconception: 'ignores-condition',
    rationale: 'This counts every bar, although the memo sets a goal.',
  },
];

/** The bars that reach the goal, each with its value: "Team P (90) and Team R (120) reach 70, which makes 2." */
function whoReached({ categories, series }: CategoryChart, goal: number): string {
  const bars = categories
    .map((name, i) => ({ name, value: series[0]?.values[i] ?? 0 }))
    .filter(({ value }) => value >= goal)
    .map(({ name, value }) => `${name} (${value})`);
  if (bars.length === 0) return `No bar reaches ${goal}.`;
  if (bars.length === 1) return `${bars[0]} alone reaches ${goal}, which makes 1.`;
  return `${inSeries(bars)} reach ${goal}, which makes ${bars.length}.`;
}

/** A memo sets a goal, a chart shows results: how many reached it? */
export const goalCount: ItemModel = {
  id: 'reading.goal-count',
  objective: 'reading.integration.combine-sources',
  type: 'multiple-choice',
  difficulty: -0.2,
  variants: 12,
  make: (rng) => {
    const { drive, values, chart } = driveChart(rng);
    const goal = rng.int(5, 9) * 10;
    const reached = values.filter((v) => v >= goal).length;
    const more = values.filter((v) => v > goal).length;
    const unit = drive.unit.toLowerCase();
    return {
      type: 'multiple-choice',
      stem: `A memo about a ${drive.what} says, “Every ${drive.group.toLowerCase()} that ${drive.does} **${goal} ${unit} or more** will be thanked by name in the newsletter.” According to the chart, how many of the five ${drive.who} will be thanked?`,
      figure: barChart(chart),
      key: numberOption(reached, whoReached(chart, goal)),
      distractors: wrongOptions(rng, reached, countErrors({ reached, more, goal })),
    };
  },
  solve: (draft) => {
    const goal = Number(/\*\*(\d+)/.exec(draft.stem)?.[1]);
    return valuesIn(draft.figure?.alt ?? '').filter((v) => v >= goal).length;
  },
};

/** The answers of a reader who uses the wrong bar or line. */
const gapErrors = ({
  goal,
  highest,
  second,
  lowest,
  key,
}: {
  goal: number;
  highest: number;
  second: number;
  lowest: number;
  key: number;
}): WrongNumber[] => [
  {
    value: goal - highest,
    misconception: 'reads-wrong-bar',
    rationale: 'This is how far the highest bar is from the goal.',
  },
  {
    value: goal - second,
    misconception: 'reads-wrong-bar',
    rationale: 'This is how far the second-lowest bar is from the goal.',
  },
  {
    value: lowest,
    misconception: 'gives-reading',
    rationale: 'This is what the lowest bar has reached and not what is still needed.',
  },
  {
    value: goal,
    misconception: 'gives-goal',
    rationale: 'This is the goal itself and not what is still needed.',
  },
  {
    value: key - 10,
    misconception: 'reads-scale-too-high',
    rationale: 'This reads the lowest bar one line too high.',
  },
  {
    value: key + 10,
    misconception: 'reads-scale-too-low',
    rationale: 'This reads the lowest bar one line too low.',
  },
];

/** How much more does the weakest group need to reach the goal of the memo? */
export const goalGap: ItemModel = {
  id: 'reading.goal-gap',
  objective: 'reading.integration.combine-sources',
  type: 'multiple-choice',
  difficulty: 0.3,
  variants: 10,
  make: (rng) => {
    const { drive, values, chart } = driveChart(rng);
    const [lowest = 0, second = 0] = [...values].sort((a, b) => a - b);
    const goal = Math.max(...values) + 10 * rng.int(1, 3);
    const key = goal - lowest;
    const unit = drive.unit.toLowerCase();
    const group = drive.group.toLowerCase();
    return {
      type: 'multiple-choice',
      stem: `The chart shows how many ${unit} each ${group} has ${drive.done} for a ${drive.what} after one week. The organizer writes, “We hope that every ${group} will have ${drive.done} ${goal} ${unit} by the end of the second week.” How many more ${unit} does the ${group} with the fewest so far need to ${drive.act} to reach this goal?`,
      figure: barChart(chart),
      key: numberOption(
        key,
        `The lowest bar is at ${lowest}, and ${goal} − ${lowest} = ${key}.`,
        unit,
      ),
      distractors: wrongOptions(
        rng,
        key,
        gapErrors({ goal, highest: Math.max(...values), second, lowest, key }),
        unit,
      ),
    };
  },
  solve: (draft) => {
    const goal = Number(/will have \w+ (\d+)/.exec(draft.stem)?.[1]);
    return goal - Math.min(...valuesIn(draft.figure?.alt ?? ''));
  },
};
