import type { ItemModel } from '../kit/types.js';
import { clock } from './clock.js';
import { decimal, fraction, plain } from './formats.js';
import {
  NAMES,
  numericChoice,
  numericSupply,
  q,
  readNumbers,
  redraw,
  tidy,
  wrong,
} from './support.js';

/** Numbers of days in words: digits could be misread next to a time of day. */
const DAY_WORDS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** Paid hours of several equal shifts with an unpaid break. */
export const paidHours: ItemModel = {
  id: 'math.paid-hours',
  objective: 'math.numbers.word-problems',
  type: 'multiple-choice',
  difficulty: 0.1,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const start = rng.int(25, 32) * 15;
      const length = rng.int(28, 40) * 15;
      const pause = rng.pick([30, 45]);
      const days = rng.int(3, 5);
      const hours = (minutes: number) => q(minutes, 60);
      const [name, paid] = [rng.pick(NAMES), length - pause];
      const week = `${DAY_WORDS[days]} days a week`;
      return numericChoice(rng, {
        stem: rng.pick([
          `${name} works from ${clock(start)} to ${clock(start + length)}, ${week}. Each shift includes an unpaid break of ${pause} minutes. For how many hours a week is ${name} paid?`,
          `${name} staffs a clinic's front desk from ${clock(start)} to ${clock(start + length)}, ${week}, and has an unpaid lunch break of ${pause} minutes each day. For how many hours a week is ${name} paid?`,
        ]),
        format: decimal(2, 'hours'),
        key: hours(paid * days),
        remember: 'Take the unpaid break off every shift before you multiply by the days.',
        why: [
          `A shift lasts ${plain(hours(length))} hours.`,
          `Without the break of ${plain(hours(pause))} hour, it is ${plain(hours(paid))} hours, and ${days} × ${plain(hours(paid))} = {=}.`,
        ],
        wrongs: [
          wrong(
            'leaves-out-a-part',
            hours(length * days),
            `This does not take the break off: ${days} × ${plain(hours(length))} gives {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            hours(length * days - pause),
            `This takes the break off once a week instead of once a shift, which leads to {=}.`,
          ),
          wrong(
            'adds-instead-of-subtracts',
            hours((length + pause) * days),
            `This adds the break to each shift, which leads to {=}.`,
          ),
          wrong(
            'minutes-as-decimals',
            hours(length).sub(pause, 100).mul(days),
            `This reads ${pause} minutes as 0.${pause} hour, which leads to {=}. An hour has 60 minutes.`,
          ),
          wrong(
            'counts-twice',
            hours((length - 2 * pause) * days),
            `This takes two breaks off each shift, which leads to {=}.`,
          ),
          wrong(
            'counts-off-by-one',
            hours(paid * (days - 1)),
            `This counts ${days - 1} days instead of ${days}, which leads to {=}.`,
          ),
          wrong(
            'counts-off-by-one',
            hours((length - 60 - pause) * days),
            `This counts one hour too few between the two times, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const times = [...stem.matchAll(/(\d+):(\d+) ([ap])/g)].map(
      (m) => (Number(m[1]) % 12) * 60 + Number(m[2]) + (m[3] === 'p' ? 720 : 0),
    );
    const [from = 0, to = 0] = times;
    const days = DAY_WORDS.indexOf(/(\w+) days a week/.exec(stem)?.[1] ?? '');
    const pause = Number(/break of (\d+)/.exec(stem)?.[1]);
    let minutes = 0;
    for (let day = 0; day < days; day++) for (let t = from; t < to; t++) minutes++;
    return tidy((minutes - days * pause) / 60);
  },
};

/** What is left of a container after two fractions of different wholes, typed. */
export const remainingVolume: ItemModel = {
  id: 'math.remaining-volume',
  family: 'math.fraction-of-what-is-left',
  objective: 'math.numbers.word-problems',
  type: 'supply',
  difficulty: 0.4,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const [a, b] = [q(rng.int(1, 3), rng.pick([4, 5, 8])), q(rng.int(1, 2), rng.pick([3, 4, 5]))];
      const total = rng.int(6, 30) * 50;
      const first = a.mul(total);
      const rest = q(total).sub(first);
      const second = rest.mul(b);
      const key = rest.sub(second);
      if (a.gte(1) || a.equals(b) || [first, rest, second, key].some((v) => v.d !== 1n))
        return undefined;
      const [fa, fb] = [fraction.text(a), fraction.text(b)];
      return numericSupply({
        stem: rng.pick([
          `A feeding bag holds ${plain(total)} mL of formula. In the morning, ${fa} of the formula is given, and at noon, ${fb} of what remains is given. How many milliliters are left in the bag?`,
          `A dispenser is filled with ${plain(total)} mL of hand rub. The day shift uses ${fa} of it, and the night shift uses ${fb} of what the day shift left. How many milliliters are left?`,
        ]),
        unit: 'mL',
        format: decimal(0, 'mL'),
        key,
        remember: 'The second fraction is of what is left, not of the whole.',
        why: [
          `First, ${fa} of ${plain(total)} = ${plain(first)} mL is used, so ${plain(rest)} mL remains.`,
          `${fb} of ${plain(rest)} = ${plain(second)} mL is used next, and ${plain(rest)} − ${plain(second)} leaves {=}.`,
        ],
        wrongs: [
          wrong(
            'fraction-of-whole',
            q(total).sub(first).sub(b.mul(total)),
            `This takes ${fb} of the full ${plain(total)} mL instead of the remaining ${plain(rest)} mL, which leads to {=}.`,
          ),
          wrong(
            'answers-other-quantity',
            second,
            `{=} is what was used the second time, not what is left.`,
          ),
          wrong('stops-early', rest, `{=} is left after the first use; the second use is missing.`),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [total = 0, a = 0, b = 0] = readNumbers(stem, 3);
    return tidy(total * (1 - a) * (1 - b));
  },
};

/** Supplies for several days, ordered in full boxes. */
export const fullBoxes: ItemModel = {
  id: 'math.full-boxes',
  family: 'math.full-containers',
  objective: 'math.numbers.word-problems',
  type: 'multiple-choice',
  difficulty: 0.3,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [patients, perDay, days, size] = [
        rng.int(5, 18),
        rng.int(3, 8),
        rng.int(5, 14),
        rng.pick([24, 48, 50, 60, 100]),
      ];
      const needed = patients * perDay * days;
      const stock = rng.int(20, 90);
      const short = needed - stock;
      const key = Math.ceil(short / size);
      if (short % size === 0 || short < 3 * size) return undefined;
      const thing = rng.pick(['gauze pads', 'alcohol wipes', 'test strips', 'saline flushes']);
      return numericChoice(rng, {
        stem: rng.pick([
          `Each of ${patients} patients needs ${perDay} ${thing} a day for ${days} days. The unit has ${stock} ${thing} in stock, and a box holds ${size}. What is the smallest number of boxes the unit has to order?`,
          `A home-care team will visit ${patients} clients a day for ${days} days and will use ${perDay} ${thing} on each visit. It has ${stock} ${thing} on hand and can buy more only in boxes of ${size}. What is the smallest number of boxes the team needs to buy?`,
        ]),
        format: decimal(0, 'boxes'),
        key: q(key),
        remember: 'If you can only buy full boxes, round up.',
        why: [
          `${patients} × ${perDay} × ${days} = ${plain(needed)} are needed, and ${plain(needed)} − ${stock} = ${plain(short)} still have to be bought.`,
          `${plain(short)} ÷ ${size} is more than ${key - 1}, so {=} are needed.`,
        ],
        wrongs: [
          wrong(
            'ignores-remainder',
            key - 1,
            `This rounds ${plain(short)} ÷ ${size} down to {=}, which does not cover the need.`,
          ),
          wrong(
            'leaves-out-a-part',
            Math.ceil(needed / size),
            `This leaves out the ${stock} on hand, which leads to {=}.`,
          ),
          wrong(
            'adds-instead-of-subtracts',
            Math.ceil((needed + stock) / size),
            `This adds the stock to the need instead of subtracting it, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            Math.ceil((patients * perDay) / size),
            `This counts only one day's need, ${patients} × ${perDay} = ${plain(patients * perDay)}, and leaves out the ${stock} on hand, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            Math.ceil((patients * days - stock) / size),
            `This counts one for each person a day instead of ${perDay}, which leads to {=}.`,
          ),
          wrong(
            'ignores-remainder',
            key + 1,
            `This rounds up and then adds one more box, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [patients = 0, perDay = 0, days = 0, stock = 0, size = 1] = readNumbers(stem, 5);
    let boxes = 0;
    for (let have = stock; have < patients * perDay * days; have += size) boxes++;
    return boxes;
  },
};
