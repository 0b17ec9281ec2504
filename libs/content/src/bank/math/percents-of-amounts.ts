import { decimal, dollars, money, plain, shortest } from './formats.js';
import { choiceModel, near, q, readNumbers, supplyModel, tidy, wrong } from './support.js';

const $ = money;

/** A percent of a number, typed. */
export const percentOfNumber = supplyModel(
  { id: 'math.percent-of-number', objective: 'math.numbers.percents', difficulty: -0.9 },
  (rng) => {
    const [rate, whole] = [rng.pick([5, 12, 15, 24, 35, 45, 60, 65, 75, 85]), rng.int(6, 60) * 20];
    const key = q(rate * whole, 100);
    if (key.d !== 1n) return undefined;
    const w = plain(whole);
    return {
      stem: rng.pick([
        `A hospital has ${w} employees, and ${rate}% of them are nurses. How many nurses work at the hospital?`,
        `In a study of ${w} patients, ${rate}% report mild side effects. How many patients is that?`,
        `What is ${rate}% of ${w}?`,
      ]),
      format: shortest(2),
      key,
      remember: 'To find a percent of a number, multiply by the percent as a decimal.',
      why: [
        `Write ${rate}% as a decimal: ${plain(q(rate, 100))}.`,
        `Multiply: ${plain(q(rate, 100))} × ${w} = {=}.`,
      ],
      wrongs: [
        wrong(
          'percent-decimal-shift',
          key.mul(10),
          `This moves the decimal point one place instead of two, which leads to {=}.`,
        ),
        wrong('takes-complement', q(whole).sub(key), `{=} is the other ${100 - rate}%.`),
        wrong(
          'divides-instead-of-multiplies',
          q(whole * 100, rate),
          `This divides ${w} by ${plain(q(rate, 100))}, which leads to about {=}.`,
        ),
        wrong(
          'percent-as-amount',
          whole - rate,
          `This subtracts ${rate} from ${w}, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [a = 0, b = 0] = readNumbers(stem, 2);
    const [rate, whole] = stem.startsWith('What') ? [a, b] : [b, a];
    let sum = 0;
    for (let i = 0; i < rate; i++) sum += whole;
    return tidy(sum / 100);
  },
);

/** The price before a discount. */
export const originalPrice = choiceModel(
  { id: 'math.original-price', objective: 'math.numbers.percents', difficulty: 0.6 },
  (rng) => {
    const [price, off] = [rng.int(6, 60) * 4, rng.pick([10, 15, 20, 25, 30, 35, 40])];
    const sale = q(price * (100 - off), 100);
    return {
      stem: rng.pick([
        `After a ${off}% discount, a stethoscope costs ${$(sale)}. What was the original price?`,
        `A pair of nursing shoes is on sale for ${$(sale)}, which is ${off}% off the regular price. What is the regular price?`,
        `A student pays ${$(sale)} for a textbook after a ${off}% discount. How much did the textbook cost before the discount?`,
      ]),
      format: dollars,
      key: q(price),
      remember:
        'After a discount of 20%, the price is 80% of the original: divide by 0.80.'.replace(
          '0.80',
          '0.8',
        ),
      why: [
        `After ${off}% off, the sale price is 100% − ${off}% = ${100 - off}% of the original price.`,
        `So ${plain(q(100 - off, 100))} times the original price is ${$(sale)}.`,
        `Divide: ${$(sale)} ÷ ${plain(q(100 - off, 100))} = {=}.`,
      ],
      wrongs: [
        wrong(
          'wrong-whole',
          near(sale.mul(100 + off, 100), 2),
          `This adds ${off}% of the sale price, although the discount was a percent of the original price; that leads to {=}.`,
        ),
        wrong('percent-as-amount', sale.add(off), `This adds ${off} dollars, which leads to {=}.`),
        wrong(
          'percent-of-part',
          near(sale.mul(100 - off, 100), 2),
          `This takes another ${off}% off the sale price, which leads to {=}.`,
        ),
        wrong(
          'wrong-whole',
          near(sale.mul(100).div(off), 2),
          `This divides by ${off}% instead of ${100 - off}%, which leads to {=}.`,
        ),
        wrong(
          'percent-of-part',
          near(sale.mul(off, 100), 2),
          `This takes ${off}% of the sale price, which leads to {=}.`,
        ),
        wrong(
          'percent-as-amount',
          sale.sub(off),
          `This subtracts ${off} dollars, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const sale = Number(/\$([\d.,]+\d)/.exec(stem)?.[1]?.replace(',', ''));
    const off = Number(/(\d+)%/.exec(stem)?.[1]);
    let price = 0;
    while (price * (100 - off) < sale * 100 - 1e-6) price++;
    return price;
  },
);

/** A percent of a percent of a group. */
export const percentOfPercent = choiceModel(
  {
    id: 'math.percent-of-percent',
    family: 'math.fraction-of-what-is-left',
    objective: 'math.numbers.percents',
    difficulty: 0.4,
  },
  (rng) => {
    const [whole, a, b] = [
      rng.int(4, 40) * 50,
      rng.pick([20, 30, 40, 60, 70, 80]),
      rng.pick([10, 25, 30, 50, 60, 75]),
    ];
    const first = q(whole * a, 100);
    const key = first.mul(b, 100);
    if (a === b || key.d !== 1n || first.d !== 1n) return undefined;
    const [thing, one, who, act] = rng.pick([
      ['patients who visit a clinic', 'are adults', 'adults', 'have high blood pressure'],
      [
        'students who apply to a nursing program',
        'are accepted',
        'accepted students',
        'receive a scholarship',
      ],
      ['employees of a hospital', 'work full time', 'full-time employees', 'work nights'],
    ] as const);
    const w = plain(whole);
    return {
      stem: `Of the ${w} ${thing}, ${a}% ${one}. Of these ${who}, ${b}% ${act}. How many ${who} ${act}?`,
      format: decimal(0),
      key,
      remember: 'A percent of a percent: multiply the whole by both.',
      why: [
        `First find ${a}% of ${w}: ${plain(q(a, 100))} × ${w} = ${plain(first)}.`,
        `Then find ${b}% of ${plain(first)}: ${plain(q(b, 100))} × ${plain(first)} = {=}.`,
      ],
      wrongs: [
        wrong('stops-early', first, `{=} is ${a}% of the whole; ${b}% of it is asked for.`),
        wrong(
          'fraction-of-whole',
          q(whole * b, 100),
          `This takes ${b}% of all ${w}, which leads to {=}.`,
        ),
        wrong(
          'adds-percents',
          q(whole * (a + b), 100),
          `This adds the two percents and takes ${a + b}% of ${w}, which leads to {=}.`,
        ),
        wrong('takes-complement', first.sub(key), `{=} is the other part of the ${plain(first)}.`),
        wrong(
          'adds-percents',
          q(whole * Math.abs(a - b), 100),
          `This subtracts the percents, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          key.mul(10),
          `This misplaces the decimal point, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          key.div(10),
          `This misplaces the decimal point, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [whole = 0, a = 0, b = 0] = readNumbers(stem, 3);
    return tidy((((whole / 100) * a) / 100) * b);
  },
);

/** A bill with a tip, split equally. */
export const tipSplit = choiceModel(
  { id: 'math.tip-split', objective: 'math.numbers.percents', difficulty: 0.3 },
  (rng) => {
    const [bill, tip, people] = [rng.int(9, 45) * 4, rng.pick([15, 18, 20, 25]), rng.int(2, 6)];
    const total = q(bill * (100 + tip), 100);
    const key = total.div(people);
    // A student who stops at the tip must not be right by chance.
    if (key.mul(100).d !== 1n || key.equals(q(bill * tip, 100))) return undefined;
    const cents = (v: ReturnType<typeof q>) => near(v, 2);
    const count = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six'][people];
    return {
      stem: rng.pick([
        `${count} nurses share a restaurant bill of \\$${bill} equally and add ${tip === 18 ? 'an' : 'a'} ${tip}% tip. How much does each nurse pay?`,
        `${count} students take a taxi. The fare is \\$${bill}. They add ${tip === 18 ? 'an' : 'a'} ${tip}% tip and split the total equally. How much does each student pay?`,
      ]),
      format: dollars,
      key,
      remember: 'Add the tip to the bill before you split it.',
      why: [
        `The tip is ${plain(q(tip, 100))} × \\$${bill} = ${$(q(bill * tip, 100))}.`,
        `The total is \\$${bill} + ${$(q(bill * tip, 100))} = ${$(total)}.`,
        `${$(total)} ÷ ${people} = {=}.`,
      ],
      wrongs: [
        wrong(
          'leaves-out-a-part',
          cents(q(bill, people)),
          `This splits the bill and leaves out the tip, which leads to {=}.`,
        ),
        wrong(
          'percent-as-amount',
          cents(q(bill + tip, people)),
          `This adds ${tip} dollars instead of ${tip}%, which leads to {=}.`,
        ),
        wrong('stops-early', total, `{=} is the total for all ${people}.`),
        wrong(
          'answers-other-quantity',
          cents(q(bill * tip, 100).div(people)),
          `{=} is one person's share of the tip alone.`,
        ),
        wrong(
          'subtracts-instead-of-adds',
          cents(q(bill * (100 - tip), 100).div(people)),
          `This subtracts the tip, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          cents(total.div(people + 1)),
          `This divides by ${people + 1} instead of ${people}, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const people =
      ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].findIndex((w) => stem.startsWith(w)) + 1;
    const [bill = 0, tip = 0] = readNumbers(stem, 2);
    const share = bill / people;
    return tidy(share + (share * tip) / 100);
  },
);
