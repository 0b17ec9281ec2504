import type { ItemModel } from '../kit/types.js';
import { decimal, plain } from './formats.js';
import { NAMES, numericChoice, q, readNumbers, redraw, tidy, wrong } from './support.js';

/** Beats or breaths counted for a few seconds, as a rate per minute. */
export const pulseCount: ItemModel = {
  id: 'math.pulse-count',
  objective: 'math.numbers.rates',
  type: 'multiple-choice',
  difficulty: -1.5,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const seconds = rng.pick([10, 15, 20, 30]);
      const key = rng.int(58, 120);
      const count = q(key * seconds, 60);
      if (count.d !== 1n) return undefined;
      const n = plain(count);
      return numericChoice(rng, {
        stem: rng.pick([
          `A student counts ${n} heartbeats in ${seconds} seconds. At this rate, how many times does the heart beat in one minute?`,
          `A monitor registers ${n} beats in ${seconds} seconds. What pulse rate, in beats per minute, does this correspond to?`,
        ]),
        format: decimal(0),
        key: q(key),
        remember: 'Find how many of these time spans make a minute, and multiply.',
        why: [
          'A rate per minute needs the count for 60 seconds.',
          `One minute has 60 ÷ ${seconds} = ${60 / seconds} times as many seconds, and ${n} × ${60 / seconds} = {=}.`,
        ],
        wrongs: [
          wrong(
            'wrong-factor',
            count.mul(seconds),
            `This multiplies the count by the ${seconds} seconds, which leads to {=}.`,
          ),
          wrong(
            'wrong-factor',
            count.mul(seconds === 15 ? 3 : 4),
            `This multiplies by ${seconds === 15 ? 3 : 4} instead of ${60 / seconds}, which leads to {=}.`,
          ),
          wrong(
            'total-instead-of-rate',
            count,
            `This takes the count for ${seconds} seconds as the count for a minute, {=}.`,
          ),
          wrong(
            'wrong-factor',
            count.mul(seconds === 10 ? 5 : 6),
            `This multiplies by ${seconds === 10 ? 5 : 6} instead of ${60 / seconds}, which leads to {=}.`,
          ),
          wrong(
            'additive-thinking',
            count.add(60 - seconds),
            `This adds the ${60 - seconds} missing seconds to the count, which leads to {=}.`,
          ),
          wrong(
            'wrong-factor',
            count.mul(seconds === 30 ? 10 : 2),
            `This multiplies by ${seconds === 30 ? 10 : 2} instead of ${60 / seconds}, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [count = 0, seconds = 1] = readNumbers(stem, 2);
    let total = 0;
    for (let elapsed = 0; elapsed < 60; elapsed += seconds) total += count;
    return total;
  },
};

/** The average speed of a trip with two legs at different speeds. */
export const meanSpeed: ItemModel = {
  id: 'math.mean-speed',
  objective: 'math.numbers.rates',
  type: 'multiple-choice',
  difficulty: 1.4,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [v1, v2] = [rng.int(5, 13) * 5, rng.int(5, 13) * 5];
      const [t1, t2] = [rng.int(1, 6), rng.int(1, 6)];
      const [way, time] = [v1 * t1 + v2 * t2, t1 + t2];
      const key = q(way, time);
      if (v1 === v2 || t1 === t2 || key.mul(10).d !== 1n) return undefined;
      const name = rng.pick(NAMES);
      const [h1, h2] = [t1, t2].map((t) => `${t} hour${t > 1 ? 's' : ''}`);
      return numericChoice(rng, {
        stem: rng.pick([
          `A mobile clinic van travels for ${h1} at ${v1} miles per hour and then for ${h2} at ${v2} miles per hour. What is its average speed for the whole trip?`,
          `On the way to a conference, ${name} drives at ${v1} miles per hour for ${h1} and at ${v2} miles per hour for ${h2}. What is ${name}'s average speed for the trip?`,
        ]),
        format: decimal(1, 'miles per hour', true),
        key,
        remember: 'Average speed = total distance ÷ total time.',
        why: [
          `The distance is ${v1} × ${t1} + ${v2} × ${t2} = ${way} miles in ${t1} + ${t2} = ${time} hours.`,
          `${way} ÷ ${time} = {=}.`,
        ],
        wrongs: [
          wrong(
            'averages-the-rates',
            q(v1 + v2, 2),
            `This takes the mean of the two speeds, (${v1} + ${v2}) ÷ 2, although they last for different times; that leads to {=}.`,
          ),
          wrong(
            'swaps-quantities',
            q(v1 * t2 + v2 * t1, time),
            `This pairs each speed with the time for the other, which leads to {=}.`,
          ),
          wrong(
            'wrong-count-in-mean',
            q(way, 2),
            `This divides the distance by the two parts instead of the ${time} hours, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            Math.max(v1, v2),
            `This takes the higher of the two speeds, {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            Math.min(v1, v2),
            `This takes the lower of the two speeds, {=}.`,
          ),
          wrong(
            'swaps-quantities',
            q(v1 + v2, time),
            `This divides the sum of the speeds by the ${time} hours, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const speeds = [...stem.matchAll(/(\d+) miles per hour/g)].map((m) => Number(m[1]));
    const times = [...stem.matchAll(/(\d+) hours?\b/g)].map((m) => Number(m[1]));
    let [miles, hours] = [0, 0];
    times.forEach((time, leg) => {
      for (let h = 0; h < time; h++) [miles, hours] = [miles + (speeds[leg] ?? 0), hours + 1];
    });
    return tidy(miles / hours);
  },
};

/** A height from shadows, or a true length from a scaled drawing. */
export const similarFigures: ItemModel = {
  id: 'math.similar-figures',
  family: 'math.scale-drawings',
  objective: 'math.numbers.proportions',
  type: 'multiple-choice',
  difficulty: 0.2,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [a, b, c] = [rng.int(3, 12), rng.int(2, 10), rng.int(12, 45)];
      const key = q(a * c, b);
      if (a === b || key.mul(10).d !== 1n || key.gt(90)) return undefined;
      return numericChoice(rng, {
        stem: rng.pick([
          `A signpost ${a} feet tall casts a shadow ${b} feet long. At the same time, a clinic building casts a shadow ${c} feet long. How tall is the building?`,
          `On a floor plan, a line ${b} inches long represents a wall ${a} feet long. Another wall is ${c} inches long on the plan. How long is the actual wall?`,
        ]),
        format: decimal(1, 'feet', true),
        key,
        remember: 'In similar figures, matching lengths have the same ratio.',
        why: [
          'Matching lengths are in the same ratio.',
          `The ratios are equal: $\\frac{${a}}{${b}} = \\frac{x}{${c}}$, so $x$ = ${a} × ${c} ÷ ${b} = {=}.`,
        ],
        wrongs: [
          wrong(
            'inverts-ratio',
            q(b * c, a),
            `This turns the ratio upside down, ${b} × ${c} ÷ ${a}, which leads to {=}.`,
          ),
          wrong(
            'additive-thinking',
            c + a - b,
            `This ${a > b ? `adds the difference ${a} − ${b}` : `subtracts the difference ${b} − ${a}`} instead of using the ratio, which leads to {=}.`,
          ),
          wrong(
            'swaps-quantities',
            q(a * b, c),
            `This multiplies ${a} by ${b} and divides by ${c}, which leads to {=}.`,
          ),
          wrong(
            'forgets-to-divide',
            a * c,
            `This multiplies ${a} by ${c} and does not divide by ${b}, which leads to {=}.`,
          ),
          wrong(
            'repeats-given-number',
            c,
            `This takes the ${c} as the answer, as if the ratio were 1 to 1; that leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            q(c, b),
            `This divides ${c} by ${b} and leaves out the ${a}, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const found = readNumbers(stem, 3);
    const [high = 0, short = 1, long = 0] = stem.startsWith('On a floor')
      ? [found[1], found[0], found[2]]
      : found;
    return tidy((long / short) * high);
  },
};
