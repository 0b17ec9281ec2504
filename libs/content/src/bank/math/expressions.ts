import type { ItemModel } from '../kit/types.js';
import { holds } from './evaluate.js';
import { plain } from './formats.js';
import { NAMES, readNumbers, redraw } from './support.js';
import { bareTex, onlyOption, texOption } from './tex-options.js';

/** A purchase with one unknown price, as an equation. */
export const situationToEquation: ItemModel = {
  id: 'math.situation-to-equation',
  objective: 'math.numbers.expressions',
  type: 'multiple-choice',
  difficulty: -0.2,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [fixed, count, each] = [rng.int(18, 75), rng.int(3, 9), rng.int(4, 16)];
      const total = fixed + count * each;
      const name = rng.pick(NAMES);
      const [stem, letter] = rng.pick([
        [
          `${name} buys ${count} pairs of socks and ${fixed === 18 ? 'an' : 'a'} \\$${fixed} uniform. Each pair of socks costs $s$ dollars, and the bill is \\$${total}. Which of the following equations can be used to find $s$?`,
          's',
        ],
        [
          `A crate weighs ${fixed} pounds when empty. With ${count} identical oxygen cylinders in it, the crate weighs ${total} pounds. Which of the following equations can be used to find the weight $w$, in pounds, of one cylinder?`,
          'w',
        ],
        [
          `A student read ${fixed} pages on Sunday. On each of the next ${count} days, the student read $p$ pages, for a total of ${total} pages over the ${count + 1} days. Which of the following equations can be used to find $p$?`,
          'p',
        ],
      ] as const);
      const key = `${count}${letter} + ${fixed} = ${total}`;
      return {
        type: 'multiple-choice',
        why: [
          `The unknown $${letter}$ occurs ${count} times, so write $${count}${letter}$.`,
          `The fixed amount ${fixed} occurs once, so add it.`,
          `Together they make ${total}: $${key}$.`,
        ],
        remember: 'Fixed amount + number × unknown = total.',
        stem,
        key: texOption(
          key,
          `${count} equal amounts are $${count}${letter}$; together with ${fixed} they make ${total}: $${key}$. It has the solution ${each}.`,
        ),
        distractors: rng.sample(
          [
            texOption(
              `${fixed}${letter} + ${count} = ${total}`,
              `This multiplies the unknown by ${fixed}; the amount that occurs ${count} times is the unknown one.`,
              'swaps-fixed-and-variable',
            ),
            texOption(
              `${count}(${letter} + ${fixed}) = ${total}`,
              `This counts ${fixed} as often as the unknown, ${count} times, although it occurs once.`,
              'multiplies-fixed-amount',
            ),
            texOption(
              `${count}${letter} - ${fixed} = ${total}`,
              `This subtracts ${fixed}, although it is part of the ${total}.`,
              'subtracts-instead-of-adds',
            ),
            texOption(
              `${letter} + ${count} + ${fixed} = ${total}`,
              `This adds the count ${count} instead of multiplying the unknown by it.`,
              'adds-instead-of-multiplies',
            ),
          ],
          3,
        ),
      };
    }),
  solve: (draft) => {
    const numbers = readNumbers(draft.stem, 3);
    const [first = 0, second = 0, total = 0] = numbers;
    const [count, fixed] = /socks and/.test(draft.stem) ? [first, second] : [second, first];
    let each = 0;
    while (fixed + count * each < total) each++;
    return onlyOption(draft, (text) => holds(bareTex(text), each));
  },
};

/** A limit in words, as an inequality. */
export const situationToInequality: ItemModel = {
  id: 'math.situation-to-inequality',
  objective: 'math.numbers.expressions',
  type: 'multiple-choice',
  difficulty: 0.2,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [start, each, count] = [rng.int(30, 180), rng.int(6, 24), rng.int(5, 20)];
      const limit = start + each * count;
      const [stem, sign, phrase, things] = rng.pick([
        [
          `An elevator can carry at most ${limit} kg. A bed in the elevator weighs ${start} kg, and each crate weighs ${each} kg. Which of the following inequalities can be used to find how many crates, $n$, may be in the elevator with the bed?`,
          '\\le',
          'At most',
          'crates',
        ],
        [
          `A student has ${start} points and needs at least ${limit} points to pass. Each additional quiz is worth ${each} points. Which of the following inequalities can be used to find how many perfect quiz scores, $n$, are enough to pass?`,
          '\\ge',
          'At least',
          'quizzes',
        ],
        [
          `A hospital unit has ${start} masks left and must have no fewer than ${limit}. Each pack holds ${each} masks. Which of the following inequalities can be used to find how many packs, $n$, the unit needs?`,
          '\\ge',
          'No fewer than',
          'packs',
        ],
        [
          `A charity has spent \\$${start} on a health fair and may spend no more than \\$${limit} in all. Each banner costs \\$${each}. Which of the following inequalities can be used to find how many banners, $n$, it may buy?`,
          '\\le',
          'No more than',
          'banners',
        ],
      ] as const);
      const [strict, turned] = sign === '\\le' ? ['<', '\\ge'] : ['>', '\\le'];
      const key = `${start} + ${each}n ${sign} ${limit}`;
      return {
        type: 'multiple-choice',
        why: [
          `The fixed amount is ${start}, and each of the $n$ ${things} adds ${each}: $${start} + ${each}n$.`,
          `"${phrase}" ${limit} includes ${limit} itself.`,
          `So the inequality is $${key}$.`,
        ],
        remember:
          '"At least" and "no fewer than" mean ≥; "at most" and "no more than" mean ≤. All include the limit.',
        stem,
        key: texOption(
          key,
          `The total is the fixed ${start} plus ${each} for each of the $n$ ${things}: $${start} + ${each}n$. "${phrase}" ${limit} includes ${limit} itself: $${key}$.`,
        ),
        distractors: rng.sample(
          [
            texOption(
              `${start} + ${each}n ${strict} ${limit}`,
              `This leaves out ${limit} itself, which the problem allows.`,
              'wrong-boundary',
            ),
            texOption(
              `${start} + ${each}n ${turned} ${limit}`,
              `The inequality sign points the wrong way: it describes the amounts on the other side of ${limit}.`,
              'reverses-inequality',
            ),
            texOption(
              `${each} + ${start}n ${sign} ${limit}`,
              `This multiplies the fixed ${start} by $n$; it is the ${each} that occurs $n$ times.`,
              'swaps-fixed-and-variable',
            ),
            texOption(
              `${start} - ${each}n ${sign} ${limit}`,
              `This subtracts ${each} for each of the $n$ ${things}, although every one adds to the ${start}.`,
              'subtracts-instead-of-adds',
            ),
          ],
          3,
        ),
      };
    }),
  solve: (draft) => {
    const found = readNumbers(draft.stem, 3);
    const limit = Math.max(...found);
    const rest = found.filter((n) => n !== limit);
    const [start = 0, each = 0] = [Math.max(...rest), Math.min(...rest)];
    const upper = /at most|no more than/.test(draft.stem);
    const fine = (n: number) => (upper ? start + each * n <= limit : start + each * n >= limit);
    const range = Array.from({ length: 60 }, (_, n) => n);
    return onlyOption(draft, (text) => range.every((n) => holds(bareTex(text), n) === fine(n)));
  },
};

/** All the numbers that satisfy an inequality, its boundary among the options. */
export const selectSolutions: ItemModel = {
  id: 'math.select-solutions',
  objective: 'math.numbers.expressions',
  type: 'multiple-select',
  difficulty: 0.4,
  variants: 13,
  make: (rng) =>
    redraw(() => {
      const [a, edge, b] = [rng.int(2, 7), rng.int(3, 12), rng.int(2, 20)];
      const sign = rng.pick(['>', '<', '\\ge', '\\le'] as const);
      const limit = a * edge - b;
      if (limit < 2) return undefined;
      const tex = `${a}x - ${b} ${sign} ${limit}`;
      const values = [edge, ...rng.sample([-4, -3, -2, -1, 1, 2, 3, 4, 5], 5).map((d) => edge + d)];
      const judged = values.map((x) => ({ x, left: a * x - b, fits: holds(tex, x) }));
      const keys = judged.filter((v) => v.fits);
      if (keys.length < 2 || keys.length > 4 || values.some((x) => x < 0)) return undefined;
      const shown = sign === '\\ge' ? '≥' : sign === '\\le' ? '≤' : sign;
      const work = (v: (typeof judged)[number]) => `${a} × ${v.x} − ${b} = ${plain(v.left)}`;
      return {
        type: 'multiple-select',
        why: [
          `Add ${b} to both sides: the right side becomes ${limit} + ${b} = ${limit + b}.`,
          `Divide both sides by ${a}: ${limit + b} ÷ ${a} = ${edge}.`,
          `So $x ${sign} ${edge}$, and the boundary ${edge} itself ${sign.startsWith('\\') ? 'is' : 'is not'} a solution.`,
        ],
        remember: 'Put each number into the inequality, and check the boundary.',
        stem: rng.pick([
          `Which of the following values of $x$ make $${tex}$ true? Select **all** that apply.`,
          `A number $x$ satisfies $${tex}$. Which of the following could be the value of $x$? Select **all** that apply.`,
        ]),
        keys: keys.map((v) => ({
          text: String(v.x),
          value: v.x,
          rationale: `${work(v)}, and ${plain(v.left)} ${shown} ${limit} is true, so ${v.x} is a solution.`,
        })),
        distractors: judged
          .filter((v) => !v.fits)
          .map((v) => ({
            text: String(v.x),
            value: v.x,
            misconception: v.x === edge ? 'wrong-boundary' : 'reverses-inequality',
            rationale: `${work(v)}, and ${plain(v.left)} ${shown} ${limit} is false${v.x === edge ? ': both sides are equal' : ''}.`,
          })),
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-select') throw new TypeError('multiple-select expected');
    const [, a, b, sign, limit] = /\$(\d+)x - (\d+) (\S+) (\d+)\$/.exec(draft.stem) ?? [];
    // Rearranged by hand, with x alone on the left.
    const edge = (Number(limit) + Number(b)) / Number(a);
    const fits = (x: number) =>
      sign === '>' ? x > edge : sign === '<' ? x < edge : sign === '\\ge' ? x >= edge : x <= edge;
    return [...draft.keys, ...draft.distractors]
      .map((o) => o.text)
      .filter((t) => fits(Number(t)))
      .join(' | ');
  },
};
