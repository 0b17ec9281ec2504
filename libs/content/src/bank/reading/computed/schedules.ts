import type { Rng } from '../../kit/rng.js';
import type { DraftOption, ItemModel } from '../../kit/types.js';
import { clock, numberOption, table, type WrongNumber, wrongOptions } from './support.js';

const TRIPS = [
  { from: 'Depot', at: 'Market', to: 'Hospital', goal: 'interview room' },
  { from: 'Harbor', at: 'Chapel', to: 'College', goal: 'classroom' },
  { from: 'Airport', at: 'Museum', to: 'Courthouse', goal: 'courtroom' },
  { from: 'Quarry', at: 'School', to: 'Clinic', goal: 'front desk' },
  { from: 'Lakeside', at: 'Library', to: 'Station', goal: 'train platform' },
];

interface Bus {
  line: number;
  leaves: number;
  arrives: number;
}

const busOption = (bus: Bus, rationale: string, misconception?: string): DraftOption => ({
  text: `Bus ${bus.line}`,
  value: bus.line,
  rationale,
  ...(misconception === undefined ? {} : { misconception }),
});

const toMinutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

function drawBuses(rng: Rng): { buses: Bus[]; gap: number } {
  const first = rng.int(1, 8) * 10 + rng.int(1, 3);
  const start = rng.int(76, 90) * 5;
  const gap = rng.pick([15, 20, 25]);
  const ride = rng.pick([20, 25, 35]);
  const buses = [0, 1, 2, 3].map((i): Bus => {
    const leaves = start + gap * i;
    return { line: first + 2 * i, leaves, arrives: leaves + ride };
  });
  return { buses, gap };
}

/** Why a bus isn't the answer: it's earlier than necessary, or too late. */
function wrongBus(bus: Bus, right: Bus, walk: number, must: number): DraftOption {
  const there = bus.arrives + walk;
  if (there <= must) {
    const why = `Bus ${bus.line} is early enough (${clock(there)} with the walk), but bus ${right.line} leaves later and is early enough, too.`;
    return busOption(bus, why, 'takes-earlier-than-needed');
  }
  const why = `Bus ${bus.line} arrives at ${clock(bus.arrives)}. With the walk, the passenger gets there at ${clock(there)}, which is too late.`;
  if (bus.arrives <= must) return busOption(bus, why, 'leaves-out-time');
  // The first stop's column is ten minutes earlier.
  const confused = bus.leaves - 10 <= must ? 'departure-for-arrival' : 'misreads-limit';
  return busOption(bus, why, confused);
}

/** The latest bus that arrives early enough, allowing for a walk from the stop. */
export const latestBus: ItemModel = {
  id: 'reading.latest-bus',
  objective: 'reading.key-ideas.directions',
  type: 'multiple-choice',
  difficulty: 0.2,
  variants: 12,
  make: (rng) => {
    const { from, at, to, goal } = rng.pick(TRIPS);
    const { buses, gap } = drawBuses(rng);
    const walk = rng.pick([5, 10]);
    // Never the last bus: a later one has to fail, and only because of the walk.
    const right = rng.pick(buses.slice(0, -1));
    // The next bus would be in time if it weren't for the walk.
    const must = right.arrives + walk + gap - 5;
    const rows = buses.map(({ line, leaves, arrives }) => [
      line,
      clock(leaves - 10),
      clock(leaves),
      clock(arrives),
    ]);
    return {
      type: 'multiple-choice',
      stem: `**Morning buses**\n\n${table(['Bus', from, at, to], rows)}\n\nThe walk from the ${to} stop to the ${goal} takes ${walk} minutes. A passenger who gets on at the ${at} stop must be at the ${goal} by **${clock(must)}**. Which is the latest bus that this passenger can take?`,
      key: busOption(
        right,
        `Bus ${right.line} arrives at ${clock(right.arrives)}. With the walk, the passenger gets there at ${clock(right.arrives + walk)}, in time for ${clock(must)}; the next bus would be too late.`,
      ),
      distractors: buses
        .filter((bus) => bus !== right)
        .map((bus) => wrongBus(bus, right, walk, must)),
    };
  },
  solve: (draft) => {
    const walk = Number(/takes (\d+) minutes/.exec(draft.stem)?.[1]);
    const must = toMinutes(/by \*\*([\d:]+)/.exec(draft.stem)?.[1] ?? '');
    const rows = [...draft.stem.matchAll(/\| (\d+) \| [\d:]+ \| [\d:]+ \| ([\d:]+) \|/g)];
    const fits = rows.filter((row) => toMinutes(row[2] ?? '') + walk <= must);
    return Math.max(...fits.map((row) => Number(row[1])));
  },
};

const MEDICINES = ['Brellin', 'Sorvane', 'Calmexa', 'Tessafen', 'Nuvorel', 'Ardiprel'];
const LIMITS = [
  [3, 4, 6],
  [2, 3, 4],
  [3, 4, 5],
  [2, 4, 6],
];

interface LabelRow {
  ages: string;
  dose: number;
  limit: number;
}

/** The answers of a reader who takes a number from the wrong row or leaves one out. */
function doseErrors({ dose, limit }: LabelRow, others: readonly LabelRow[]): WrongNumber[] {
  const mixed = others.flatMap((other): WrongNumber[] => [
    {
      value: other.dose * other.limit,
      misconception: 'wrong-row',
      rationale: `This is the limit for ${other.ages}.`,
    },
    {
      value: dose * other.limit,
      misconception: 'wrong-row',
      rationale: `This takes the number of doses from the row for ${other.ages}.`,
    },
  ]);
  return [
    {
      value: dose,
      misconception: 'counts-only-one',
      rationale: `This is one dose; the label allows ${limit} of them in a day.`,
    },
    ...mixed,
    {
      value: dose * (limit + 1),
      misconception: 'miscounts',
      rationale: `This is one dose more than the ${limit} that the label allows.`,
    },
    {
      value: dose + limit,
      misconception: 'adds-instead-of-multiplies',
      rationale: 'This adds the dose and the number of doses.',
    },
  ];
}

/** The most that a person of a given age may take in a day: row, column, and limit are all needed. */
export const dailyLimit: ItemModel = {
  id: 'reading.daily-limit',
  objective: 'reading.key-ideas.locate',
  type: 'multiple-choice',
  difficulty: 0.1,
  variants: 12,
  make: (rng) => {
    const name = rng.pick(MEDICINES);
    const step = rng.int(2, 6);
    const limits = rng.pick(LIMITS);
    const rows = ['4 to 5 years', '6 to 11 years', '12 years and over'].map(
      (ages, i): LabelRow => ({ ages, dose: step * 2 ** i, limit: limits[i] ?? 0 }),
    );
    const row = rng.pick(rows);
    const age = [rng.int(4, 5), rng.int(6, 11), rng.int(12, 60)][rows.indexOf(row)] ?? 0;
    const key = row.dose * row.limit;
    const others = rows.filter((other) => other !== row);
    const label = table(
      ['Age', 'One dose', 'Maximum doses in 24 hours'],
      rows.map(({ ages, dose, limit }) => [ages, `${dose} mL`, limit]),
    );
    return {
      type: 'multiple-choice',
      stem: `**${name} oral liquid**\n\n${label}\n\nAccording to the label, what is the greatest amount of ${name} that ${[8, 11, 18].includes(age) ? 'an' : 'a'} ${age}-year-old may take in 24 hours?`,
      key: numberOption(
        key,
        `The row for ${row.ages} gives a dose of ${row.dose} mL and at most ${row.limit} doses: ${row.limit} × ${row.dose} = ${key} mL.`,
        'mL',
      ),
      distractors: wrongOptions(rng, key, doseErrors(row, others), 'mL'),
    };
  },
  solve: (draft) => {
    const age = Number(/(\d+)-year-old/.exec(draft.stem)?.[1]);
    const rows = [...draft.stem.matchAll(/\| (\d+) [^|]*\| ([\d.]+) mL \| (\d+) \|/g)];
    const fitting = rows.filter((row) => Number(row[1]) <= age).at(-1);
    return Number(fitting?.[2]) * Number(fitting?.[3]);
  },
};
