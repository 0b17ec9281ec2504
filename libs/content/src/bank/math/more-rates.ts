import type { ItemModel } from '../kit/types.js';
import { decimal, dollars, money, plain, shortest } from './formats.js';
import {
  choiceModel,
  NAMES,
  near,
  q,
  readNumbers,
  redraw,
  supplyModel,
  tidy,
  wrong,
} from './support.js';

const $ = money;

/** The cost of fuel for a trip. */
export const tripCost = choiceModel(
  { id: 'math.trip-cost', objective: 'math.numbers.rates', difficulty: 0 },
  (rng) => {
    const [mpg, gallons, price] = [
      rng.pick([20, 24, 25, 28, 30, 32, 36]),
      q(rng.int(5, 24), 2),
      q(rng.int(280, 420), 100),
    ];
    const miles = gallons.mul(mpg);
    const key = gallons.mul(price);
    if (miles.d !== 1n || key.mul(100).d !== 1n) return undefined;
    const cents = (v: ReturnType<typeof q>) => near(v, 2);
    return {
      stem: rng.pick([
        `A home health nurse drives ${plain(miles)} miles in a car that gets ${mpg} miles per gallon. Gas costs ${$(price)} per gallon. How much does the gas for the drive cost?`,
        `A medical courier's van gets ${mpg} miles per gallon. At ${$(price)} per gallon, what is the cost of gas for a trip of ${plain(miles)} miles?`,
      ]),
      format: dollars,
      key,
      remember: 'Miles ÷ miles per gallon gives gallons; gallons × price gives the cost.',
      why: [
        `Find the gallons: ${plain(miles)} ÷ ${mpg} = ${plain(gallons)}.`,
        `Multiply by the price: ${plain(gallons)} × ${$(price)} = {=}.`,
      ],
      wrongs: [
        wrong(
          'inverts-ratio',
          cents(q(mpg).div(miles).mul(price)),
          `This divides ${mpg} by ${plain(miles)} and multiplies by ${$(price)}, which leads to {=}.`,
        ),
        wrong(
          'divides-instead-of-multiplies',
          cents(gallons.div(price)),
          `This divides the gallons by the price, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          gallons.add(1).mul(price),
          `This counts one gallon too many, which leads to {=}.`,
        ),
        wrong(
          'ignores-remainder',
          cents(gallons.floor().mul(price)),
          `This drops a part of a gallon, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          cents(key.div(10)),
          `This misplaces the decimal point, which leads to {=}.`,
        ),
        wrong(
          'wrong-whole',
          cents(miles.mul(price).div(100)),
          `This takes ${plain(price)} percent of the miles, which leads to {=}.`,
        ),
        wrong('counts-twice', key.mul(2), `This counts the trip twice, which leads to {=}.`),
      ],
    };
  },
  ({ stem }) => {
    const mpg = Number(/(\d+) miles per gallon/.exec(stem)?.[1]);
    const price = Number(/\$([\d.]+) per gallon/.exec(stem)?.[1]);
    const miles = Number(/(?:drives|trip of) (\d+) miles/.exec(stem)?.[1]);
    return tidy((price / mpg) * miles);
  },
);

/** How long a steady flow takes, typed. */
export const pumpTime = supplyModel(
  {
    id: 'math.pump-time',
    family: 'math.infusion-rates',
    objective: 'math.numbers.rates',
    difficulty: -0.3,
  },
  (rng) => {
    const [rate, hours] = [
      rng.pick([40, 50, 60, 75, 80, 100, 120, 125, 150]),
      q(rng.int(5, 24), 2),
    ];
    const volume = hours.mul(rate);
    if (volume.d !== 1n || volume.gt(1000) || hours.equals(1)) return undefined;
    return {
      stem: rng.pick([
        `An IV pump is set to ${rate} mL per hour. How many hours does it take to infuse ${plain(volume)} mL?`,
        `A tube feeding runs at ${rate} mL per hour. How many hours will ${plain(volume)} mL of formula last?`,
      ]),
      unit: 'hours',
      format: shortest(2),
      key: hours,
      remember: 'Time = amount ÷ rate.',
      why: [
        'The rate tells how much runs in one hour, so divide the volume by it.',
        `${plain(volume)} ÷ ${rate} = {=}.`,
      ],
      wrongs: [
        wrong(
          'inverts-ratio',
          q(rate).div(volume),
          `This divides ${rate} by ${plain(volume)}, which leads to about {=}.`,
        ),
        wrong(
          'answers-other-quantity',
          hours.mul(60),
          rate === 60
            ? `{=} is the volume in milliliters and, at 60 mL per hour, the time in minutes.`
            : `{=} is the time in minutes.`,
        ),
        wrong(
          hours.d === 1n ? 'counts-off-by-one' : 'ignores-remainder',
          hours.d === 1n ? hours.add(1) : hours.floor(),
          `This counts ${hours.d === 1n ? 'one hour too many' : 'only full hours'}, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const rate = Number(/(\d+) mL per hour/.exec(stem)?.[1]);
    const volume = Number(/(?:infuse|will) ([\d,]+) mL/.exec(stem)?.[1]?.replace(',', ''));
    let hours = 0;
    while (rate * hours < volume) hours += 0.5;
    return hours;
  },
);

/** Four rates ordered from slowest to fastest. */
export const orderRates: ItemModel = {
  id: 'math.order-rates',
  objective: 'math.numbers.rates',
  type: 'ordered',
  difficulty: 0.2,
  variants: 15,
  make: (rng) =>
    redraw(() => {
      const [noun, verb, low, high, who] = rng.pick([
        ['forms', 'minutes', 3, 20, 'A supervisor compares the speeds of four scanners.'],
        ['miles', 'hours', 20, 65, 'A dispatcher compares the average speeds of four trips.'],
        ['tests', 'hours', 8, 40, 'A supervisor compares the speeds of four lab analyzers.'],
        ['pages', 'minutes', 2, 16, 'A supervisor compares the speeds of four printers.'],
      ] as const);
      const times = rng.sample([2, 3, 4, 5, 6, 8], 4);
      const rows = times
        .map((t) => ({ t, each: q(rng.int(low * 2, high * 2), 2) }))
        .map((r) => ({ ...r, n: r.each.mul(r.t) }));
      const rising = rng.pick([true, false]);
      const sorted = [...rows].sort((a, b) => (rising ? 1 : -1) * a.each.compare(b.each));
      const gaps = sorted.every(
        (r, i) =>
          i === 0 ||
          r.each
            .sub(sorted[i - 1]?.each ?? 0)
            .abs()
            .gte(q(low, 4)),
      );
      const byCount = [...rows]
        .sort((a, b) => (rising ? 1 : -1) * a.n.compare(b.n))
        .map((r) => r.t);
      if (
        !gaps ||
        rows.some((r) => r.n.d !== 1n) ||
        String(byCount) === String(sorted.map((r) => r.t))
      )
        return undefined;
      const one = verb.slice(0, -1);
      const list = sorted.map((r) => plain(r.each)).join(rising ? ' < ' : ' > ');
      const text = (r: (typeof rows)[0]) => `${plain(r.n)} ${noun} in ${r.t} ${verb}`;
      return {
        type: 'ordered',
        stem: `${rng.pick(['Four rates are listed.', who, 'Four rates are compared.'])} Place them in order from the **${rising ? 'lowest to the highest' : 'highest to the lowest'}** number of ${noun} per ${one}.`,
        why: [
          `Divide each number of ${noun} by its number of ${verb}.`,
          `The unit rates in order are ${list}.`,
          `Then match each unit rate with the rate it came from.`,
        ],
        remember: 'To compare rates, find the amount for one unit of time.',
        steps: sorted.map((r) => ({
          text: text(r),
          rationale: `${plain(r.n)} ÷ ${r.t} = ${plain(r.each)} ${noun} per ${one}.`,
        })),
        rationale: `The unit rates in order are ${list} ${noun} per ${one}.`,
        misconception: 'total-instead-of-rate',
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'ordered') throw new TypeError('ordered expected');
    const sign = draft.stem.includes('lowest to the highest') ? 1 : -1;
    const parts = (t: string) => readNumbers(t, 2);
    return draft.steps
      .map((s) => s.text)
      .sort((a, b) => {
        const [[x = 0, t = 1], [y = 0, u = 1]] = [parts(a), parts(b)];
        return sign * (x * u - y * t);
      })
      .join(' | ');
  },
};

/** How long a task takes at a known pace. */
export const timeAtPace = choiceModel(
  { id: 'math.time-at-pace', objective: 'math.numbers.rates', difficulty: 0 },
  (rng) => {
    const [count, minutes, target] = [rng.int(3, 12), rng.int(4, 20), rng.int(15, 80)];
    const key = q(minutes * target, count);
    if (key.mul(2).d !== 1n || q(count, minutes).d === 1n || target % count === 0) return undefined;
    const name = rng.pick(NAMES);
    return {
      stem: rng.pick([
        `${name} answers ${count} practice questions in ${minutes} minutes. At this rate, how many minutes does ${name} need for ${target} questions?`,
        `A volunteer packs ${count} boxes in ${minutes} minutes. At this rate, how many minutes does the volunteer need to pack ${target} boxes?`,
        `A lab analyzer processes ${count} samples in ${minutes} minutes. At this rate, how long does it take to process ${target} samples?`,
      ]),
      format: decimal(1, 'minutes'),
      key,
      remember: 'Find the time for one, then multiply.',
      why: [
        `The time for one is ${minutes} ÷ ${count} minutes.`,
        `For ${target}, it is ${target} × ${minutes} ÷ ${count} = {=}.`,
      ],
      wrongs: [
        wrong(
          'inverts-ratio',
          q(count * target, minutes),
          `This multiplies by ${count} and divides by ${minutes}, which leads to {=}.`,
        ),
        wrong(
          'additive-thinking',
          minutes + target - count,
          `This adds the difference between ${target} and ${count} to the minutes, which leads to {=}.`,
        ),
        wrong(
          'forgets-to-divide',
          q(target, count),
          `This divides ${target} by ${count} and leaves out the ${minutes} minutes, which leads to {=}.`,
        ),
        wrong(
          'forgets-to-divide',
          target * minutes,
          `This multiplies ${target} by ${minutes} and does not divide by ${count}, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          q(minutes * (target + count), count),
          `This counts one group of ${count} too many, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          q(minutes * (target - count), count),
          `This counts one group of ${count} too few, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [count = 1, minutes = 0, target = 0] = readNumbers(stem, 3);
    return tidy(target / (count / minutes));
  },
);
