import type { ItemModel } from '../kit/types.js';
import { decimal, dollars, money } from './formats.js';
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

const $ = money;

/** Regular and overtime pay for one week. */
export const overtimePay: ItemModel = {
  id: 'math.overtime-pay',
  objective: 'math.numbers.word-problems',
  type: 'multiple-choice',
  difficulty: 0.2,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const rate = q(rng.int(66, 150), 4);
      const regular = rng.pick([36, 38, 40]);
      const hours = regular + rng.int(2, 11);
      const extra = hours - regular;
      const name = rng.pick(NAMES);
      const base = rate.mul(regular);
      const bonus = rate.mul(3, 2).mul(extra);
      return numericChoice(rng, {
        stem: rng.pick([
          `Under a union contract, ${name} earns ${$(rate)} an hour as a nursing assistant, and hours beyond ${regular} in a week are paid at 1.5 times that rate. How much does ${name} earn in a week of ${hours} hours?`,
          `Under a union contract, a hospital pays a pharmacy technician ${$(rate)} an hour and 1.5 times as much for each hour over ${regular} in one week. How much does the technician earn in a ${hours}-hour week?`,
        ]),
        format: dollars,
        key: base.add(bonus),
        remember: 'Only the hours beyond the limit earn the overtime rate.',
        why: [
          `Regular pay is ${regular} × ${$(rate)} = ${$(base)}.`,
          `Overtime is ${extra} × 1.5 × ${$(rate)} = ${$(bonus)}.`,
          'The sum is {=}.',
        ],
        wrongs: [
          wrong(
            'leaves-out-a-part',
            rate.mul(hours),
            `This pays all ${hours} hours at the regular rate, which leads to {=}.`,
          ),
          wrong(
            'averages-the-rates',
            rate.mul(hours).mul(3, 2),
            `This pays all ${hours} hours at 1.5 times the rate, which leads to {=}.`,
          ),
          wrong(
            'misreads-number',
            base.add(rate.mul(extra).div(2)),
            `This pays the ${extra} extra hours at half the rate instead of 1.5 times the rate, which leads to {=}.`,
          ),
          wrong(
            'misreads-number',
            base.add(rate.mul(extra).mul(2)),
            `This pays the ${extra} extra hours at twice the rate, which leads to {=}.`,
          ),
          wrong(
            'counts-twice',
            rate.mul(hours).add(bonus),
            `This pays all ${hours} hours at the regular rate and the ${extra} extra hours again as overtime, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            bonus,
            `{=} is the overtime pay alone; the ${regular} regular hours are missing.`,
          ),
          wrong(
            'leaves-out-a-part',
            base,
            `{=} is the pay for the ${regular} regular hours alone.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [rate = 0, a = 0, b = 0, hours = 0] = readNumbers(stem, 4);
    const regular = Math.max(a, b);
    // Pays hour by hour.
    let pay = 0;
    for (let hour = 1; hour <= hours; hour++) pay += hour > regular ? rate + rate / 2 : rate;
    return tidy(pay);
  },
};

/** What is left of a budget after two kinds of supplies. */
export const supplyBudget: ItemModel = {
  id: 'math.supply-budget',
  objective: 'math.numbers.word-problems',
  type: 'supply',
  difficulty: -0.4,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const [n, m] = [rng.int(3, 12), rng.int(2, 9)];
      const [x, y] = [q(rng.int(55, 180), 20), q(rng.int(120, 400), 20)];
      const cost = x.mul(n).add(y.mul(m));
      const budget = cost.add(rng.int(6, 60)).div(10).ceil().mul(10);
      if (n === m || x.equals(y)) return undefined;
      const [px, py] = [$(x), $(y)];
      return numericSupply({
        stem: rng.pick([
          `A clinic may spend ${$(budget)} on supplies. It buys ${n} boxes of gloves at ${px} each and ${m} boxes of masks at ${py} each. How many dollars are left?`,
          `A student has ${$(budget)} for the term and buys ${n} notebooks at ${px} each and ${m} review books at ${py} each. How many dollars remain?`,
        ]),
        unit: 'dollars',
        format: dollars,
        key: budget.sub(cost),
        remember: 'Find each cost, add them, and subtract the sum from the budget.',
        why: [
          `The purchases cost ${n} × ${px} = ${$(x.mul(n))} and ${m} × ${py} = ${$(y.mul(m))}, together ${$(cost)}.`,
          `${$(budget)} − ${$(cost)} = {=}.`,
        ],
        wrongs: [
          wrong(
            'swaps-quantities',
            budget.sub(x.mul(m).add(y.mul(n))),
            `This multiplies each price by the other count, which leads to {=}.`,
          ),
          wrong('stops-early', cost, `{=} is what was spent, not what is left.`),
          wrong(
            'leaves-out-a-part',
            budget.sub(x).sub(y),
            `This subtracts the price of one of each, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            budget.sub(x.mul(n)),
            `This subtracts only the first purchase, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [budget = 0, n = 0, x = 0, m = 0, y = 0] = readNumbers(stem, 5);
    let left = Math.round(budget * 100);
    for (let i = 0; i < n; i++) left -= Math.round(x * 100);
    for (let i = 0; i < m; i++) left -= Math.round(y * 100);
    return left / 100;
  },
};

/** A fixed fee and a price per unit, solved backward for the number of units. */
export const feePlusUnits: ItemModel = {
  id: 'math.fee-plus-units',
  objective: 'math.numbers.word-problems',
  type: 'multiple-choice',
  difficulty: 0,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [fee, price, units] = [rng.int(15, 80), rng.int(4, 15), rng.int(6, 30)];
      const total = fee + price * units;
      const [f, p, t] = [fee, price, total].map((n) => `\\$${n}`);
      const [setting, unit] = rng.pick([
        [
          `A ride service charges a yearly fee of ${f} plus ${p} for each trip to the clinic. A patient paid ${t} in one year. How many trips did the patient take?`,
          'trips',
        ],
        [
          `An exam-prep course costs ${f} to join plus ${p} for each class. A student has paid a total of ${t}. How many classes did the student take?`,
          'classes',
        ],
        [
          `A company rents out a wheelchair for a fee of ${f} plus ${p} a day. The bill is ${t}. For how many days was the wheelchair rented?`,
          'days',
        ],
      ] as const);
      return numericChoice(rng, {
        stem: setting,
        format: decimal(0, unit),
        key: q(units),
        remember: 'Take the fixed fee off first, then divide by the price of one.',
        why: [
          `Take the fee off first: ${t} − ${f} = \\$${total - fee}.`,
          `Then divide by the price: ${total - fee} ÷ ${price} gives {=}.`,
        ],
        wrongs: [
          wrong(
            'leaves-out-a-part',
            q(total, price).floor(),
            `This divides the whole bill by ${price} and drops the rest, which leads to {=}. The fee has to come off first.`,
          ),
          wrong(
            'adds-instead-of-subtracts',
            q(total + fee, price).floor(),
            `This adds the fee to the bill instead of subtracting it and drops the rest, which leads to {=}.`,
          ),
          wrong(
            'subtracts-instead-of-divides',
            total - fee - price,
            `This subtracts both amounts from the bill, which leads to {=}.`,
          ),
          wrong(
            'divides-by-wrong-number',
            q(total, price + fee).floor(),
            `This divides the bill by the fee and the price together and drops the rest, which leads to {=}.`,
          ),
          wrong(
            'counts-off-by-one',
            units - 1,
            `This counts the fee as if one of the ${unit} were included in it, which leads to {=}.`,
          ),
          wrong(
            'divides-by-wrong-number',
            q(total, fee).floor(),
            `This divides the bill by the fee of ${f} and drops the rest, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [fee = 0, price = 1, total = 0] = [...stem.matchAll(/\$(\d+)/g)].map((m) => Number(m[1]));
    let units = 0;
    for (let paid = fee; paid < total; paid += price) units++;
    return units;
  },
};
