import { boxFigure, cylinderFigure } from '../kit/figures/index.js';
import type { ItemModel } from '../kit/types.js';
import { decimal, plain, shortest } from './formats.js';
import { numericChoice, numericSupply, q, readNumbers, redraw, tidy, wrong } from './support.js';

/** The volume in a box filled to part of its height, in liters, typed. */
export const partlyFilledBox: ItemModel = {
  id: 'math.partly-filled-box',
  family: 'math.box-volume',
  objective: 'math.data.geometry',
  type: 'supply',
  difficulty: 0.6,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const [l, w, h] = [rng.int(4, 12) * 5, rng.int(4, 8) * 5, rng.int(4, 8) * 5];
      const depth = rng.int(2, 9) * 3;
      const volume = q(l * w * depth, 1000);
      if (depth >= h || l < w || volume.mul(10).d !== 1n) return undefined;
      return numericSupply({
        stem: `${rng.pick([`The figure shows a warm-water bath for instruments. The water in it is ${depth} cm deep. How many liters of water are in the bath?`, `The box in the figure is a fish tank in a waiting room, and the water in it is ${depth} cm deep. How many liters of water does it contain?`])} (1 L = 1,000 cubic centimeters)`,
        figure: boxFigure({
          lengthLabel: `${l} cm`,
          widthLabel: `${w} cm`,
          heightLabel: `${h} cm`,
        }),
        unit: 'liters',
        format: shortest(2),
        key: volume,
        remember: 'Volume of the water = length × width × depth of the water.',
        why: [
          `The water fills ${l} × ${w} × ${depth} = ${plain(l * w * depth)} cubic centimeters.`,
          `${plain(l * w * depth)} ÷ 1,000 = {=}.`,
        ],
        wrongs: [
          wrong(
            'wrong-length',
            q(l * w * h, 1000),
            `This uses the full height of ${h} cm instead of the depth of the water, ${depth} cm, which leads to {=}.`,
          ),
          wrong(
            'takes-complement',
            q(l * w * (h - depth), 1000),
            `{=} is the volume of the empty part above the water.`,
          ),
          wrong(
            'wrong-factor',
            q(l * w * depth, 100),
            `This divides by 100 instead of 1,000, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem, figure }) => {
    const [l = 0, w = 0] = readNumbers(figure?.alt ?? '', 3);
    const [depth = 0] = readNumbers(stem, 1);
    // Layer by layer, each a centimeter deep.
    let cubes = 0;
    for (let layer = 0; layer < depth; layer++) cubes += l * w;
    return tidy(cubes / 1000);
  },
};

/** How many small boxes fill a large one. */
export const boxesInCarton: ItemModel = {
  id: 'math.boxes-in-carton',
  family: 'math.box-volume',
  objective: 'math.data.geometry',
  type: 'multiple-choice',
  difficulty: 0.2,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [a, b, c] = [rng.int(4, 10), rng.int(3, 8), rng.int(2, 6)];
      const [x, y, z] = [rng.int(2, 6), rng.int(2, 5), rng.int(2, 5)];
      const [l, w, h] = [a * x, b * y, c * z];
      if (a <= b || b <= c || l <= w) return undefined;
      return numericChoice(rng, {
        stem: rng.pick([
          `The inside of a carton is ${l} cm long, ${w} cm wide, and ${h} cm high. Boxes of test kits measure ${a} cm by ${b} cm by ${c} cm and all lie the same way, with the longest edge along the length of the carton and the shortest edge upright. How many boxes fill the carton?`,
          `The inside of a storage bin is ${l} cm long, ${w} cm wide, and ${h} cm high. The bin is packed with bandage boxes that measure ${a} cm by ${b} cm by ${c} cm and are all turned the same way, with the longest edge along the length of the bin and the shortest edge upright. How many boxes fit in the bin?`,
        ]),
        format: decimal(0, 'boxes'),
        key: q(x * y * z),
        remember: 'Count how many fit along each edge, then multiply.',
        why: [
          `Along the three edges, ${l} ÷ ${a} = ${x}, ${w} ÷ ${b} = ${y}, and ${h} ÷ ${c} = ${z} boxes fit.`,
          `${x} × ${y} × ${z} = {=}.`,
        ],
        wrongs: [
          wrong(
            'adds-instead-of-multiplies',
            x + y + z,
            `This adds ${x} + ${y} + ${z} instead of multiplying, which leads to {=}.`,
          ),
          wrong('surface-volume', x * y, `This counts the bottom layer alone, which leads to {=}.`),
          wrong(
            'surface-volume',
            q(l * w, a * b * c).floor(),
            `This divides the floor area, ${l * w}, by the volume of a box, ${a * b * c}${(l * w) % (a * b * c) === 0 ? '' : ', and drops the rest'}, which leads to {=}.`,
          ),
          wrong(
            'surface-volume',
            q(l * w * h, a * b).floor(),
            `This divides the whole volume, ${plain(l * w * h)}, by a face of the box, ${a * b}${(l * w * h) % (a * b) === 0 ? '' : ', and drops the rest'}, which leads to {=}.`,
          ),
          wrong(
            'counts-off-by-one',
            x * y * (z + 1),
            `This counts one layer too many, which leads to {=}.`,
          ),
          wrong('counts-twice', 2 * x * y * z, `This counts every box twice, which leads to {=}.`),
          wrong(
            'surface-volume',
            y * z,
            `This counts across and upward, ${y} × ${z}, and leaves the length out, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [l = 0, w = 0, h = 0, a = 1, b = 1, c = 1] = readNumbers(stem, 6);
    return tidy((l * w * h) / (a * b * c));
  },
};

/** The volume of a cylinder from its diameter or radius. */
export const cylinderVolume: ItemModel = {
  id: 'math.cylinder-volume',
  objective: 'math.data.geometry',
  type: 'multiple-choice',
  difficulty: 0.6,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [r, h] = [rng.int(2, 10), rng.int(5, 30)];
      const measure = rng.pick(['radius', 'diameter'] as const);
      const pi = q('3.14');
      const key = pi.mul(r * r * h);
      const given = measure === 'radius' ? r : 2 * r;
      return numericChoice(rng, {
        stem: `${rng.pick(['What is the volume of the cylindrical sharps container in the figure?', 'The figure shows a cylindrical storage canister. What is its volume?'])} Use 3.14 for π. Round to the nearest tenth if necessary.`,
        figure: cylinderFigure({ measure, label: `${given} in`, heightLabel: `${h} in` }),
        format: decimal(1, 'cubic inches', true),
        key,
        remember: 'Volume of a cylinder = π × radius × radius × height.',
        why: [`The radius is ${r} in.`, `The volume is 3.14 × ${r} × ${r} × ${h} = {exact}.`],
        wrongs: [
          wrong(
            'radius-diameter',
            measure === 'radius' ? key.div(4) : key.mul(4),
            `This treats the ${measure} of ${given} in as the ${measure === 'radius' ? 'diameter' : 'radius'}, which leads to {=}.`,
          ),
          wrong(
            'does-not-square',
            pi.mul(2 * r * h),
            `This multiplies the circumference, 3.14 × ${2 * r}, by the height, which leads to {=}.`,
          ),
          wrong(
            'forgets-pi',
            r * r * h,
            `This leaves π out, ${r} × ${r} × ${h}, which leads to {=}.`,
          ),
          wrong(
            'radius-diameter',
            key.mul(2),
            `This doubles one of the two factors ${r}, which leads to {=}.`,
          ),
          wrong(
            'does-not-square',
            pi.mul(r * h * h),
            `This squares the height instead of the radius, which leads to {=}.`,
          ),
          wrong(
            'formula-of-another-shape',
            key.div(3),
            `This divides by 3, as for a cone, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ figure }) => {
    const [, measure, size, height] =
      /with (radius|diameter) (\d+) in and height (\d+)/.exec(figure?.alt ?? '') ?? [];
    const d = measure === 'diameter' ? Number(size) : 2 * Number(size);
    return Math.round(((314 * d * d * Number(height)) / 400) * 10 + 1e-6) / 10;
  },
};
