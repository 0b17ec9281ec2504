import { type NumberLine, numberLine, numberLineRegions } from '../kit/figures/index.js';
import type { ItemModel } from '../kit/types.js';
import { holds } from './evaluate.js';
import { fraction, plain } from './formats.js';
import { q, redraw } from './support.js';

const LABELS = ['P', 'Q', 'R', 'S'] as const;

/** The dot of a number line that shows a fraction. */
export const fractionOnLine: ItemModel = {
  id: 'math.fraction-on-line',
  objective: 'math.numbers.compare',
  type: 'hot-spot',
  difficulty: 0,
  variants: 15,
  make: (rng) =>
    redraw(() => {
      const d = rng.pick([4, 5, 8]);
      const n = rng.int(1, 3 * d - 1);
      const value = q(n, d);
      if (value.d !== BigInt(d)) return undefined;
      const wrongs = [
        {
          value: q(d, n),
          misconception: 'inverts-fraction',
          why: `This dot is at $\\frac{${d}}{${n}}$, the fraction turned upside down.`,
        },
        {
          value: value.add(1),
          misconception: 'counts-off-by-one',
          why: 'This dot is one whole too far to the right.',
        },
        {
          value: value.sub(1),
          misconception: 'counts-off-by-one',
          why: 'This dot is one whole too far to the left.',
        },
        {
          value: q(n + 1, d),
          misconception: 'counts-off-by-one',
          why: `This dot is at $\\frac{${n + 1}}{${d}}$, one mark too far to the right.`,
        },
        {
          value: q(n - 1, d),
          misconception: 'counts-off-by-one',
          why: `This dot is at $\\frac{${n - 1}}{${d}}$, one mark too far to the left.`,
        },
        {
          value: q(n, 10),
          misconception: 'digits-as-decimal',
          why: `This dot is at ${plain(q(n, 10))}, ${n} tenths instead of ${n} parts of size $\\frac{1}{${d}}$.`,
        },
      ].filter((w) => w.value.gte(0) && w.value.lte(3) && w.value.mul(d).d === 1n);
      const chosen = rng.sample(wrongs, Math.min(3, wrongs.length));
      const dots = [
        { value, why: '', misconception: undefined as string | undefined },
        ...chosen,
      ].sort((a, b) => a.value.compare(b.value));
      const far = dots.every(
        (dot, i) => i === 0 || dot.value.sub(dots[i - 1]?.value ?? q(0)).gte(q(1, d)),
      );
      if (
        dots.length < 4 ||
        !far ||
        (d === 8 &&
          dots.some((dot, i) => i > 0 && dot.value.sub(dots[i - 1]?.value ?? q(0)).lt(q(2, 8))))
      )
        return undefined;
      const line: NumberLine = {
        min: 0,
        max: 3,
        major: 1,
        minor: 1 / d,
        points: dots.map((dot, i) => ({ label: LABELS[i] ?? '', value: dot.value.valueOf() })),
      };
      const marks = `Each whole is divided into ${d} parts, so ${fraction.text(value)} is ${n} ${n === 1 ? 'mark' : 'marks'} to the right of 0`;
      return {
        type: 'hot-spot',
        why: [
          `Each whole is divided into ${d} equal parts.`,
          `Count ${n} parts from 0, and you reach ${fraction.text(value)}.`,
          `As a decimal, it is ${plain(value)}, so it lies between ${value.floor().n} and ${value.ceil().n}.`,
        ],
        remember: 'The denominator tells how many parts make one whole; the numerator counts them.',
        stem: `The number line runs from 0 to 3. Select the dot that shows ${fraction.text(value)}.`,
        figure: numberLine(line),
        regions: numberLineRegions(
          line,
          dots.map((dot) => dot.value.valueOf()),
        ).map((shape, i) => ({
          name: `Dot ${LABELS[i] ?? ''}`,
          shape,
          rationale:
            dots[i]?.misconception === undefined ? `${marks}.` : `${dots[i]?.why ?? ''} ${marks}.`,
          ...(dots[i]?.misconception === undefined
            ? {}
            : { misconception: dots[i]?.misconception }),
        })),
        key: dots.findIndex((dot) => dot.misconception === undefined),
      };
    }),
  solve: (draft) => {
    const [, n, d] = /frac\{(\d+)\}\{(\d+)\}/.exec(draft.stem) ?? [];
    const whole = Math.floor(Number(n) / Number(d));
    const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
    const place = `${ordinals[(Number(n) % Number(d)) - 1]} small mark after ${whole}`;
    const name = new RegExp(`([A-Z]) is at the ${place}\\.`).exec(draft.figure?.alt ?? '')?.[1];
    return `Dot ${name}`;
  },
};

/** The inequality that a shaded number line shows. */
export const graphToInequality: ItemModel = {
  id: 'math.graph-to-inequality',
  objective: 'math.numbers.expressions',
  type: 'multiple-choice',
  difficulty: -0.5,
  variants: 25,
  make: (rng) => {
    const edge = rng.int(-6, 6);
    const [right, open] = [rng.pick([true, false]), rng.pick([true, false])];
    const range = right ? { from: edge, fromOpen: open } : { to: edge, toOpen: open };
    const tex = (isRight: boolean, isOpen: boolean) =>
      `$x ${isRight ? (isOpen ? '>' : '\\ge') : isOpen ? '<' : '\\le'} ${edge}$`;
    const circle = open
      ? `an open circle, so ${plain(edge)} is not included`
      : `a filled circle, so ${plain(edge)} is included`;
    const side = right
      ? 'to the right, toward greater numbers'
      : 'to the left, toward smaller numbers';
    const wrong = (isRight: boolean, isOpen: boolean) => ({
      text: tex(isRight, isOpen),
      misconception:
        isRight === right
          ? 'wrong-boundary'
          : isOpen === open
            ? 'reverses-inequality'
            : 'reverses-inequality',
      rationale: [
        isRight === right ? '' : `This describes the numbers on the other side of ${plain(edge)}.`,
        isOpen === open
          ? ''
          : `The end of the graph is ${circle}; this inequality says the opposite.`,
      ]
        .join(' ')
        .trim(),
    });
    return {
      type: 'multiple-choice',
      why: [
        `The graph begins at ${plain(edge)} with ${circle}.`,
        `The shading runs ${side}.`,
        `So the inequality is ${tex(right, open)}.`,
      ],
      remember: 'Open circle: the end is left out. Filled circle: the end is included.',
      stem: rng.pick([
        'Which of the following inequalities does the number line show?',
        'The shaded part of the number line is the solution of an inequality. Which inequality is it?',
      ]),
      figure: numberLine({ min: -8, max: 8, major: 2, minor: 1, range }),
      key: {
        text: tex(right, open),
        rationale: `The graph begins at ${plain(edge)} with ${circle}, and runs ${side}: ${tex(right, open)}.`,
      },
      distractors: [wrong(right, !open), wrong(!right, open), wrong(!right, !open)],
    };
  },
  solve: (draft) => {
    if (draft.type !== 'multiple-choice') throw new TypeError('multiple-choice expected');
    const [, kind, at, side] =
      /(open|filled) circle at (-?\d+) and everything to its (left|right)/.exec(
        (draft.figure?.alt ?? '').replaceAll('−', '-'),
      ) ?? [];
    const inGraph = (x: number) =>
      x === Number(at) ? kind === 'filled' : side === 'right' ? x > Number(at) : x < Number(at);
    const points = Array.from({ length: 17 }, (_, i) => i - 8);
    const found = [draft.key, ...draft.distractors].filter((o) =>
      points.every((x) => holds(o.text.replaceAll('$', ''), x) === inGraph(x)),
    );
    return found.length === 1 ? (found[0]?.text ?? '') : `${found.length} options fit`;
  },
};
