import { inSeries } from '../kit/series.js';
import type { ItemModel } from '../kit/types.js';
import { decimal, mixed, plain, shortest } from './formats.js';
import { choiceModel, q, readNumbers, redraw, supplyModel, wrong } from './support.js';

/** A large count rounded to a named place. */
export const roundLargeNumber = choiceModel(
  {
    id: 'math.round-large-number',
    family: 'math.rounding',
    objective: 'math.numbers.estimation',
    difficulty: -1.3,
  },
  (rng) => {
    const n = rng.int(12_345, 987_654);
    const [name, size] = rng.pick([
      ['hundred', 100],
      ['thousand', 1000],
      ['ten thousand', 10_000],
    ] as const);
    const key = Math.round(n / size) * size;
    const down = Math.floor(n / size) * size;
    const digit = Math.floor((n % size) / (size / 10));
    if (n % 10 === 0 || key % (size * 10) === 0 || key === down + (down === key ? size : 0))
      return undefined;
    return {
      stem: rng.pick([
        `A county reports ${plain(n)} flu shots this year. What is this number rounded to the nearest ${name}?`,
        `A hospital's yearly budget for gloves is \\$${plain(n)}. Rounded to the nearest ${name}, how many dollars is that?`,
        `Round ${plain(n)} to the nearest ${name}.`,
      ]),
      format: decimal(0),
      key: q(key),
      remember: 'Look at the digit to the right of the place: 5 or more rounds up.',
      why: [
        `The digit to the right of the ${name}s place is ${digit}.`,
        digit >= 5
          ? `It is 5 or more, so the ${name}s digit goes up by one.`
          : `It is less than 5, so the ${name}s digit stays.`,
        `${plain(n)} rounds to {=}.`,
      ],
      wrongs: [
        wrong(
          'rounds-wrong-way',
          key === down ? down + size : down,
          `This rounds in the other direction although the next digit is ${digit}, which leads to {=}.`,
        ),
        wrong(
          'rounds-to-wrong-place',
          Math.round(n / (size / 10)) * (size / 10),
          `This rounds to the place to the right of the ${name}s place, which leads to {=}.`,
        ),
        wrong(
          'rounds-to-wrong-place',
          Math.round(n / (size * 10)) * size * 10,
          `This rounds to the place to the left of the ${name}s place, which leads to {=}.`,
        ),
        wrong(
          'rounds-one-step-off',
          key + size * (key === down ? -1 : 1),
          key === down
            ? `This lowers the ${name}s digit, but rounding down leaves it as it is; that leads to {=}.`
            : `This raises the ${name}s digit by two steps instead of one, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          Math.round(n / size) * (size / 10),
          `This drops a zero, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const digits = /([\d,]{6,})/.exec(stem)?.[1]?.replaceAll(',', '') ?? '';
    const zeros = stem.includes('ten thousand') ? 4 : stem.includes('thousand') ? 3 : 2;
    const cut = digits.length - zeros;
    return (Number(digits.slice(0, cut)) + (Number(digits[cut]) > 4 ? 1 : 0)) * 10 ** zeros;
  },
);

/** Why an estimate is off by one ten: rounding to other places, or a slip. */
function nearMiss(total: number, b: number, key: number, value: number): [string, number, string] {
  const thousands = Math.round(total / 1000) * 1000;
  const place = `This rounds ${plain(total)} to ${plain(thousands)}, the nearest thousand`;
  if (thousands === b * value)
    return ['rounds-to-wrong-place', value, `${place}, which leads to {=}.`];
  if (b >= 50 && thousands === 100 * value)
    return [
      'rounds-to-wrong-place',
      value,
      `${place}, and the number of days to 100, which leads to {=}.`,
    ];
  return [
    'calculation-slip',
    value,
    `${b} × {=} is ${plain(b * value)}, not ${plain(b * key)}, so the division went wrong.`,
  ];
}

/** A quotient estimated with compatible numbers. */
export const estimateQuotient = choiceModel(
  { id: 'math.estimate-quotient', objective: 'math.numbers.estimation', difficulty: -0.5 },
  (rng) => {
    const [b, key] = [rng.int(3, 9) * 10, rng.int(3, 15) * 10];
    const [days, total] = [b + rng.pick([-4, -3, -2, 1, 2, 3, 4]), b * key + rng.int(-40, 45)];
    if (Math.round(total / 100) * 100 !== b * key || total % 100 === 0) return undefined;
    const t = plain(total);
    return {
      stem: rng.pick([
        `A clinic used ${t} gloves in ${days} days. Estimate the number of gloves per day by rounding ${t} to the nearest hundred and ${days} to the nearest ten.`,
        `A hospital kitchen served ${t} meals in ${days} days. To estimate the number of meals per day, round ${t} to the nearest hundred and ${days} to the nearest ten. What is the estimate?`,
      ]),
      format: decimal(0),
      key: q(key),
      remember: 'Round each number to the place that the question names, then divide.',
      why: [
        `${t} rounds to ${plain(b * key)}, and ${days} rounds to ${b}.`,
        `${plain(b * key)} ÷ ${b} = {=}.`,
      ],
      wrongs: [
        wrong(
          'misplaces-decimal',
          q(key, 10),
          `This drops a zero in the division, which leads to {=}.`,
        ),
        wrong('misplaces-decimal', key * 10, `This keeps one zero too many, which leads to {=}.`),
        wrong(
          'rounds-wrong-way',
          Math.round((b * key) / (days < b ? b - 10 : b + 10)),
          `This rounds ${days} to ${days < b ? b - 10 : b + 10}, which leads to about {=}.`,
        ),
        wrong(...nearMiss(total, b, key, key + 10)),
        wrong(...nearMiss(total, b, key, key - 10)),
        wrong(
          'uses-another-number',
          Math.round((b * key) / 100),
          `This divides ${plain(b * key)} by 100 instead of by ${b}, which leads to about {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [total = 0, days = 1] = readNumbers(stem, 2);
    return (Number((total / 100).toFixed(0)) * 100) / (Number((days / 10).toFixed(0)) * 10);
  },
);

/** A sum of mixed numbers estimated with whole numbers, typed. */
export const estimateMixedSum = supplyModel(
  { id: 'math.estimate-mixed-sum', objective: 'math.numbers.estimation', difficulty: -0.7 },
  (rng) => {
    const parts = [q(rng.int(1, 7), 8), q(rng.int(1, 4), 5), q(rng.int(1, 5), 6)].map((p) =>
      p.add(rng.int(1, 9)),
    );
    const rounded = parts.map((p) => p.round());
    const sum = (list: typeof parts) => list.reduce((a, b) => a.add(b));
    if (parts.some((p) => p.sub(p.floor()).equals(q(1, 2)))) return undefined;
    const key = sum(rounded);
    const texts = parts.map((p) => mixed.text(p));
    const list = `${texts[0]}, ${texts[1]}, and ${texts[2]}`;
    return {
      stem: rng.pick([
        `In three consecutive weeks, a nurse works ${list} hours of overtime. Estimate the total by rounding each number to the nearest whole number. What is the estimate in hours?`,
        `Three rolls of gauze are ${list} yards long. Round each length to the nearest whole number and add. What is the estimated total length in yards?`,
      ]),
      format: shortest(2),
      key,
      remember: 'A fraction of one half or more rounds up to the next whole number.',
      why: [
        `Compare each fraction with $\\frac{1}{2}$: less than that rounds down, and more rounds up.`,
        `The rounded numbers are ${inSeries(rounded.map((r) => `${r.n}`))}.`,
        `Their sum is {=}.`,
      ],
      wrongs: [
        wrong(
          'rounds-wrong-way',
          sum(parts.map((p) => p.floor())),
          `This drops all the fractions, which leads to {=}.`,
        ),
        wrong(
          'rounds-wrong-way',
          sum(parts.map((p) => p.ceil())),
          `This rounds every number up, which leads to {=}.`,
        ),
        wrong(
          'calculation-slip',
          key.add(1),
          `This counts one too many in the sum, which leads to {=}.`,
        ),
        wrong(
          'calculation-slip',
          key.sub(1),
          `This counts one too few in the sum, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) =>
    readNumbers(stem, 3)
      .slice(0, 3)
      .reduce((sum, v) => sum + Math.floor(v + 0.5), 0),
);

/** All the numbers that round to a given one. */
export const selectRoundsTo: ItemModel = {
  id: 'math.select-rounds-to',
  family: 'math.rounding',
  objective: 'math.numbers.estimation',
  type: 'multiple-select',
  difficulty: -0.2,
  variants: 13,
  make: (rng) =>
    redraw(() => {
      const target = q(rng.int(21, 98), 10);
      if (target.d !== 10n) return undefined;
      const offsets = rng.sample(
        [-50, -43, -21, -8, 12, 31, 46, 49, -52, -58, -61, 50, 54, 58, 63],
        6,
      );
      const rows = offsets
        .map((o) => ({ v: target.add(o, 1000), fits: o >= -50 && o < 50, o }))
        .filter(({ v }) => v.d > 10n);
      const keys = rows.filter((r) => r.fits);
      if (rows.length < 6 || keys.length < 2 || keys.length > 4) return undefined;
      const t = plain(target);
      return {
        type: 'multiple-select',
        stem: rng.pick([
          `A scale rounds every mass to one decimal place. Which of the following masses, in grams, does it show as ${t}? Select **all** that apply.`,
          `Which of the following numbers round to ${t} when they are rounded to one decimal place? Select **all** that apply.`,
        ]),
        why: [
          `Look at the hundredths digit of each number: 5 or more rounds the tenths digit up.`,
          `All numbers from ${plain(target.sub(5, 100))} up to, but not including, ${plain(target.add(5, 100))} round to ${t}.`,
          `${keys.length} of the numbers are in this range.`,
        ],
        remember: 'Only the digit right after the rounding place decides.',
        keys: keys.map(({ v }) => ({
          text: plain(v),
          value: v.valueOf(),
          rationale: `${plain(v)} is at least ${plain(target.sub(5, 100))} and less than ${plain(target.add(5, 100))}, so it rounds to ${t}.`,
        })),
        distractors: rows
          .filter((r) => !r.fits)
          .map(({ v, o }) => ({
            text: plain(v),
            value: v.valueOf(),
            misconception: 'rounds-wrong-way',
            rationale: `${plain(v)} rounds to ${target
              .add(o < 0 ? -1 : 1, 10)
              .valueOf()
              .toFixed(1)}.`,
          })),
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-select') throw new TypeError('multiple-select expected');
    const target = Number(/(?:as|to) (\d\.\d)/.exec(draft.stem)?.[1]);
    return [...draft.keys, ...draft.distractors]
      .map((o) => o.text)
      .filter(
        (t) => Math.floor((Math.round(Number(t) * 1000) + 50) / 100) === Math.round(target * 10),
      )
      .join(' | ');
  },
};

/** A product of decimals, estimated with whole numbers. */
export const estimateWithWholeNumbers = choiceModel(
  {
    id: 'math.estimate-with-whole-numbers',
    objective: 'math.numbers.estimation',
    difficulty: -0.4,
  },
  (rng) => {
    const [x, y] = [q(rng.int(31, 99), 10), q(rng.int(31, 99), 10)];
    const [a, b] = [x.round(), y.round()];
    const product = x.mul(y);
    if (
      x.d !== 10n ||
      y.d !== 10n ||
      x.sub(a).abs().gt(q(2, 10)) ||
      y.sub(b).abs().gt(q(2, 10)) ||
      a.equals(b)
    )
      return undefined;
    const stem = rng.pick([
      `A room is ${plain(x)} meters long and ${plain(y)} meters wide. Which of the following is the best estimate of its area in square meters?`,
      `A syrup contains ${plain(x)} mg of a drug in each mL, and a nurse measures ${plain(y)} mL. Which of the following is the best estimate of the dose in milligrams?`,
    ]);
    return {
      stem,
      format: decimal(0),
      key: a.mul(b),
      remember: 'Round each factor to a whole number before you multiply.',
      why: [
        `${plain(x)} is close to ${a.n}, and ${plain(y)} is close to ${b.n}.`,
        `${a.n} × ${b.n} = {=}, which is close to the exact product ${plain(product)}.`,
      ],
      wrongs: [
        wrong(
          'adds-instead-of-multiplies',
          a.add(b),
          `This adds ${a.n} and ${b.n}, which leads to {=}.`,
        ),
        wrong(
          'rounds-one-step-off',
          a.add(1).mul(b.add(1)),
          `This rounds both numbers one too high, which leads to {=}.`,
        ),
        wrong(
          'rounds-one-step-off',
          a.sub(1).mul(b.sub(1)),
          `This rounds both numbers one too low, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          a.mul(b).mul(10),
          `This misplaces the decimal point, which leads to {=}.`,
        ),
        wrong(
          stem.startsWith('A room') ? 'confuses-area-perimeter' : 'wrong-operation',
          a.add(b).mul(2),
          `This doubles the sum of the two numbers, which leads to {=}.`,
        ),
        wrong('order-of-magnitude', a.mul(b).mul(100), `{=} is 100 times too large.`),
      ],
    };
  },
  ({ stem }) => {
    const [x = 0, y = 0] = readNumbers(stem, 2);
    return Number(x.toFixed(0)) * Number(y.toFixed(0));
  },
);
