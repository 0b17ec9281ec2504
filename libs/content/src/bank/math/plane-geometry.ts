import { triangleFigure } from '../kit/figures/index.js';
import type { ItemModel } from '../kit/types.js';
import { decimal } from './formats.js';
import { numericChoice, q, readNumbers, redraw, wrong } from './support.js';

/** The area of a path around a rectangle. */
export const borderArea: ItemModel = {
  id: 'math.border-area',
  objective: 'math.data.geometry',
  type: 'multiple-choice',
  difficulty: 1,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [l, w, b] = [rng.int(8, 24), rng.int(5, 15), rng.int(1, 3)];
      const inner = l * w;
      const outer = (l + 2 * b) * (w + 2 * b);
      if (l <= w) return undefined;
      return numericChoice(rng, {
        stem: rng.pick([
          `A therapy pool is ${l} m long and ${w} m wide. A walkway ${b} m wide runs all around it. What is the area of the walkway?`,
          `A garden for patients measures ${l} m by ${w} m. A gravel path ${b} m wide goes all the way around the outside of the garden. What is the area of the path?`,
        ]),
        format: decimal(0, 'square meters'),
        key: q(outer - inner),
        remember: 'A border all around adds its width twice to each length.',
        why: [
          `With the border, the rectangle is ${l + 2 * b} × ${w + 2 * b} = ${outer}; inside, it is ${l} × ${w} = ${inner}.`,
          `${outer} − ${inner} = {=}.`,
        ],
        wrongs: [
          wrong(
            'composite-error',
            (l + b) * (w + b) - inner,
            `This adds the width ${b} to each length once instead of twice, which leads to {=}.`,
          ),
          wrong(
            'composite-error',
            2 * b * (l + w),
            `This takes four strips along the sides and leaves the corners out, which leads to {=}.`,
          ),
          wrong('stops-early', outer, `{=} is the whole area, including the inside.`),
          wrong('answers-other-quantity', inner, `{=} is the area of the inside alone.`),
          wrong(
            'confuses-area-perimeter',
            2 * (l + w + 4 * b),
            `{=} comes from the outer perimeter and not from an area.`,
          ),
          wrong(
            'composite-error',
            2 * (l + w + 4 * b) * b,
            `This multiplies the outer edge by the width, which counts the corners twice and leads to {=}.`,
          ),
          wrong(
            'composite-error',
            (l + w) * b,
            `This takes one long and one short strip only, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [l = 0, w = 0, b = 0] = readNumbers(stem, 3);
    // Counts the squares of one meter that lie outside the inner rectangle.
    let squares = 0;
    for (let x = -b; x < l + b; x++) {
      for (let y = -b; y < w + b; y++) if (x < 0 || y < 0 || x >= l || y >= w) squares++;
    }
    return squares;
  },
};

/** The area of a triangle with an extra length that is not needed. */
export const triangleArea: ItemModel = {
  id: 'math.triangle-area',
  objective: 'math.data.geometry',
  type: 'multiple-choice',
  difficulty: -0.5,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [k, shape] = [
        rng.int(1, 4),
        rng.pick([
          [3, 4, 5],
          [5, 12, 13],
          [8, 15, 17],
        ] as const),
      ];
      const [part, height, slant] = shape.map((n) => n * k) as [number, number, number];
      const base = part + rng.int(3, 14);
      if (base > 40 || height > 30) return undefined;
      return numericChoice(rng, {
        stem: rng.pick([
          'The figure shows a triangular bandage. What is its area?',
          'A triangular sling has the measurements shown in the figure. What is its area?',
        ]),
        figure: triangleFigure({
          base,
          height,
          apex: part / base,
          baseLabel: `${base} in`,
          heightLabel: `${height} in`,
          leftLabel: `${slant} in`,
        }),
        format: decimal(1, 'square inches'),
        key: q(base * height, 2),
        remember:
          'Area of a triangle = base × height ÷ 2; the height is perpendicular to the base.',
        why: [
          `The area is base × height ÷ 2 = ${base} × ${height} ÷ 2 = {=}.`,
          'The slanted side is not needed.',
        ],
        wrongs: [
          wrong(
            'forgets-half',
            base * height,
            `This multiplies base and height and does not halve, which leads to {=}.`,
          ),
          wrong(
            'wrong-length',
            q(base * slant, 2),
            `This uses the slanted side ${slant} instead of the height ${height}, which leads to {=}.`,
          ),
          wrong(
            'wrong-length',
            base * slant,
            `This multiplies the base by the slanted side and does not halve, which leads to {=}.`,
          ),
          wrong(
            'confuses-area-perimeter',
            base + height + slant,
            `This adds the three lengths, which leads to {=}.`,
          ),
          wrong(
            'adds-instead-of-multiplies',
            q(base + height, 2),
            `This adds base and height before halving, which leads to {=}.`,
          ),
          wrong(
            'wrong-length',
            q(height * slant, 2),
            `This multiplies the height by the slanted side and halves, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ figure }) => {
    const [, base, height] = /base (\d+) in and height (\d+)/.exec(figure?.alt ?? '') ?? [];
    let halves = 0;
    for (let row = 0; row < Number(height); row++) halves += Number(base);
    return halves / 2;
  },
};
