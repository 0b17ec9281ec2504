import {
  barChart,
  barRegions,
  type CategoryChart,
  pieChart,
  pieRegions,
} from '../kit/figures/index.js';
import type { ItemModel } from '../kit/types.js';
import { readAlt, TOPICS } from './charts-parts.js';
import { decimal, plain } from './formats.js';
import { choiceModel, q, redraw, tidy, wrong } from './support.js';

const PIES = [
  {
    title: 'Blood types of donors',
    what: 'donors',
    labels: ['Type O', 'Type A', 'Type B', 'Type AB'],
  },
  {
    title: 'How patients reach a clinic',
    what: 'patients',
    labels: ['Car', 'Bus', 'On foot', 'Taxi'],
  },
  {
    title: 'Staff of a hospital unit',
    what: 'employees',
    labels: ['Nurses', 'Aides', 'Clerks', 'Doctors'],
  },
  { title: 'Calls to a nurse line', what: 'calls', labels: ['Fever', 'Injury', 'Rash', 'Other'] },
] as const;

/** The slice of a pie chart that stands for a count. */
export const sliceOfCount: ItemModel = {
  id: 'math.slice-of-count',
  family: 'math.pie-charts',
  objective: 'math.data.tables-graphs',
  type: 'hot-spot',
  difficulty: -0.2,
  variants: 15,
  make: (rng) =>
    redraw(() => {
      const topic = rng.pick(PIES);
      const parts = rng.pick([
        [40, 30, 20, 10],
        [45, 25, 20, 10],
        [35, 30, 20, 15],
        [50, 25, 15, 10],
        [45, 30, 15, 10],
      ] as const);
      const total = rng.int(2, 20) * 20;
      const values = rng.shuffle(parts);
      const key = rng.int(0, 3);
      const count = q((values[key] ?? 0) * total, 100);
      if (count.d !== 1n || total === 100) return undefined;
      const slices = topic.labels.map((label, i) => ({ label, value: values[i] ?? 0 }));
      const of = (i: number) => q((values[i] ?? 0) * total, 100);
      const asCount = values.findIndex((v) => count.equals(v));
      return {
        type: 'hot-spot',
        stem: `The pie chart describes ${total} ${topic.what}. Select the slice that represents ${plain(count)} ${topic.what}.`,
        why: [
          `Find the percent: ${plain(count)} ÷ ${total} × 100 = ${values[key]}.`,
          `So look for the slice with ${values[key]} percent.`,
        ],
        remember: 'Percent of a slice = count ÷ total × 100.',
        figure: pieChart({ title: topic.title, slices }),
        regions: pieRegions(slices).map((shape, i) => ({
          name: topic.labels[i] ?? '',
          shape,
          rationale: `This slice is ${values[i]} percent of ${total}: ${plain(q(values[i] ?? 0, 100))} × ${total} = ${plain(of(i))}.`,
          ...(i === key
            ? {}
            : { misconception: i === asCount ? 'count-as-percent' : 'reads-wrong-item' }),
        })),
        key,
      };
    }),
  solve: ({ stem, figure }) => {
    const [, total, count] = /describes (\d+).*represents (\d+)/.exec(stem) ?? [];
    for (const [, label, percent] of (figure?.alt ?? '').matchAll(/([A-Z][A-Za-z ]*?) (\d+)%/g)) {
      if (Math.abs((Number(total) / 100) * Number(percent) - Number(count)) < 1e-9)
        return label ?? '';
    }
    return '';
  },
};

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The bar that is a given multiple or fraction of another. */
export const barByRatio: ItemModel = {
  id: 'math.bar-by-ratio',
  family: 'math.week-bars',
  objective: 'math.data.tables-graphs',
  type: 'hot-spot',
  difficulty: -0.4,
  variants: 15,
  make: (rng) =>
    redraw(() => {
      const topic = rng.pick(TOPICS);
      const step = rng.pick([10, 20]);
      const halves = rng.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5);
      const values = halves.map((n) => (n * step) / 2);
      const [i, key] = rng.sample([0, 1, 2, 3, 4], 2) as [number, number];
      const ratio = q(values[key] ?? 0, values[i] ?? 1);
      const said: Record<string, string> = {
        '2': 'twice as many',
        '3': 'three times as many',
        '1/2': 'half as many',
        '3/2': 'one and a half times as many',
      };
      const words = said[ratio.toFraction()];
      if (!words) return undefined;
      const chart: CategoryChart = {
        title: `${topic.title} in one week`,
        xLabel: 'Day',
        categories: DAYS,
        y: { label: topic.label, max: step * 6, step },
        series: [{ name: topic.label, values }],
      };
      return {
        type: 'hot-spot',
        stem: `Based on the bar chart, select the day that had ${words} ${topic.noun} as ${DAY_NAMES[i]}.`,
        why: [
          `Read the bar for ${DAY_NAMES[i]}: ${values[i]}.`,
          `${plain(ratio)} × ${values[i]} = ${values[key]}.`,
          `The bar that ends at ${values[key]} is the one for ${DAY_NAMES[key]}.`,
        ],
        remember: 'Read the known bar first, compute, then look for the result.',
        figure: barChart(chart),
        regions: barRegions(chart).map((shape, k) => ({
          name: DAY_NAMES[k] ?? '',
          shape,
          rationale: `This bar ends at ${values[k]}; the number asked for is ${plain(ratio)} × ${values[i]} = ${values[key]}.`,
          ...(k === key
            ? {}
            : {
                misconception: q(values[i] ?? 0, values[k] ?? 1).equals(ratio)
                  ? 'inverts-ratio'
                  : 'reads-wrong-item',
              }),
        })),
        key,
      };
    }),
  solve: ({ stem, figure }) => {
    const rows = readAlt(figure?.alt ?? '');
    const base = rows.find(([day]) => stem.includes(`as ${day}`))?.[1] ?? 0;
    const factor = stem.includes('twice')
      ? 2
      : stem.includes('three times')
        ? 3
        : stem.includes('half as')
          ? 0.5
          : 1.5;
    const day = rows.find(([, v]) => v === base * factor)?.[0] ?? '';
    return DAY_NAMES.find((name) => name.startsWith(day)) ?? '';
  },
};

/** A unit rate from the right row of a table. */
export const patientsPerNurse = choiceModel(
  {
    id: 'math.patients-per-nurse',
    family: 'math.two-way-tables',
    objective: 'math.data.tables-graphs',
    difficulty: 0.1,
  },
  (rng) => {
    const names = rng.sample(['Cardiology', 'Pediatrics', 'Surgery', 'Oncology', 'Maternity'], 3);
    const rows = names.map((name) => ({ name, nurses: rng.int(4, 16), patients: rng.int(20, 96) }));
    const [row, other] = rng.sample(rows, 2) as [(typeof rows)[0], (typeof rows)[0]];
    const key = q(row.patients, row.nurses);
    if (key.mul(10).d !== 1n || key.lt(2)) return undefined;
    const [n, p] = [
      rows.reduce((s, r) => s + r.nurses, 0),
      rows.reduce((s, r) => s + r.patients, 0),
    ];
    const table = [
      '| Clinic | Nurses | Patients |',
      '| --- | ---: | ---: |',
      ...rows.map((r) => `| ${r.name} | ${r.nurses} | ${r.patients} |`),
    ].join('\n');
    return {
      stem: `The table shows how many nurses worked at each of three outpatient clinics one day and how many patients each clinic saw.\n\n${table}\n\nHow many patients were there per nurse in ${row.name}?`,
      format: decimal(q(row.nurses, row.patients).lt(q(1, 20)) ? 2 : 1, '', true),
      key,
      remember: '"Patients per nurse" means patients divided by nurses.',
      why: [
        `Use the row for ${row.name}: ${row.patients} patients and ${row.nurses} nurses.`,
        `${row.patients} ÷ ${row.nurses} = {=}.`,
      ],
      wrongs: [
        wrong(
          'inverts-ratio',
          q(row.nurses, row.patients),
          `This divides nurses by patients, which leads to about {=}.`,
        ),
        wrong(
          'reads-wrong-item',
          q(other.patients, other.nurses),
          `This uses the row for ${other.name}, which leads to {=}.`,
        ),
        wrong(
          'reads-wrong-item',
          q(p, n),
          `This uses the totals of the whole table and not the row, which leads to {=}.`,
        ),
        wrong(
          'subtracts-instead-of-divides',
          row.patients - row.nurses,
          `This subtracts nurses from patients, which leads to {=}.`,
        ),
        wrong(
          'reads-wrong-item',
          q(row.patients, other.nurses),
          `This divides by the nurses in ${other.name}, which leads to {=}.`,
        ),
        wrong(
          'reads-wrong-item',
          q(other.patients, row.nurses),
          `This uses the patients in ${other.name}, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const name = /nurse in (\w+)\?/.exec(stem)?.[1];
    const [, nurses, patients] =
      new RegExp(`\\| ${name} \\| (\\d+) \\| (\\d+) \\|`).exec(stem) ?? [];
    return tidy(Number(patients) / Number(nurses));
  },
);
