import { circleFigure, polygonFigure } from '../kit/figures/index.js';
import { decimal, money, plain, shortest } from './formats.js';
import { choiceModel, q, readNumbers, supplyModel, tidy, wrong } from './support.js';

const _$ = money;

/** The distance a wheel rolls in a number of turns, typed. */
export const wheelDistance = supplyModel(
  {
    id: 'math.wheel-distance',
    family: 'math.circles',
    objective: 'math.data.geometry',
    difficulty: 0.3,
  },
  (rng) => {
    const [r, turns] = [rng.int(3, 14), rng.pick([5, 10, 20, 25, 50])];
    const key = q(314, 100).mul(2 * r * turns);
    return {
      stem: rng.pick([
        `The figure shows a rear wheel of a transport wheelchair. How many inches does the wheelchair move when the wheel makes ${turns} full turns? Use 3.14 for π.`,
        `A nurse uses a measuring wheel of the size shown in the figure. How many inches does it roll in ${turns} full turns? Use 3.14 for π.`,
      ]),
      figure: circleFigure({ measure: 'radius', label: `${r} in` }),
      unit: 'inches',
      format: shortest(2),
      key,
      remember: 'One full turn of a wheel moves it forward by its circumference.',
      why: [
        `The diameter is 2 × ${r} = ${2 * r} inches.`,
        `One turn is the circumference, 3.14 × ${2 * r} = ${plain(q(314, 100).mul(2 * r))} inches.`,
        `${turns} × ${plain(q(314, 100).mul(2 * r))} = {=}.`,
      ],
      wrongs: [
        wrong(
          'radius-diameter',
          key.div(2),
          `This multiplies π by the radius instead of the diameter, which leads to {=}.`,
        ),
        wrong(
          'confuses-area-perimeter',
          q(314, 100).mul(r * r * turns),
          `This uses the area of the circle, which leads to {=}.`,
        ),
        wrong('forgets-pi', 2 * r * turns, `This leaves π out, which leads to {=}.`),
      ],
    };
  },
  ({ stem, figure }) => {
    const r = Number(/radius (\d+)/.exec(figure?.alt ?? '')?.[1]);
    const turns = Number(/(\d+) full turns/.exec(stem)?.[1]);
    return tidy(6.28 * r * turns);
  },
);

/** The area of a rectangle with a circle cut out. */
export const shadedArea = choiceModel(
  {
    id: 'math.shaded-area',
    family: 'math.circles',
    objective: 'math.data.geometry',
    difficulty: 0.7,
  },
  (rng) => {
    const [l, w, r] = [rng.int(10, 26), rng.int(8, 20), rng.int(2, 4)];
    const [whole, hole] = [q(l * w), q(314, 100).mul(r * r)];
    const key = whole.sub(hole);
    if (l <= w || 2 * r + 2 > w) return undefined;
    return {
      stem: rng.pick([
        `A rectangular surgical drape is ${l} inches long and ${w} inches wide. It has a circular opening with a radius of ${r} inches. What is the area of the fabric? Use 3.14 for π.`,
        `A rectangular shelf measures ${l} inches by ${w} inches. A round hole with a radius of ${r} inches is cut in it. What is the area of the shelf that is left? Use 3.14 for π.`,
      ]),
      format: decimal(2, 'square inches'),
      anyPrecision: true,
      key,
      remember: 'Area that is left = area of the whole − area of the part that is cut out.',
      why: [
        `The rectangle is ${l} × ${w} = ${l * w}.`,
        `The circle is 3.14 × ${r} × ${r} = ${plain(hole)}.`,
        `${l * w} − ${plain(hole)} = {=}.`,
      ],
      wrongs: [
        wrong(
          'composite-error',
          whole.add(hole),
          `This adds the circle instead of subtracting it, which leads to {=}.`,
        ),
        wrong(
          'does-not-square',
          whole.sub(q(314, 100).mul(r)),
          `This does not square the radius, which leads to {=}.`,
        ),
        wrong(
          'confuses-area-perimeter',
          whole.sub(q(628, 100).mul(r)),
          `This subtracts the circumference instead of the area, which leads to {=}.`,
        ),
        wrong(
          'radius-diameter',
          whole.sub(hole.mul(4)),
          `This uses the diameter as the radius, which leads to {=}.`,
        ),
        wrong(
          'forgets-half',
          whole.sub(hole.div(2)),
          `This subtracts only half of the circle, which leads to {=}.`,
        ),
        wrong('composite-error', hole, `{=} is the area of the circle alone.`),
      ].filter((e) => r !== 2 || e.misconception !== 'confuses-area-perimeter'),
    };
  },
  ({ stem }) => {
    const [l = 0, w = 0, r = 0] = readNumbers(stem, 3);
    return tidy((100 * l * w - 314 * r * r) / 100);
  },
);

/** The area of a trapezoid, split into a rectangle and a triangle. */
export const trapezoidArea = choiceModel(
  {
    id: 'math.trapezoid-area',
    family: 'math.l-shapes',
    objective: 'math.data.geometry',
    difficulty: 0.6,
  },
  (rng) => {
    const [[x, h, slant], k] = [
      rng.pick([
        [3, 4, 5],
        [4, 3, 5],
        [5, 12, 13],
        [6, 8, 10],
        [8, 6, 10],
      ] as const),
      rng.pick([1, 2]),
    ];
    const [part, height, side, top] = [x * k, h * k, slant * k, rng.int(5, 16)];
    const bottom = top + part;
    if (height > 16) return undefined;
    const key = q((top + bottom) * height, 2);
    return {
      stem: rng.pick([
        'The figure shows the floor of a hospital entrance: a rectangle joined to a right triangle. What is its area?',
        'A garden at a rehabilitation center has the shape shown in the figure, a rectangle joined to a right triangle. What is the area of the garden?',
      ]),
      figure: polygonFigure({
        name: `Four-sided figure with right angles at both left corners, a horizontal top and a longer horizontal bottom; sides clockwise from the top`,
        corners: [
          [0, 0],
          [top, 0],
          [bottom, height],
          [0, height],
        ],
        sides: [`${top} m`, `${side} m`, `${bottom} m`, `${height} m`],
      }),
      format: decimal(1, 'square meters'),
      key,
      remember: 'Cut a figure into shapes you know, and add their areas.',
      why: [
        `The rectangle is ${top} × ${height} = ${top * height}.`,
        `The triangle has a base of ${bottom} − ${top} = ${part} and an area of ${part} × ${height} ÷ 2 = ${plain(q(part * height, 2))}.`,
        `${top * height} + ${plain(q(part * height, 2))} = {=}.`,
      ],
      wrongs: [
        wrong(
          'composite-error',
          bottom * height,
          `This uses a rectangle as long as the full bottom side, which leads to {=}.`,
        ),
        wrong('composite-error', top * height, `{=} is the rectangle alone.`),
        wrong(
          'forgets-half',
          top * height + part * height,
          `This does not halve the triangle, which leads to {=}.`,
        ),
        wrong(
          'wrong-length',
          q((top + bottom) * side, 2),
          `This uses the slanted side ${side} as the height, which leads to {=}.`,
        ),
        wrong(
          'confuses-area-perimeter',
          top + bottom + height + side,
          `This adds the four sides, which leads to {=}.`,
        ),
        wrong(
          'forgets-half',
          (top + bottom) * height,
          `This multiplies the sum of the parallel sides by the height and does not halve, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ figure }) => {
    const [top = 0, , bottom = 0, height = 0] = readNumbers(
      figure?.alt.split('Sides in order')[1] ?? '',
      4,
    );
    return tidy((height * (top + bottom)) / 2);
  },
);
