import type { ItemModel } from '../kit/types.js';
import { dollars, mixed, money, plain } from './formats.js';
import {
  choiceModel,
  NAMES,
  near,
  numericChoice,
  q,
  readNumbers,
  redraw,
  supplyModel,
  tidy,
  wrong,
} from './support.js';

const $ = money;

/** Change from a bill after goods sold by weight, typed. */
export const changeFromBill = supplyModel(
  { id: 'math.change-from-bill', objective: 'math.numbers.word-problems', difficulty: -0.6 },
  (rng) => {
    const [pounds, each, bill] = [
      q(rng.int(3, 13), 2),
      q(rng.int(120, 480), 100),
      rng.pick([20, 50]),
    ];
    const cost = pounds.mul(each);
    if (cost.mul(100).d !== 1n || cost.gte(bill) || pounds.d === 1n) return undefined;
    const name = rng.pick(NAMES);
    return {
      stem: rng.pick([
        `${name} buys ${mixed.text(pounds)} pounds of apples at ${$(each)} per pound and pays with a \\$${bill} bill. How much change, in dollars, does ${name} receive?`,
        `A clinic buys ${mixed.text(pounds)} yards of elastic at ${$(each)} per yard and pays with a \\$${bill} bill. How many dollars does the clinic get back?`,
      ]),
      unit: 'dollars',
      format: dollars,
      key: q(bill).sub(cost),
      remember: 'Find the total cost first, then subtract it from what was paid.',
      why: [
        `Write ${mixed.text(pounds)} as ${plain(pounds)}. The cost is ${plain(pounds)} × ${$(each)} = ${$(cost)}.`,
        `The change is \\$${bill} − ${$(cost)} = {=}.`,
      ],
      wrongs: [
        wrong('stops-early', cost, `{=} is the cost, not the change.`),
        wrong(
          'leaves-out-a-part',
          q(bill).sub(each),
          `This subtracts the price of one unit only, which leads to {=}.`,
        ),
        wrong(
          'distributes-partly',
          q(bill).sub(each.mul(pounds.floor())),
          `This uses ${pounds.floor().n} instead of ${plain(pounds)}, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [amount = 0, each = 0, bill = 0] = readNumbers(stem, 3);
    return tidy((Math.round(bill * 1000) - Math.round(amount * each * 1000)) / 1000);
  },
);

const COUNTS = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** A shared cost after a contribution. */
export const sharedCost = choiceModel(
  { id: 'math.shared-cost', objective: 'math.numbers.word-problems', difficulty: -0.2 },
  (rng) => {
    const [people, each, given] = [rng.int(3, 8), rng.int(9, 40), rng.int(2, 12) * 10];
    const total = people * each + given;
    if (total % people === 0) return undefined;
    const [t, g] = [`\\$${total}`, `\\$${given}`];
    return {
      stem: rng.pick([
        `${COUNTS[people]} nurses share the cost of a retirement gift equally. The gift costs ${t}, and the hospital pays ${g} of it. How much does each nurse pay?`,
        `${COUNTS[people]} students in a study group rent a room for ${t}. The college covers ${g}, and the students split the rest equally. How much does each student pay?`,
      ]),
      format: dollars,
      key: q(each),
      remember: 'Take off what is already covered before you divide.',
      why: [
        `Subtract what is covered: ${t} − ${g} = \\$${total - given}.`,
        `Divide the rest by ${people}: \\$${total - given} ÷ ${people} = {=}.`,
      ],
      wrongs: [
        wrong(
          'leaves-out-a-part',
          near(q(total, people), 2),
          `This divides the full cost by ${people} and leaves out the ${g}, which leads to {=}.`,
        ),
        wrong(
          'adds-instead-of-subtracts',
          near(q(total + given, people), 2),
          `This adds the ${g} instead of subtracting it, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          near(q(total - given, people + 1), 2),
          `This divides by ${people + 1} instead of ${people}, which leads to {=}.`,
        ),
        wrong(
          'left-to-right',
          near(q(total, people).sub(given).abs(), 2),
          `This divides first and then takes the difference from ${g}, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          near(q(total - given, people - 1), 2),
          `This divides by ${people - 1} instead of ${people}, which leads to {=}.`,
        ),
        wrong('stops-early', total - given, `{=} is what all the others pay together.`),
      ],
    };
  },
  ({ stem }) => {
    const [total = 0, given = 0] = [...stem.matchAll(/\$(\d+)/g)].map((m) => Number(m[1]));
    const people = COUNTS.findIndex((w) => w !== '' && stem.includes(w));
    return (total - given) / people;
  },
);

/** A pay stub: gross pay minus two kinds of deductions. */
export const takeHomePay: ItemModel = {
  id: 'math.take-home-pay',
  objective: 'math.numbers.word-problems',
  type: 'multiple-choice',
  difficulty: 0.3,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [rate, hours, tax, fee] = [
        q(rng.int(34, 90), 2),
        rng.int(20, 40),
        rng.pick([10, 12, 15, 18, 20]),
        rng.int(15, 60),
      ];
      const gross = rate.mul(hours);
      const taxes = gross.mul(tax, 100);
      const key = gross.sub(taxes).sub(fee);
      const name = rng.pick(NAMES);
      return numericChoice(rng, {
        stem: rng.pick([
          `${name} works ${hours} hours in one week at ${$(rate)} an hour. From the gross pay, ${tax}% is withheld for taxes, and then \\$${fee} is withheld for insurance. What is the take-home pay?`,
          `A medical assistant earns ${$(rate)} an hour and works ${hours} hours in a week. Taxes take ${tax}% of the pay, and parking costs another \\$${fee} for the week. How much is left?`,
        ]),
        format: dollars,
        key,
        remember: 'Take the percent of the gross pay first, then the fixed amount.',
        why: [
          `Gross pay is ${hours} × ${$(rate)} = ${$(gross)}.`,
          `Taxes are ${tax}% of ${$(gross)} = ${$(taxes)}.`,
          `${$(gross)} − ${$(taxes)} − \\$${fee} = {=}.`,
        ],
        wrongs: [
          wrong(
            'leaves-out-a-part',
            gross.sub(taxes),
            `This leaves out the \\$${fee}, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            gross.sub(fee),
            `This leaves out the taxes, which leads to {=}.`,
          ),
          wrong(
            'percent-as-amount',
            gross.sub(tax).sub(fee),
            `This subtracts ${tax} dollars instead of ${tax}%, which leads to {=}.`,
          ),
          wrong(
            'wrong-step-order',
            gross.sub(fee).mul(100 - tax, 100),
            `This subtracts the \\$${fee} before the percent is taken, which leads to {=}.`,
          ),
          wrong(
            'adds-instead-of-subtracts',
            gross.sub(taxes).add(fee),
            `This adds the \\$${fee}, which leads to {=}.`,
          ),
          wrong('stops-early', gross, `{=} is the gross pay.`),
          wrong('answers-other-quantity', taxes.add(fee), `{=} is the amount that is withheld.`),
        ],
      });
    }),
  solve: ({ stem }) => {
    const rate = Number(/\$([\d.]+) an hour/.exec(stem)?.[1]);
    const hours = Number(/(\d+) hours/.exec(stem)?.[1]);
    const tax = Number(/(\d+)%/.exec(stem)?.[1]);
    const fee = Number(/\$(\d+)(?: is withheld| for the week)/.exec(stem)?.[1]);
    let pay = -fee;
    for (let h = 0; h < hours; h++) pay += rate - (rate / 100) * tax;
    return tidy(pay);
  },
};
