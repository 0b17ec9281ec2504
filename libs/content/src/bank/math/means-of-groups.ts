import { decimal, plain } from './formats.js';
import { choiceModel, q, readNumbers, supplyModel, tidy, wrong } from './support.js';

const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b);

const FREQUENCIES = [
  {
    title: 'The table shows how many cups of water each patient drank in one morning.',
    head: 'Cups of water',
    unit: 'cups',
    one: 'patient',
    start: 0,
  },
  {
    title: 'The table shows how many calls each nurse answered in one hour.',
    head: 'Calls',
    unit: 'calls',
    one: 'nurse',
    start: 1,
  },
  {
    title: 'The table shows how many hours each student studied in one day.',
    head: 'Hours',
    unit: 'hours',
    one: 'student',
    start: 1,
  },
  {
    title: 'The table shows how many days each patient stayed in a hospital.',
    head: 'Days',
    unit: 'days',
    one: 'patient',
    start: 2,
  },
] as const;

function frequencyTable(
  rows: readonly (readonly [number, number])[],
  { head, one }: (typeof FREQUENCIES)[number],
): string {
  return [
    `| ${head} | Number of ${one}s |`,
    '| ---: | ---: |',
    ...rows.map(([v, n]) => `| ${v} | ${n} |`),
  ].join('\n');
}

const tableRows = (stem: string) =>
  [...stem.matchAll(/^\| (\d+) \| (\d+) \|$/gm)].map((m): [number, number] => [
    Number(m[1]),
    Number(m[2]),
  ]);

/** The mean of values that occur several times. */
export const meanOfFrequencies = choiceModel(
  {
    id: 'math.mean-of-frequencies',
    family: 'math.frequency-tables',
    objective: 'math.data.statistics',
    difficulty: 0.6,
  },
  (rng) => {
    const topic = rng.pick(FREQUENCIES);
    const rows = [0, 1, 2, 3].map((i): [number, number] => [topic.start + i, rng.int(2, 12)]);
    const [people, sum] = [total(rows.map(([, n]) => n)), total(rows.map(([v, n]) => v * n))];
    const key = q(sum, people);
    if (key.mul(10).d !== 1n || new Set(rows.map(([, n]) => n)).size < 3) return undefined;
    const plainMean = q(total(rows.map(([v]) => v)), 4);
    const mode = [...rows].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
    if (key.equals(plainMean)) return undefined;
    return {
      stem: `${topic.title}\n\n${frequencyTable(rows, topic)}\n\nWhat is the mean number of ${topic.unit} per ${topic.one}?`,
      format: decimal(1, topic.unit, true),
      key,
      remember: 'In a frequency table, multiply each value by how often it occurs.',
      why: [
        `Multiply each value by its count: ${rows.map(([v, n]) => `${v} × ${n}`).join(' + ')} = ${sum}.`,
        `Count the ${topic.one}s: ${rows.map(([, n]) => n).join(' + ')} = ${people}.`,
        `${sum} ÷ ${people} = {=}.`,
      ],
      wrongs: [
        wrong(
          'averages-the-rates',
          plainMean,
          `This averages the values without their counts, which leads to {=}.`,
        ),
        wrong(
          'wrong-count-in-mean',
          q(sum, 4),
          `This divides by the 4 rows instead of ${people} ${topic.one}s, which leads to {=}.`,
        ),
        wrong('confuses-mean-median', mode, `{=} is the mode.`),
        wrong(
          'reads-wrong-item',
          q(people, 4),
          `This averages the counts of ${topic.one}s, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          q(sum - (rows[3]?.[0] ?? 0) * (rows[3]?.[1] ?? 0), people - (rows[3]?.[1] ?? 0)),
          `This leaves out the last row, which leads to {=}.`,
        ),
        wrong(
          'wrong-count-in-mean',
          q(sum, total(rows.map(([v]) => v))),
          `This divides by the sum of the values instead of the number of ${topic.one}s, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const list = tableRows(stem).flatMap(([v, n]) => Array<number>(n).fill(v));
    return tidy(total(list) / list.length);
  },
);

/** The median of values that occur several times, typed. */
export const medianOfFrequencies = supplyModel(
  {
    id: 'math.median-of-frequencies',
    family: 'math.frequency-tables',
    objective: 'math.data.statistics',
    difficulty: 0.5,
  },
  (rng) => {
    const topic = rng.pick(FREQUENCIES);
    const rows = [0, 1, 2, 3, 4].map((i): [number, number] => [topic.start + i, rng.int(1, 9)]);
    const people = total(rows.map(([, n]) => n));
    const list = rows.flatMap(([v, n]) => Array<number>(n).fill(v));
    const median = list[(people - 1) / 2];
    const mode = [...rows].sort((a, b) => b[1] - a[1]);
    const counts = ascending(rows.map(([, n]) => n));
    if (
      people % 2 === 0 ||
      median === undefined ||
      median === topic.start + 2 ||
      mode[0]?.[1] === mode[1]?.[1]
    )
      return undefined;
    return {
      stem: `${topic.title}\n\n${frequencyTable(rows, topic)}\n\nWhat is the median number of ${topic.unit}?`,
      unit: topic.unit,
      format: { text: plain, fits: () => true },
      key: q(median),
      remember: `The median is the value of the middle ${topic.one}, not the middle row.`,
      why: [
        `There are ${rows.map(([, n]) => n).join(' + ')} = ${people} ${topic.one}s, so the middle one is ${topic.one} ${(people + 1) / 2}.`,
        `Count down the rows until you reach ${topic.one} ${(people + 1) / 2}.`,
        `This ${topic.one} is in the row with the value {=}.`,
      ],
      wrongs: [
        wrong(
          'averages-the-rates',
          topic.start + 2,
          `This takes the middle row, which leads to {=}.`,
        ),
        wrong(
          'confuses-mean-median',
          mode[0]?.[0] ?? 0,
          `{=} is the mode, the most frequent value.`,
        ),
        wrong(
          'reads-wrong-item',
          counts[2] ?? 0,
          `This takes the median of the counts of ${topic.one}s, which leads to {=}.`,
        ),
        wrong(
          'answers-other-quantity',
          (people + 1) / 2,
          `{=} is the place of the middle ${topic.one}, not the value.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const rows = tableRows(stem);
    const all = total(rows.map(([, n]) => n));
    // As many people below as above.
    const at = rows.find(([v]) => {
      const below = total(rows.filter(([w]) => w < v).map(([, n]) => n));
      const above = total(rows.filter(([w]) => w > v).map(([, n]) => n));
      return below < all / 2 && above < all / 2;
    });
    return at?.[0] ?? Number.NaN;
  },
);

/** The combined mean of two groups of different sizes. */
export const combinedMean = choiceModel(
  {
    id: 'math.combined-mean',
    family: 'math.weighted-means',
    objective: 'math.data.statistics',
    difficulty: 0.8,
  },
  (rng) => {
    const [n, m, a, b] = [rng.int(4, 30), rng.int(4, 30), rng.int(68, 94), rng.int(68, 94)];
    const key = q(n * a + m * b, n + m);
    if (n === m || Math.abs(a - b) < 4 || key.mul(10).d !== 1n) return undefined;
    return {
      stem: rng.pick([
        `The mean score of ${n} day students on an exam is ${a}. The mean score of ${m} evening students on the same exam is ${b}. What is the mean score of all the students?`,
        `In one group, ${n} patients have a mean heart rate of ${a} beats per minute. In a second group, ${m} patients have a mean of ${b} beats per minute. What is the mean heart rate of both groups together?`,
      ]),
      format: decimal(1, '', true),
      key,
      remember: 'To combine means, go back to the totals.',
      why: [
        `Find the total of each group: ${n} × ${a} = ${plain(n * a)} and ${m} × ${b} = ${plain(m * b)}.`,
        `Together there are ${n} + ${m} = ${n + m} values with the sum ${plain(n * a)} + ${plain(m * b)} = ${plain(n * a + m * b)}.`,
        `${plain(n * a + m * b)} ÷ ${n + m} = {=}.`,
      ],
      wrongs: [
        wrong(
          'averages-the-rates',
          q(a + b, 2),
          `This averages the two means although the groups differ in size, which leads to {=}.`,
        ),
        wrong(
          'swaps-quantities',
          q(n * b + m * a, n + m),
          `This swaps the means of the two groups, which leads to {=}.`,
        ),
        wrong('leaves-out-a-part', a, `This takes the mean of the first group only, {=}.`),
        wrong('leaves-out-a-part', b, `This takes the mean of the second group only, {=}.`),
        wrong(
          'wrong-count-in-mean',
          q(n * a + m * b, n + m - 1),
          `This divides by ${n + m - 1} instead of ${n + m}, which leads to {=}.`,
        ),
        wrong(
          'wrong-count-in-mean',
          q(n * a + m * b, n + m + 1),
          `This divides by ${n + m + 1} instead of ${n + m}, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [n = 0, a = 0, m = 0, b = 0] = readNumbers(stem, 4);
    const list = [...Array<number>(n).fill(a), ...Array<number>(m).fill(b)];
    return tidy(total(list) / list.length);
  },
);
