import { decimal, fraction, plain, shortest } from './formats.js';
import { choiceModel, near, q, readNumbers, supplyModel, tidy, wrong } from './support.js';

/** A percent as a fraction in lowest terms. */
export const percentToFraction = choiceModel(
  { id: 'math.percent-to-fraction', objective: 'math.numbers.convert', difficulty: -0.6 },
  (rng) => {
    const percent = rng.pick([rng.int(3, 48) * 2, rng.int(1, 19) * 5, rng.int(1, 23) * 4]);
    const value = q(percent, 100);
    if (value.d === 100n || value.d < 5n || value.d > 50n) return undefined;
    const divisor = 100 / Number(value.d);
    return {
      stem: rng.pick([
        `A survey finds that ${percent}% of a clinic's patients prefer morning appointments. Which of the following fractions is equal to ${percent}%?`,
        `An oxygen tank is ${percent}% full. What fraction of the tank is full?`,
        `On a practice test, a student answers ${percent}% of the questions correctly. What fraction of the questions is that, in lowest terms?`,
        `A nurse completes ${percent}% of the required training hours. Which of the following fractions represents this amount?`,
      ]),
      format: fraction,
      key: value,
      remember: 'Percent means per hundred: write it over 100 and reduce.',
      why: [
        `Percent means per hundred, so ${percent}% is $\\frac{${percent}}{100}$.`,
        `Divide the numerator and the denominator by ${divisor}.`,
        `The fraction in lowest terms is {=}.`,
      ],
      wrongs: [
        wrong(
          'percent-decimal-shift',
          q(percent, 1000),
          `This writes ${percent} over 1,000, which is equal to {=}.`,
        ),
        wrong('takes-complement', q(100 - percent, 100), `{=} is the other ${100 - percent}%.`),
        wrong(
          'digits-as-decimal',
          q(1, percent),
          `This puts ${percent} under 1, which leads to {=}.`,
        ),
        wrong(
          'calculation-slip',
          q(percent / divisor, 100),
          `This divides only the numerator by ${divisor}, which leads to {=}.`,
        ),
        wrong(
          'part-to-part',
          q(percent, 100 - percent),
          `This compares ${percent}% with the other ${100 - percent}%, which leads to {=}.`,
        ),
        wrong(
          'calculation-slip',
          q(percent, 50),
          `This divides only the denominator by 2, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => Number(/(\d+)%/.exec(stem)?.[1]) / 100,
);

/** A fraction as a decimal, typed. */
export const fractionToDecimal = supplyModel(
  { id: 'math.fraction-to-decimal', objective: 'math.numbers.convert', difficulty: -0.5 },
  (rng) => {
    const d = rng.pick([8, 16, 20, 25, 40]);
    const n = rng.int(1, d - 1);
    const value = q(n, d);
    if (value.d !== BigInt(d)) return undefined;
    const shown = fraction.text(value);
    return {
      stem: rng.pick([
        `A part of a pump measures ${shown} inch across. Write this measurement as a decimal.`,
        `A student has completed ${shown} of a course. Write ${shown} as a decimal.`,
        `The label on a vial lists ${shown} milligram of a drug. What is ${shown} as a decimal?`,
      ]),
      format: { text: plain, fits: (v) => v.mul(100_000).d === 1n },
      key: value,
      remember: 'A fraction is a division: numerator ÷ denominator.',
      why: [
        'Read the fraction as a division of the numerator by the denominator.',
        `${n} ÷ ${d} = {=}.`,
      ],
      wrongs: [
        wrong(
          'inverts-fraction',
          near(q(d, n), 3),
          `This divides ${d} by ${n}, which leads to about {=}.`,
        ),
        wrong(
          'digits-as-decimal',
          q(`0.${n}${d}`),
          `This writes the digits of the fraction after the point, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          value.div(10),
          `This puts the decimal point one place too far to the left, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          value.mul(10),
          `This puts the decimal point one place too far to the right, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => readNumbers(stem, 1)[0] ?? Number.NaN,
);

/** A score as a percent, typed. */
export const scoreToPercent = supplyModel(
  {
    id: 'math.score-to-percent',
    family: 'math.part-as-percent',
    objective: 'math.numbers.convert',
    difficulty: -0.9,
  },
  (rng) => {
    const whole = rng.pick([25, 40, 48, 50, 60, 75, 80, 120]);
    const missed = rng.int(2, Math.floor(whole / 3));
    const share = q(whole - missed, whole).mul(100);
    if (share.mul(10).d !== 1n) return undefined;
    const [stem, rest] = rng.pick([
      [
        `A student misses ${missed} of the ${whole} questions on an exam. What percent of the questions does the student answer correctly?`,
        'is the share that the student missed',
      ],
      [
        `Of ${whole} patients scheduled at a clinic, ${missed} miss their appointments. What percent of the scheduled patients keep theirs?`,
        'is the share who miss their appointments',
      ],
      [
        `A shipment has ${whole} vials, and ${missed} of them are broken. What percent of the vials are undamaged?`,
        'is the share that is broken',
      ],
    ] as const);
    return {
      stem,
      unit: '%',
      format: shortest(1),
      key: share,
      remember: 'Check which part the question asks about before you divide.',
      why: [
        `The part that is asked for is ${whole} − ${missed} = ${whole - missed}.`,
        `${whole - missed} ÷ ${whole} × 100 = {=}.`,
      ],
      wrongs: [
        wrong('takes-complement', q(missed, whole).mul(100), `{=}% ${rest}.`),
        wrong(
          'count-as-percent',
          100 - missed,
          `This takes ${missed} from 100 as if the whole were 100, which leads to {=}.`,
        ),
        wrong(
          'part-to-part',
          q(missed, whole - missed).mul(100),
          `This divides ${missed} by ${whole - missed}, which leads to about {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [a = 0, b = 0] = readNumbers(stem, 2);
    return tidy(100 - (Math.min(a, b) / Math.max(a, b)) * 100);
  },
);

/** A multiple of an amount, as a percent over 100. */
export const multipleToPercent = choiceModel(
  { id: 'math.multiple-to-percent', objective: 'math.numbers.convert', difficulty: 0.1 },
  (rng) => {
    const value = q(rng.int(9, 39), 8);
    if (value.d < 4n) return undefined;
    const [n, d] = [Number(value.n), Number(value.d)];
    const whole = Math.floor(n / d);
    const shown = `$${whole}\\frac{${n - whole * d}}{${d}}$`;
    const key = value.mul(100);
    return {
      stem: rng.pick([
        `This year a clinic gave ${shown} times as many flu shots as it gave last year. Which of the following percents is equal to ${shown}?`,
        `The mass of a culture is now ${shown} times its mass at the start. What percent of the starting mass is that?`,
        `A pharmacy orders ${shown} times its usual supply of masks. What percent of the usual supply does it order?`,
      ]),
      format: decimal(1, '%'),
      key,
      remember: 'A number greater than 1 is more than 100%.',
      why: [
        `Write the mixed number as a decimal: ${shown} = ${plain(value)}.`,
        `Multiply by 100: ${plain(value)} × 100 = {=}.`,
      ],
      wrongs: [
        wrong(
          'percent-decimal-shift',
          value.mul(10),
          `This moves the decimal point one place instead of two, which leads to {=}.`,
        ),
        wrong(
          'digits-as-decimal',
          q(`${whole}.${n - whole * d}${d}`).mul(100),
          `This writes the digits of the fraction after the point, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          value.sub(whole).mul(100),
          `This converts the fraction and drops the whole number, which leads to {=}.`,
        ),
        wrong('counts-off-by-one', key.add(100), `This adds another 100%, which leads to {=}.`),
        wrong(
          'leaves-out-a-part',
          whole * 100,
          `This converts the whole number and drops the fraction, which leads to {=}.`,
        ),
        wrong(
          'digits-as-decimal',
          whole * 100 + (n - whole * d),
          `This adds the numerator as a percent, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => tidy((readNumbers(stem, 1)[0] ?? 0) * 100),
);
