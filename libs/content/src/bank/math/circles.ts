import { circleFigure, rectangleWithHalfCircle } from '../kit/figures/index.js';
import type { ItemModel } from '../kit/types.js';
import { decimal, plain } from './formats.js';
import { numericChoice, q, readNumbers, redraw, tidy, wrong } from './support.js';

/** The circumference or the area of a circle, from its radius or diameter. */
export const circleMeasure: ItemModel = {
  id: 'math.circle-measure',
  family: 'math.circles',
  objective: 'math.data.geometry',
  type: 'multiple-choice',
  difficulty: 0,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const measure = rng.pick(['radius', 'diameter'] as const);
      const area = rng.pick([true, false]);
      const d = area ? rng.int(4, 18) : rng.int(12, 40);
      const r = q(d, 2);
      const pi = q('3.14');
      const [around, inside] = [pi.mul(d), pi.mul(r).mul(r)];
      const shown = measure === 'radius' ? plain(r) : plain(d);
      if (r.d !== 1n && measure === 'radius') return undefined;
      const unit = area ? 'square centimeters' : 'centimeters';
      const given = measure === 'radius' ? r : q(d);
      return numericChoice(rng, {
        stem: area
          ? `${rng.pick(['The figure shows a round wound dressing.', 'The figure shows the lid of a round specimen jar.'])} What is its area? Use 3.14 for π. Round to the nearest tenth if necessary.`
          : `${rng.pick(['The figure shows the rim of a round basin.', 'The figure shows a round serving dish.'])} What is its circumference? Use 3.14 for π. Round to the nearest tenth if necessary.`,
        figure: circleFigure({ measure, label: `${shown} cm` }),
        format: decimal(1, unit, true),
        key: area ? inside : around,
        remember: 'Circumference = π × diameter; area = π × radius × radius.',
        why: area
          ? [
              `The area is π × radius × radius, and the radius is ${plain(r)} cm.`,
              `3.14 × ${plain(r)} × ${plain(r)} = {exact}.`,
            ]
          : [
              `The circumference is π × diameter, and the diameter is ${d} cm.`,
              `3.14 × ${d} = {exact}.`,
            ],
        wrongs: [
          wrong(
            'confuses-area-perimeter',
            area ? around : inside,
            area
              ? `{=} comes from the circumference, 3.14 × ${d}, and not from the area.`
              : `{=} comes from the area, 3.14 × ${plain(r)} × ${plain(r)}, and not from the circumference.`,
          ),
          wrong(
            'radius-diameter',
            area
              ? measure === 'radius'
                ? inside.div(4)
                : inside.mul(4)
              : measure === 'radius'
                ? around.div(2)
                : around.mul(2),
            `This treats the ${measure} of ${shown} cm as the ${measure === 'radius' ? 'diameter' : 'radius'}, which leads to {=}.`,
          ),
          wrong(
            'forgets-pi',
            area ? r.mul(r) : q(2 * d),
            area
              ? `This leaves π out, ${plain(r)} × ${plain(r)}, which leads to {=}.`
              : `This doubles the diameter instead of multiplying it by π, which leads to {=}.`,
          ),
          wrong(
            area ? 'does-not-square' : 'forgets-half',
            area ? pi.mul(r) : pi.mul(r).div(2),
            area
              ? `This does not square the radius, which leads to {=}.`
              : `This halves the radius before multiplying, which leads to {=}.`,
          ),
          wrong(
            !area && measure === 'diameter' ? 'radius-diameter' : 'gives-double',
            area ? inside.mul(2) : pi.mul(given).mul(4),
            !area && measure === 'diameter'
              ? `This takes ${d} for the radius and then doubles twice, 2 × 2 × 3.14 × ${d}, which leads to {=}.`
              : `This multiplies by 2 once too often, which leads to {=}.`,
          ),
          wrong(
            'forgets-pi',
            area ? r.mul(r).mul(3) : q(3 * d),
            `This uses 3 for π instead of 3.14, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem, figure }) => {
    const [, measure, size] = /with (radius|diameter) ([\d.]+)/.exec(figure?.alt ?? '') ?? [];
    const r = measure === 'radius' ? Number(size) : Number(size) / 2;
    const exact = stem.includes('area') ? 314 * r * r : 628 * r;
    return Math.round(exact / 10 + 1e-9) / 10;
  },
};

/** A rectangle with a half circle at one end. */
export const halfCircleArea: ItemModel = {
  id: 'math.half-circle-area',
  family: 'math.circles',
  objective: 'math.data.geometry',
  type: 'multiple-choice',
  difficulty: 0.8,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [width, height] = [rng.int(8, 20), rng.pick([4, 6, 8, 10, 12])];
      const r = height / 2;
      const pi = q('3.14');
      const [box, half] = [q(width * height), pi.mul(r * r).div(2)];
      if (width <= height) return undefined;
      return numericChoice(rng, {
        stem: rng.pick([
          'The figure shows the floor of a reception area: a rectangle with a half circle at one end. What is its area? Use 3.14 for π. Round to the nearest tenth if necessary.',
          'A patio at a nursing home has the shape shown in the figure, a rectangle joined to a half circle. What is its area? Use 3.14 for π. Round to the nearest tenth if necessary.',
        ]),
        figure: rectangleWithHalfCircle({
          width,
          height,
          widthLabel: `${width} ft`,
          heightLabel: `${height} ft`,
        }),
        format: decimal(1, 'square feet', true),
        key: box.add(half),
        remember: 'Area of a half circle = π × radius × radius ÷ 2.',
        why: [
          `The rectangle is ${width} × ${height} = ${width * height}.`,
          `The half circle has a radius of ${r} and an area of 3.14 × ${r} × ${r} ÷ 2 = ${plain(half)}.`,
          'Together that is {exact}.',
        ],
        wrongs: [
          wrong(
            'forgets-half',
            box.add(half.mul(2)),
            `This adds a full circle instead of half of it, which leads to {=}.`,
          ),
          wrong(
            'radius-diameter',
            box.add(half.mul(4)),
            `This uses the diameter ${height} as the radius, which leads to {=}.`,
          ),
          wrong('composite-error', box, `{=} is the rectangle alone.`),
          wrong(
            'composite-error',
            box.sub(half),
            `This takes the half circle away instead of adding it, which leads to {=}.`,
          ),
          wrong(
            'confuses-area-perimeter',
            box.add(pi.mul(r)),
            `This adds the length of the arc, 3.14 × ${r}, instead of the area of the half circle, which leads to {=}.`,
          ),
          wrong('composite-error', half, `{=} is the half circle alone.`),
        ],
      });
    }),
  solve: ({ figure }) => {
    const [width = 0, height = 0] = readNumbers(figure?.alt ?? '', 2);
    return tidy(Math.round((width * height + (3.14 * height * height) / 8) * 10 + 1e-9) / 10);
  },
};
