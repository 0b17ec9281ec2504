import type { ItemModel } from '../kit/types.js';
import { decimal, plain, shortest } from './formats.js';
import { NAMES, numericChoice, numericSupply, q, readNumbers, redraw, wrong } from './support.js';

const PLACES = [
  { name: 'tenth', places: 1 },
  { name: 'hundredth', places: 2 },
] as const;

/** Rounding of a measured decimal to a named place. */
export const roundToPlace: ItemModel = {
  id: 'math.round-to-place',
  family: 'math.rounding',
  objective: 'math.numbers.estimation',
  type: 'multiple-choice',
  difficulty: -1.1,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const { name, places } = rng.pick(PLACES);
      const value = q(rng.int(20_001, 989_999), 10_000);
      const shown = plain(value);
      const round = (p: number) =>
        value
          .mul(10 ** p)
          .add(q(1, 2))
          .floor()
          .div(10 ** p);
      const step = q(1, 10 ** places);
      const digit = Number(value.mul(10 ** (places + 1)).floor().n % 10n);
      if (value.d !== 10_000n) return undefined;
      const [what, unit] = rng.pick([
        ['A lab balance shows', 'grams'],
        ['A pump has delivered', 'milliliters'],
        ['A sensor measures', 'kilopascals'],
        ['A measured distance is', 'centimeters'],
      ] as const);
      const key = round(places);
      const up = key.gt(value);
      return numericChoice(rng, {
        stem: `${what} ${shown} ${unit}. What is this value rounded to the nearest ${name}?`,
        format: decimal(places, unit),
        key,
        remember: 'Look at one digit to the right: 5 or more rounds up.',
        why: [
          `The digit after the ${name}s place is ${digit}, ${digit >= 5 ? 'which is 5 or more, so the digit goes up by one' : 'which is less than 5, so the digit stays'}.`,
          `${shown} rounds to {=}.`,
        ],
        wrongs: [
          wrong(
            up ? 'rounds-wrong-way' : 'rounds-wrong-way',
            up ? key.sub(step) : key.add(step),
            up
              ? `This cuts the digits off after the ${name}s place instead of rounding up, which leads to {=}.`
              : `This rounds up although the next digit is ${digit}, which leads to {=}.`,
          ),
          wrong(
            'rounds-to-wrong-place',
            round(places - 1),
            `This rounds to the place to the left of the ${name}s place, which leads to {=}.`,
          ),
          wrong(
            'rounds-one-step-off',
            up ? key.add(step) : key.sub(step),
            up
              ? `This raises the ${name}s digit by two steps instead of one, which leads to {=}.`
              : `This lowers the ${name}s digit, but rounding down leaves it as it is; that leads to {=}.`,
          ),
          wrong(
            'misplaces-decimal',
            key.mul(10),
            `This moves the decimal point while rounding, which leads to {=}.`,
          ),
          wrong(
            'misplaces-decimal',
            value
              .div(10)
              .mul(10 ** places)
              .round()
              .div(10 ** places),
            `This moves the decimal point to the left while rounding, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [value = 0] = readNumbers(stem, 1);
    const grid = stem.includes('hundredth') ? 100 : 10;
    // Steps along the grid to the closest mark.
    let best = 0;
    for (let k = 0; k <= 100 * grid; k++) {
      if (Math.abs(k / grid - value) < Math.abs(best - value) - 1e-12) best = k / grid;
    }
    return best;
  },
};

/** An estimate by rounding each number first. */
export const estimateProduct: ItemModel = {
  id: 'math.estimate-product',
  objective: 'math.numbers.estimation',
  type: 'multiple-choice',
  difficulty: -0.6,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [a, b] = [rng.int(21, 98), rng.int(112, 985)];
      const [ra, rb] = [Math.round(a / 10) * 10, Math.round(b / 100) * 100];
      if (a % 10 === 0 || a % 10 === 5 || b % 100 === 50 || Math.abs(b - rb) < 8) return undefined;
      const tens = Math.floor(a / 10) * 10;
      const hundreds = Math.floor(b / 100) * 100;
      return numericChoice(rng, {
        stem: rng.pick([
          `A hospital kitchen prepares ${b} meals a day. Estimate the number of meals in ${a} days: round ${b} to the nearest hundred and ${a} to the nearest ten before multiplying.`,
          `A lab runs an average of ${b} tests a week. Estimate how many tests it runs in ${a} weeks by rounding ${b} to the nearest hundred and ${a} to the nearest ten.`,
          `One pallet holds ${b} bottles of saline. To estimate how many bottles ${a} pallets hold, round ${b} to the nearest hundred and ${a} to the nearest ten. What is the estimate?`,
        ]),
        format: decimal(0),
        key: q(ra * rb),
        remember: 'Round each number first, then compute with the rounded numbers.',
        why: [
          `${b} rounds to ${plain(rb)}, and ${a} rounds to ${ra}.`,
          `${plain(rb)} × ${ra} = {=}.`,
        ],
        wrongs: [
          wrong(
            'rounds-wrong-way',
            tens * hundreds,
            `This rounds both numbers down, to ${hundreds} and ${tens}, which leads to {=}.`,
          ),
          wrong(
            'rounds-wrong-way',
            (tens + 10) * (hundreds + 100),
            `This rounds both numbers up, to ${plain(hundreds + 100)} and ${tens + 10}, which leads to {=}.`,
          ),
          wrong(
            'misplaces-decimal',
            (ra * rb) / 10,
            `This drops a zero in ${plain(rb)} × ${ra}, which leads to {=}.`,
          ),
          wrong(
            'misplaces-decimal',
            ra * rb * 10,
            `This writes one zero too many in ${plain(rb)} × ${ra}, which leads to {=}.`,
          ),
          wrong(
            'rounds-wrong-way',
            tens * rb,
            `This rounds ${a} down to ${tens}, which leads to {=}.`,
          ),
          wrong(
            'rounds-wrong-way',
            ra * hundreds,
            `This rounds ${b} down to ${hundreds}, which leads to {=}.`,
          ),
          wrong(
            'rounds-wrong-way',
            ra * (hundreds + 100),
            `This rounds ${b} up to ${plain(hundreds + 100)}, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const numbers = [...stem.matchAll(/\d+/g)].map((m) => m[0]);
    const nearest = (text: string, zeros: number) => {
      const cut = text.length - zeros;
      const up = Number(text[cut]) >= 5 ? 1 : 0;
      return (Number(text.slice(0, cut)) + up) * 10 ** zeros;
    };
    return (
      nearest(numbers.find((n) => n.length === 3) ?? '', 2) *
      nearest(numbers.find((n) => n.length === 2) ?? '', 1)
    );
  },
};

/** A quotient rounded to a named place, typed. */
export const roundedQuotient: ItemModel = {
  id: 'math.rounded-quotient',
  objective: 'math.numbers.estimation',
  type: 'supply',
  difficulty: -0.1,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const [total, parts] = [
        q(rng.int(100, 990), rng.pick([1, 2])),
        rng.pick([3, 6, 7, 9, 11, 12, 13]),
      ];
      const exact = total.div(parts);
      const key = exact.mul(10).add(q(1, 2)).floor().div(10);
      const next = Number(exact.mul(100).floor().n % 10n);
      if (exact.mul(100).d === 1n || key.d !== 10n) return undefined;
      const cut = exact.mul(10).floor().div(10);
      const name = rng.pick(NAMES);
      const start = exact.mul(1000).floor().div(1000);
      return numericSupply({
        stem: rng.pick([
          `A total of ${plain(total)} mL of broth is divided equally among ${parts} culture flasks. How many milliliters go into each flask? Round to the nearest tenth.`,
          `${name} drives a total of ${plain(total)} miles on ${parts} work trips of equal length. How many miles long is each trip? Round to the nearest tenth.`,
        ]),
        format: shortest(1),
        key,
        remember: 'Divide one place further than you need, then round.',
        why: [
          'Divide the total by the number of equal parts.',
          `${plain(total)} ÷ ${parts} = ${plain(start)}… The digit after the tenths place is ${next}, so the quotient rounds to {=}.`,
        ],
        wrongs: [
          wrong(
            'rounds-wrong-way',
            cut.equals(key) ? cut.add(q(1, 10)) : cut,
            cut.equals(key)
              ? `This rounds up although the next digit is ${next}, which leads to {=}.`
              : `This cuts the digits off although the next digit is ${next}, which leads to {=}.`,
          ),
          wrong(
            'rounds-to-wrong-place',
            exact.add(q(1, 2)).floor(),
            `This rounds to a whole number instead of the nearest tenth, which leads to {=}.`,
          ),
          wrong(
            'wrong-count-in-mean',
            total.div(parts - 1),
            `This divides by ${parts - 1} instead of ${parts}, which leads to about {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [total = 0, parts = 1] = readNumbers(stem, 2);
    return Number((Math.round((total * 1000) / parts) / 1000 + 1e-7).toFixed(1));
  },
};
