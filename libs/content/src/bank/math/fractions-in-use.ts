import { fraction, mixed, shortest } from './formats.js';
import { choiceModel, NAMES, q, readNumbers, supplyModel, tidy, wrong } from './support.js';

/** A product of two mixed numbers. */
export const multiplyMixedNumbers = choiceModel(
  { id: 'math.multiply-mixed-numbers', objective: 'math.numbers.arithmetic', difficulty: 0.2 },
  (rng) => {
    const [x, y] = [
      q(rng.int(1, 3), rng.pick([2, 4, 5])).add(rng.int(1, 4)),
      q(rng.int(1, 2), rng.pick([2, 3])).add(rng.int(1, 3)),
    ];
    const [m, n] = [x.floor(), y.floor()];
    const key = x.mul(y);
    if (x.d === 1n || y.d === 1n || key.d === 1n || x.sub(m).gte(1) || x.equals(y))
      return undefined;
    const [a, b] = [mixed.text(x), mixed.text(y)];
    const name = rng.pick(NAMES);
    return {
      stem: rng.pick([
        `One batch of an oral rehydration drink uses ${a} cups of water. How many cups of water are needed for ${b} batches?`,
        `${name} walks at a speed of ${a} miles per hour. How many miles does ${name} walk in ${b} hours?`,
        `Each yard of tubing weighs ${a} ounces. How many ounces do ${b} yards of tubing weigh?`,
      ]),
      format: mixed,
      key,
      remember: 'Write mixed numbers as improper fractions before you multiply.',
      why: [
        `Write both as improper fractions: ${a} = ${fraction.text(x)} and ${b} = ${fraction.text(y)}.`,
        `Multiply numerators and denominators: ${fraction.text(x)} × ${fraction.text(y)} = ${fraction.text(key)}.`,
        `As a mixed number, that is {=}.`,
      ],
      wrongs: [
        wrong(
          'distributes-partly',
          m.mul(n).add(x.sub(m).mul(y.sub(n))),
          `This multiplies wholes by wholes and fractions by fractions only, which leads to {=}.`,
        ),
        wrong(
          'adds-instead-of-multiplies',
          x.add(y),
          `This adds the two numbers, which leads to {=}.`,
        ),
        wrong(
          'distributes-partly',
          x.mul(n),
          `This multiplies by ${n.n} and drops the fraction of the second number, which leads to {=}.`,
        ),
        wrong(
          'distributes-partly',
          m.mul(y),
          `This multiplies by ${m.n} and drops the fraction of the first number, which leads to {=}.`,
        ),
        wrong(
          'divides-instead-of-multiplies',
          x.div(y),
          `This divides instead of multiplying, which leads to {=}.`,
        ),
        wrong(
          'distributes-partly',
          m.mul(n).add(x.sub(m)).add(y.sub(n)),
          `This multiplies the whole numbers and adds the fractions, which leads to {=}.`,
        ),
        wrong(
          'regrouping-slip',
          key.add(1),
          `This gains a whole when writing the mixed number, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [x = 0, y = 0] = readNumbers(stem, 2);
    return tidy(x * y);
  },
);

/** What is left of a whole after two fractions of it. */
export const leftOfWhole = choiceModel(
  { id: 'math.left-of-whole', objective: 'math.numbers.arithmetic', difficulty: -0.1 },
  (rng) => {
    const [x, y] = [
      q(1, rng.pick([2, 3, 4, 5])).mul(rng.int(1, 2)),
      q(rng.int(1, 3), rng.pick([6, 8, 9, 10, 12])),
    ];
    const key = q(1).sub(x).sub(y);
    if (x.gte(1) || key.lte(0) || key.d < 6n || x.d === y.d) return undefined;
    const [a, b] = [fraction.text(x), fraction.text(y)];
    return {
      stem: rng.pick([
        `A nurse spends ${a} of a shift on patient care and ${b} of the shift on charting. What fraction of the shift is left for other tasks?`,
        `A student spends ${a} of each month's income on rent and ${b} of the income on food. What fraction of the income is left?`,
        `A clinic spends ${a} of its supply budget on gloves and ${b} of the budget on masks. What fraction of the budget remains?`,
        `Of the patients in a study, ${a} receive drug A and ${b} receive drug B. The rest receive a placebo. What fraction of the patients receive the placebo?`,
      ]),
      format: fraction,
      key,
      remember: 'The whole is 1; add the parts over a common denominator and subtract from 1.',
      why: [
        `Add the two parts over a common denominator: ${a} + ${b} = ${fraction.text(x.add(y))}.`,
        `The whole is 1, so what is left is 1 − ${fraction.text(x.add(y))} = {=}.`,
      ],
      wrongs: [
        wrong('stops-early', x.add(y), `{=} is the sum of the two parts, not what is left.`),
        wrong(
          'adds-denominators',
          q(1).sub(q(Number(x.n + y.n), Number(x.d + y.d))),
          `This adds numerators and denominators first, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          q(1).sub(x),
          `This subtracts only the first part, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          q(1).sub(y),
          `This subtracts only the second part, which leads to {=}.`,
        ),
        wrong(
          'no-common-denominator',
          q(1).sub(q(Number(x.n + y.n), Number(y.d))),
          `This adds the numerators over ${y.d} without rewriting ${a}, which leads to {=}.`,
        ),
        wrong(
          'fraction-of-whole',
          q(1).sub(x).mul(q(1).sub(y)),
          `This takes ${b} of what is left instead of ${b} of the whole, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [x = 0, y = 0] = readNumbers(stem, 2);
    return tidy(1 - x - y);
  },
);

/** A fraction of a count, typed. */
export const fractionOfQuantity = supplyModel(
  { id: 'math.fraction-of-quantity', objective: 'math.numbers.arithmetic', difficulty: -1 },
  (rng) => {
    const part = q(rng.int(2, 7), rng.pick([3, 5, 6, 8, 9, 12]));
    const total = Number(part.d) * rng.int(6, 40);
    const [n, d] = [Number(part.n), Number(part.d)];
    if (part.gte(1) || n === 1) return undefined;
    const f = fraction.text(part);
    return {
      stem: rng.pick([
        `A hospital has ${total} beds, and ${f} of them are occupied. How many beds are occupied?`,
        `Of the ${total} students in a nursing program, ${f} passed the first exam. How many students passed?`,
        `A clinic has ${total} patients on a list. A nurse has called ${f} of them. How many patients has the nurse called?`,
      ]),
      format: shortest(2),
      key: part.mul(total),
      remember: '"Of" means multiply: divide by the denominator, then multiply by the numerator.',
      why: [
        `One part out of ${d} is ${total} ÷ ${d} = ${total / d}.`,
        `${n} parts are ${n} × ${total / d} = {=}.`,
      ],
      wrongs: [
        wrong('stops-early', total / d, `{=} is one part out of ${d}; ${n} parts are asked for.`),
        wrong(
          'takes-complement',
          total - (total / d) * n,
          `{=} is the rest of the ${total}, not the part that was asked for.`,
        ),
        wrong(
          'inverts-fraction',
          q(total * d, n),
          `This multiplies by ${d} and divides by ${n}, which leads to about {=}.`,
        ),
        wrong(
          'divides-fractions-wrong',
          q(total, n),
          `This divides by the numerator ${n}, which leads to about {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [total = 0, part = 0] = readNumbers(stem, 2);
    return tidy(total * part);
  },
);
