import { boxFigure, rectangleFigure } from '../kit/figures/index.js';
import { decimal, dollars, fraction, money, plain, shortest } from './formats.js';
import { choiceModel, q, readNumbers, supplyModel, tidy, wrong } from './support.js';

const $ = money;

/** The cost of covering a rectangle. */
export const flooringCost = choiceModel(
  { id: 'math.flooring-cost', objective: 'math.data.geometry', difficulty: 0 },
  (rng) => {
    const [l, w, price] = [rng.int(8, 24), rng.int(6, 18), q(rng.int(5, 24), 4)];
    const key = price.mul(l * w);
    if (l <= w) return undefined;
    return {
      stem: rng.pick([
        `The figure shows the floor of an exam room. New flooring costs ${$(price)} per square foot. How much does it cost to cover the floor?`,
        `The figure shows a wall that will be painted. The paint and labor cost ${$(price)} per square foot. What is the total cost?`,
      ]),
      figure: rectangleFigure({
        width: l,
        height: w,
        widthLabel: `${l} ft`,
        heightLabel: `${w} ft`,
      }),
      format: dollars,
      key,
      remember: 'Covering a surface takes the area; going around it takes the perimeter.',
      why: [
        `The area is ${l} × ${w} = ${l * w} square feet.`,
        `Multiply by the price of one square foot: ${l * w} × ${$(price)} = {=}.`,
      ],
      wrongs: [
        wrong(
          'confuses-area-perimeter',
          price.mul(2 * (l + w)),
          `This uses the perimeter, 2 × ${l} + 2 × ${w}, instead of the area, which leads to {=}.`,
        ),
        wrong(
          'adds-instead-of-multiplies',
          price.mul(l + w),
          `This adds length and width instead of multiplying, which leads to {=}.`,
        ),
        wrong(
          'formula-of-another-shape',
          key.div(2),
          `This halves the area as in a triangle, which leads to {=}.`,
        ),
        wrong('stops-early', l * w, `This gives the area as the cost, {=}.`),
        wrong('counts-twice', key.mul(2), `This counts the area twice, which leads to {=}.`),
        wrong(
          'counts-off-by-one',
          price.mul((l + 1) * w),
          `This counts one foot too many in the length, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          price.mul((l - 1) * w),
          `This counts one foot too few in the length, which leads to {=}.`,
        ),
      ].map((e) => ({ ...e, value: e.value.mul(100).round().div(100) })),
    };
  },
  ({ stem, figure }) => {
    const price = Number(/\$([\d.]+) per/.exec(stem)?.[1]);
    const [l = 0, w = 0] = readNumbers(figure?.alt ?? '', 2);
    let cost = 0;
    for (let row = 0; row < w; row++) cost += l * price;
    return tidy(cost);
  },
);

/** The surface area of a box. */
export const boxSurface = choiceModel(
  {
    id: 'math.box-surface',
    family: 'math.box-volume',
    objective: 'math.data.geometry',
    difficulty: 0.7,
  },
  (rng) => {
    const [l, w, h] = [rng.int(5, 20), rng.int(4, 14), rng.int(3, 12)];
    const faces = [l * w, l * h, w * h];
    const half = faces.reduce((a, b) => a + b, 0);
    if (new Set([l, w, h]).size < 3 || l < w) return undefined;
    return {
      stem: rng.pick([
        'The figure shows a closed shipping box. How much cardboard covers all six of its faces?',
        'A closed storage box has the measurements shown in the figure. What is its surface area?',
      ]),
      figure: boxFigure({ lengthLabel: `${l} in`, widthLabel: `${w} in`, heightLabel: `${h} in` }),
      format: decimal(0, 'square inches'),
      key: q(2 * half),
      remember: 'A box has three pairs of equal faces.',
      why: [
        `Find the three different faces: ${l} × ${w} = ${faces[0]}, ${l} × ${h} = ${faces[1]}, and ${w} × ${h} = ${faces[2]}.`,
        `Their sum is ${faces.join(' + ')} = ${half}.`,
        `Each face occurs twice: 2 × ${half} = {=}.`,
      ],
      wrongs: [
        wrong(
          'surface-volume',
          l * w * h,
          `This multiplies the three lengths, which finds the volume and not the surface and leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          half,
          `This counts each face once instead of twice, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          2 * half - (faces[0] ?? 0),
          `This leaves out the top, which leads to {=}.`,
        ),
        wrong(
          'surface-volume',
          2 * ((faces[1] ?? 0) + (faces[2] ?? 0)),
          `This counts only the four sides, which leads to {=}.`,
        ),
        wrong(
          'confuses-area-perimeter',
          4 * (l + w + h),
          `This adds the lengths of all the edges, which leads to {=}.`,
        ),
        wrong(
          'surface-volume',
          6 * (faces[0] ?? 0),
          `This takes six faces of the size of the bottom, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ figure }) => {
    const [l = 0, w = 0, h = 0] = readNumbers(figure?.alt ?? '', 3);
    // Around the sides, then top and bottom.
    return 2 * (l + w) * h + 2 * l * w;
  },
);

/** The height of a box from its volume, typed. */
export const missingHeight = supplyModel(
  {
    id: 'math.missing-height',
    family: 'math.box-volume',
    objective: 'math.data.geometry',
    difficulty: 0.1,
  },
  (rng) => {
    const [l, w, h] = [rng.int(4, 20), rng.int(3, 14), rng.int(3, 16)];
    const volume = l * w * h;
    if (new Set([l, w, h]).size < 3 || l < w) return undefined;
    return {
      stem: rng.pick([
        `A rectangular medicine box has a volume of ${plain(volume)} cubic inches. It is ${l} inches long and ${w} inches wide. How many inches tall is it?`,
        `A box with a volume of ${plain(volume)} cubic inches has a base that measures ${l} inches by ${w} inches. What is its height in inches?`,
      ]),
      unit: 'inches',
      format: shortest(2),
      key: q(h),
      remember: 'Height = volume ÷ area of the base.',
      why: [
        `The area of the base is ${l} × ${w} = ${l * w} square inches.`,
        `The height is ${plain(volume)} ÷ ${l * w} = {=}.`,
      ],
      wrongs: [
        wrong(
          'adds-instead-of-multiplies',
          q(volume, l + w),
          `This divides by the sum of the two lengths, which leads to about {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          q(volume, l),
          `This divides by the length only, which leads to {=}.`,
        ),
        wrong(
          'subtracts-instead-of-divides',
          volume - l * w,
          `This subtracts the area of the base, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [volume = 0, l = 1, w = 1] = readNumbers(stem, 3);
    let height = 0;
    for (let filled = 0; filled < volume; filled += l * w) height++;
    return height;
  },
);

/** How many tiles of a few inches cover a floor in feet. */
export const tilesForFloor = choiceModel(
  { id: 'math.tiles-for-floor', objective: 'math.data.geometry', difficulty: 0.6 },
  (rng) => {
    const [l, w, tile] = [rng.int(5, 18), rng.int(4, 12), rng.pick([4, 6, 8, 9])];
    const across = q(l * 12, tile);
    const down = q(w * 12, tile);
    const key = across.mul(down);
    if (across.d !== 1n || down.d !== 1n || l <= w) return undefined;
    return {
      stem: `A bathroom floor in a clinic is ${l} feet long and ${w} feet wide. It will be covered with square tiles that are ${tile} inches on each side. How many tiles are needed?`,
      format: decimal(0, 'tiles', true),
      key,
      remember: 'Use one unit for all lengths before you divide areas.',
      why: [
        `Convert to inches: ${l} × 12 = ${l * 12} and ${w} × 12 = ${w * 12}.`,
        `Along the two sides, ${l * 12} ÷ ${tile} = ${plain(across)} and ${w * 12} ÷ ${tile} = ${plain(down)} tiles fit.`,
        `${plain(across)} × ${plain(down)} = {=}.`,
      ],
      wrongs: [
        wrong(
          'partial-conversion',
          q(l * w * 12, tile * tile),
          `This multiplies the square feet by 12 instead of 12 × 12, which leads to about {=}.`,
        ),
        wrong(
          'does-not-square',
          q(l * w * 12, tile),
          `This divides ${l * w} square feet by the side of a tile, ${fraction.text(q(tile, 12))} foot, instead of by its area, which leads to {=}.`,
        ),
        wrong(
          'confuses-area-perimeter',
          across.add(down).mul(2),
          `This counts the tiles along the edge, which leads to {=}.`,
        ),
        wrong(
          'skips-conversion',
          l * w,
          `This counts one tile for each square foot, which leads to {=}.`,
        ),
        wrong(
          'adds-instead-of-multiplies',
          across.add(down),
          `This adds the tiles along both sides, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          across.add(1).mul(down),
          `This counts one row of tiles too many, which leads to {=}.`,
        ),
        wrong('counts-twice', key.mul(2), `This counts every tile twice, which leads to {=}.`),
      ],
    };
  },
  ({ stem }) => {
    const [l = 0, w = 0, tile = 1] = readNumbers(stem, 3);
    return tidy((l * w * 144) / (tile * tile));
  },
);
