import { pieChart } from '../kit/figures/index.js';
import type { ItemModel } from '../kit/types.js';
import { decimal, fraction, plain } from './formats.js';
import { numericChoice, numericSupply, q, redraw, tidy, wrong } from './support.js';

const PIES = [
  {
    title: 'Departments of admitted patients',
    what: 'admitted patients',
    labels: ['Surgery', 'Medicine', 'Maternity', 'Pediatrics'],
  },
  {
    title: 'How students travel to campus',
    what: 'students',
    labels: ['Bus', 'Car', 'Bicycle', 'On foot'],
  },
  {
    title: 'Reasons for calls to a hotline',
    what: 'calls',
    labels: ['Medicine', 'Symptoms', 'Billing', 'Visits'],
  },
] as const;

/** The count behind two slices of a pie chart. */
export const pieCount: ItemModel = {
  id: 'math.pie-count',
  family: 'math.pie-charts',
  objective: 'math.data.tables-graphs',
  type: 'multiple-choice',
  difficulty: -0.4,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const topic = rng.pick(PIES);
      const [a, b, c] = [rng.int(3, 8) * 5, rng.int(2, 6) * 5, rng.int(2, 5) * 5];
      const d = 100 - a - b - c;
      const total = rng.int(6, 40) * 20;
      if (d < 10 || new Set([a, b, c, d]).size < 4) return undefined;
      const [p1, p2, p3, p4] = rng.shuffle([a, b, c, d]) as [number, number, number, number];
      const [l1, l2] = topic.labels;
      const of = (percent: number) => q(total * percent, 100);
      const slices = topic.labels.map((label, i) => ({ label, value: [p1, p2, p3, p4][i] ?? 0 }));
      return numericChoice(rng, {
        stem: `The pie chart describes ${total} ${topic.what}. How many of them are in the categories "${l1}" and "${l2}" together?`,
        figure: pieChart({ title: topic.title, slices }),
        format: decimal(0),
        key: of(p1 + p2),
        remember: 'Count = percent of the pie × total.',
        why: [
          `The two slices are ${p1}% + ${p2}% = ${p1 + p2}%.`,
          `${p1 + p2}% of ${total} is ${plain(q(p1 + p2, 100))} × ${total} = {=}.`,
        ],
        wrongs: [
          wrong(
            'leaves-out-a-part',
            of(p1),
            `This takes the slice "${l1}" alone, ${p1}% of ${total}, which leads to {=}.`,
          ),
          wrong(
            'takes-complement',
            of(p3 + p4),
            p3 + p4 === p1 || p3 + p4 === p2
              ? `{=} is ${p3 + p4}% of ${total}: the slice "${p3 + p4 === p1 ? l1 : l2}" alone, or the other two slices together.`
              : `{=} is the count of the other two slices.`,
          ),
          wrong('count-as-percent', p1 + p2, `This reads the ${p1 + p2}% as a count of {=}.`),
          wrong(
            'percent-as-amount',
            total - p1 - p2,
            `This takes the percents away from ${total} as if they were counts, which leads to {=}.`,
          ),
          wrong(
            'includes-too-much',
            of(p1 + p2 + p3),
            `This adds the slice "${topic.labels[2]}" as well, which leads to {=}.`,
          ),
          wrong(
            'takes-complement',
            of(100 - p1),
            `This leaves out "${l1}" alone and counts the rest, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            of(p2),
            `This takes the slice "${l2}" alone, ${p2}% of ${total}, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem, figure }) => {
    const total = Number(/describes (\d+)/.exec(stem)?.[1]);
    const names = [...stem.matchAll(/"([^"]+)"/g)].map((m) => m[1]);
    let count = 0;
    for (const [, label, percent] of (figure?.alt ?? '').matchAll(/([A-Z][a-z ]+?) (\d+)%/g)) {
      if (names.includes(label)) count += (total / 100) * Number(percent);
    }
    return tidy(count);
  },
};

interface TwoWay {
  stub: string;
  rows: [string, string];
  columns: [string, string];
  cells: [number, number, number, number];
}

const asTable = ({ stub, rows, columns, cells }: TwoWay) =>
  [
    `| ${stub} | ${columns[0]} | ${columns[1]} |`,
    '| --- | ---: | ---: |',
    `| ${rows[0]} | ${cells[0]} | ${cells[1]} |`,
    `| ${rows[1]} | ${cells[2]} | ${cells[3]} |`,
  ].join('\n');

const TABLES = [
  {
    stub: 'Shift',
    rows: ['Day', 'Night'],
    columns: ['Full time', 'Part time'],
    group: 'nurses on the night shift',
    part: 'work part time',
    people: 'nurses',
  },
  {
    stub: 'Age',
    rows: ['Under 40', '40 and over'],
    columns: ['Vaccinated', 'Unvaccinated'],
    group: 'patients aged 40 and over',
    part: 'are unvaccinated',
    people: 'patients',
  },
  {
    stub: 'Program',
    rows: ['Day', 'Evening'],
    columns: ['Passed', 'Repeating'],
    group: 'evening students',
    part: 'are repeating the course',
    people: 'students',
  },
] as const;

/** A share within one row of a two-way table. */
export const twoWayShare: ItemModel = {
  id: 'math.two-way-share',
  family: 'math.two-way-tables',
  objective: 'math.data.tables-graphs',
  type: 'multiple-choice',
  difficulty: 0.4,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const topic = rng.pick(TABLES);
      const cells = [rng.int(4, 40), rng.int(4, 40), rng.int(4, 40), rng.int(4, 40)] as [
        number,
        number,
        number,
        number,
      ];
      const [a, b, c, d] = cells;
      const key = q(d, c + d);
      if (new Set(cells).size < 4 || key.d > 12n || key.equals(q(1, 2))) return undefined;
      const table = asTable({
        stub: topic.stub,
        rows: [...topic.rows],
        columns: [...topic.columns],
        cells,
      });
      return numericChoice(rng, {
        stem: `The table shows the number of ${topic.people} in each group.\n\n${table}\n\nWhat fraction of the ${topic.group} ${topic.part}?`,
        format: fraction,
        key,
        remember: '"Of the…" names the group you divide by.',
        why: [
          'The question is about one row of the table, so that row is the whole.',
          `The row "${topic.rows[1]}" has ${c} + ${d} = ${c + d} ${topic.people}, and ${d} of them ${topic.part}: $\\frac{${d}}{${c + d}}$${Number(key.d) === c + d ? '' : ' = {=}'}.`,
        ],
        wrongs: [
          wrong(
            'wrong-whole',
            q(d, a + b + c + d),
            `This divides ${d} by all ${a + b + c + d} ${topic.people} in the table, which leads to {=}.`,
          ),
          wrong(
            'wrong-whole',
            q(d, b + d),
            `This divides ${d} by the total of the column, ${b + d}, which leads to {=}.`,
          ),
          wrong(
            'reads-wrong-item',
            q(c, c + d),
            `{=} is the share of the other column in the same row.`,
          ),
          wrong(
            'part-to-part',
            q(d, c),
            `This compares ${d} with the other ${c} in the row instead of the whole row, which leads to {=}.`,
          ),
          wrong('reads-wrong-item', q(b, a + b), `{=} is the share in the row "${topic.rows[0]}".`),
          wrong(
            'wrong-whole',
            q(c + d, a + b + c + d),
            `{=} is the share of the whole row in the table.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const row = stem.split('\n').filter((line) => line.startsWith('|'))[3] ?? '';
    const [c = 0, d = 0] = row.split('|').slice(2, 4).map(Number);
    return d / (c + d);
  },
};

/** A table of costs and counts to combine, typed. */
export const tableTotal: ItemModel = {
  id: 'math.table-total',
  objective: 'math.data.tables-graphs',
  type: 'supply',
  difficulty: -0.5,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const items = rng.sample(['Gloves', 'Masks', 'Gowns', 'Wipes', 'Syringes', 'Bandages'], 4);
      const rows = items.map((name) => ({
        name,
        boxes: rng.int(2, 15),
        each: rng.pick([10, 20, 25, 50]),
      }));
      const [first, second] = rng.sample(rows, 2) as [(typeof rows)[number], (typeof rows)[number]];
      const key = first.boxes * first.each - second.boxes * second.each;
      if (key <= 0) return undefined;
      const table = [
        '| Item | Boxes | Pieces in a box |',
        '| --- | ---: | ---: |',
        ...rows.map((r) => `| ${r.name} | ${r.boxes} | ${r.each} |`),
      ].join('\n');
      const pieces = (r: (typeof rows)[number]) => r.boxes * r.each;
      return numericSupply({
        stem: `${rng.pick(['A storeroom holds these supplies.', 'The table is part of a packing slip.', 'A clinic counted its stock.'])}\n\n${table}\n\nHow many more individual ${first.name.toLowerCase()} than individual ${second.name.toLowerCase()} are there?`,
        format: decimal(0),
        key: q(key),
        remember: 'Find the total of each row before you compare rows.',
        why: [
          `${first.name}: ${first.boxes} × ${first.each} = ${pieces(first)}.`,
          `${second.name}: ${second.boxes} × ${second.each} = ${pieces(second)}.`,
          'The difference is {=}.',
        ],
        wrongs: [
          wrong(
            'leaves-out-a-part',
            Math.abs(first.boxes - second.boxes),
            `This compares the boxes instead of the pieces in them, which leads to {=}.`,
          ),
          wrong(
            'adds-instead-of-subtracts',
            pieces(first) + pieces(second),
            `This adds both amounts, which leads to {=}.`,
          ),
          wrong(
            'stops-early',
            pieces(first),
            `{=} is the number of pieces of "${first.name}" alone.`,
          ),
          wrong(
            'leaves-out-a-part',
            Math.abs(first.boxes - second.boxes) * first.each,
            `This multiplies the difference of the boxes by ${first.each}, although the boxes differ in size; that leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const rows = new Map(
      stem
        .split('\n')
        .filter((l) => l.startsWith('|'))
        .map((l) => l.split('|').map((c) => c.trim()))
        .map((c) => [c[1]?.toLowerCase() ?? '', Number(c[2]) * Number(c[3])]),
    );
    const [a = '', b = ''] = [...stem.matchAll(/individual (\w+)/g)].map((m) => m[1] ?? '');
    return (rows.get(a) ?? Number.NaN) - (rows.get(b) ?? Number.NaN);
  },
};
