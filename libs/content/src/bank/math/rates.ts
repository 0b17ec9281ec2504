import type { Rational } from '../kit/rational.js';
import { inSeries } from '../kit/series.js';
import type { ItemModel } from '../kit/types.js';
import { decimal, dollars, money, plain, shortest } from './formats.js';
import { numericChoice, numericSupply, q, readNumbers, redraw, tidy, wrong } from './support.js';

const $ = money;

interface Pack {
  count: number;
  each: Rational;
  price: Rational;
}

/** Makes the pack with the lowest unit price larger if it also has the lowest total. */
function notByTotal(packs: readonly Pack[]): Pack[] {
  const least = (by: 'each' | 'price', of: readonly Pack[]) =>
    of.reduce((a, b) => (b[by].lt(a[by]) ? b : a));
  const best = least('each', packs);
  const others = packs.filter((p) => p !== best);
  const times = [1, 2, 3, 4, 5].find(
    (n) =>
      best.price.mul(n).gt(least('price', others).price) &&
      others.every((p) => p.count !== best.count * n),
  );
  const larger = (p: Pack, n: number) => ({ ...p, count: p.count * n, price: p.price.mul(n) });
  return packs
    .map((p) => (p === best ? larger(p, times ?? 1) : p))
    .sort((a, b) => a.count - b.count);
}

/** Which of four packs has the lowest price per piece. */
export const bestUnitPrice: ItemModel = {
  id: 'math.best-unit-price',
  objective: 'math.numbers.rates',
  type: 'multiple-choice',
  difficulty: -0.3,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const counts = rng.sample([12, 18, 20, 24, 30, 36, 40, 48, 50, 60], 4).sort((a, b) => a - b);
      const packs = notByTotal(
        counts
          .map((count) => ({ count, each: q(rng.int(28, 60), 100) }))
          .map((p) => ({ ...p, price: p.each.mul(p.count) })),
      );
      const sorted = [...packs].sort((a, b) => a.each.compare(b.each));
      const best = sorted[0];
      if (
        !best ||
        new Set(packs.map((p) => p.each.n)).size < 4 ||
        sorted[1]?.each.sub(best.each).lt(q(2, 100))
      )
        return undefined;
      const text = (p: (typeof packs)[number]) => `${p.count} for ${dollars.text(p.price)}`;
      const cheapest = [...packs].sort((a, b) => a.price.compare(b.price))[0];
      const [things, one] = rng.pick([
        ['face masks', 'mask'],
        ['alcohol pads', 'pad'],
        ['adhesive bandages', 'bandage'],
        ['tongue depressors', 'tongue depressor'],
        ['specimen cups', 'cup'],
      ] as const);
      return {
        type: 'multiple-choice',
        why: [
          `Divide the price of each pack by the number of ${things} in it.`,
          `The results are ${inSeries(sorted.map((p) => $(p.each)))}.`,
          `The lowest is ${$(best.each)} per ${one}, for the pack of ${best.count}.`,
        ],
        remember: 'Unit price = total price ÷ number of pieces.',
        stem: `Four suppliers sell ${things} in packs of different sizes. Which of the following packs has the lowest price per ${one}?`,
        key: {
          text: text(best),
          rationale: `${text(best)} is ${$(best.price)} ÷ ${best.count} = ${$(best.each)} per ${one}, less than the other packs.`,
        },
        distractors: packs
          .filter((p) => p !== best)
          .map((p) => ({
            text: text(p),
            rationale: `${$(p.price)} ÷ ${p.count} = ${$(p.each)} per ${one}, more than the ${$(best.each)} of the pack of ${best.count}.`,
            // Comparing totals leads only to the pack with the lowest total.
            misconception: p === cheapest ? 'total-instead-of-rate' : 'compares-too-few',
          })),
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-choice') throw new TypeError('multiple-choice expected');
    const parsed = [draft.key, ...draft.distractors].map((o) => {
      const [count = 1, price = 0] = readNumbers(o.text, 2);
      return { text: o.text, count, price };
    });
    // Compares the packs pair by pair over a common number of pieces.
    return parsed.reduce((a, b) => (b.price * a.count < a.price * b.count ? b : a)).text;
  },
};

/** A part of a total when the ratio of two groups is known, typed. */
export const shareByRatio: ItemModel = {
  id: 'math.share-by-ratio',
  objective: 'math.numbers.rates',
  type: 'supply',
  difficulty: 0.1,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const [a, b, f] = [rng.int(2, 7), rng.int(2, 9), rng.int(4, 20)];
      const total = (a + b) * f;
      if (q(a, b).d !== BigInt(b) || a === b) return undefined;
      const [whole, first, second] = rng.pick([
        [
          `The nursing staff of a hospital has ${total} members`,
          'registered nurses',
          'nursing assistants',
        ],
        [`A nursing program admits ${total} students`, 'day students', 'evening students'],
        [`A clinic sees ${total} patients in one day`, 'children', 'adults'],
      ] as const);
      return numericSupply({
        stem: `${whole}, some of them ${first} and the rest ${second}. The ratio of ${first} to ${second} is ${a}:${b}. How many ${first} are there?`,
        format: shortest(2),
        key: q(a * f),
        remember: 'Add the parts of the ratio to find how many parts make the whole.',
        why: [
          `${a} + ${b} = ${a + b} parts make up ${total}, so one part is ${total} ÷ ${a + b} = ${f}.`,
          `${a} parts are ${a} × ${f} = {=}.`,
        ],
        wrongs: [
          wrong('answers-other-quantity', b * f, `{=} is the number of ${second}.`),
          wrong(
            'wrong-whole',
            q(total * a, b),
            `This takes $\\frac{${a}}{${b}}$ of the total, which leads to about {=}. The whole has ${a + b} parts, not ${b}.`,
          ),
          wrong(
            'wrong-whole',
            q(total, a),
            `This divides the total by ${a}, which leads to about {=}.`,
          ),
          wrong('stops-early', f, `{=} is one part of the total; ${a} parts are asked for.`),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [total = 0, a = 0, b = 0] = readNumbers(stem.replace(':', ' to '), 3);
    // Deals the people out in rounds.
    let group = 0;
    for (let dealt = 0; dealt < total; dealt += a + b) group += a;
    return group;
  },
};

/** How fast a quantity changes between two observations. */
export const rateOfChange: ItemModel = {
  id: 'math.rate-of-change',
  objective: 'math.numbers.rates',
  type: 'multiple-choice',
  difficulty: 0.1,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [from, span] = [rng.int(2, 6), rng.int(3, 12)];
      const to = from + span;
      const each = q(rng.int(4, 30), 4);
      const start = rng.int(20, 60);
      const end = each.mul(span).add(start);
      if (end.mul(10).d !== 1n || each.d === 1n) return undefined;
      const [what, time, unit] = rng.pick([
        ['The height of a plant in a nutrition study', 'week', 'mm'],
        ['The water level in a cooling tank', 'hour', 'mm'],
        ['The length of a growing crystal', 'day', 'mm'],
      ] as const);
      return numericChoice(rng, {
        stem: `${what} was ${start} mm at the end of ${time} ${from} and ${plain(end)} mm at the end of ${time} ${to}. What was the average rate of change over this time?`,
        format: decimal(2, `${unit} per ${time}`, true),
        key: each,
        remember: 'Rate of change = change in value ÷ change in time.',
        why: [
          `The change is ${plain(end)} − ${start} = ${plain(end.sub(start))} mm in ${to} − ${from} = ${span} ${time}s.`,
          `${plain(end.sub(start))} ÷ ${span} = {=}.`,
        ],
        wrongs: [
          wrong(
            'wrong-elapsed',
            end.div(to),
            `This divides the last reading by ${to}, which leads to {=}. The rate is change over elapsed time.`,
          ),
          wrong(
            'wrong-elapsed',
            end.sub(start).div(to),
            `This divides the change by ${to} instead of the ${span} ${time}s between the readings, which leads to {=}.`,
          ),
          wrong(
            'wrong-elapsed',
            end.sub(start).div(span + 1),
            `This counts ${span + 1} ${time}s, both ends included, which leads to {=}.`,
          ),
          wrong(
            'inverts-ratio',
            q(span).div(end.sub(start)),
            `This divides the time by the change, which leads to {=}.`,
          ),
          wrong(
            'wrong-elapsed',
            end.sub(start).div(span - 1),
            `This counts ${span - 1} ${time}s between the readings, which leads to {=}.`,
          ),
          wrong(
            'wrong-elapsed',
            end.div(span),
            `This divides the last reading instead of the change by ${span}, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [start = 0, from = 0, end = 0, to = 1] = readNumbers(stem, 4);
    return tidy((start - end) / (from - to));
  },
};
