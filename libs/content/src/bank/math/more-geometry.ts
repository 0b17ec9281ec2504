import { boxFigure, circleFigure, polygonFigure, rectangleFigure } from '../kit/figures/index.js';
import type { ItemModel } from '../kit/types.js';
import {
  choiceModel,
  decimal,
  dollars,
  money,
  plain,
  q,
  readNumbers,
  redraw,
  shortest,
  supplyModel,
  tidy,
  wrong,
} from './support.js';

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
          `Uses the perimeter, 2 × ${l} + 2 × ${w}, instead of the area, which leads to {=}.`,
        ),
        wrong(
          'confuses-area-perimeter',
          price.mul(l + w),
          `Adds length and width instead of multiplying, which leads to {=}.`,
        ),
        wrong('forgets-half', key.div(2), `Halves the area as in a triangle, which leads to {=}.`),
        wrong('stops-early', l * w, `Gives the area as the cost, {=}.`),
        wrong('counts-twice', key.mul(2), `Counts the area twice, which leads to {=}.`),
        wrong(
          'counts-off-by-one',
          price.mul((l + 1) * w),
          `Counts one foot too many in the length, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          price.mul((l - 1) * w),
          `Counts one foot too few in the length, which leads to {=}.`,
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

/** The surface of a box. */
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
        'A closed storage box has the measures in the figure. What is its surface area?',
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
          `Multiplies the three lengths, which gives the number of the volume, {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          half,
          `Counts each face once instead of twice, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          2 * half - (faces[0] ?? 0),
          `Leaves out the top, which leads to {=}.`,
        ),
        wrong(
          'surface-volume',
          2 * ((faces[1] ?? 0) + (faces[2] ?? 0)),
          `Counts only the four sides, which leads to {=}.`,
        ),
        wrong(
          'confuses-area-perimeter',
          4 * (l + w + h),
          `Adds the lengths of all the edges, which leads to {=}.`,
        ),
        wrong(
          'surface-volume',
          6 * (faces[0] ?? 0),
          `Takes six faces of the size of the bottom, which leads to {=}.`,
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
        `A rectangular medicine cabinet has a volume of ${plain(volume)} cubic inches. It is ${l} inches long and ${w} inches wide. How many inches tall is it?`,
        `A box with a volume of ${plain(volume)} cubic inches has a base that measures ${l} inches by ${w} inches. What is its height in inches?`,
      ]),
      unit: 'in',
      format: shortest(2),
      key: q(h),
      remember: 'Height = volume ÷ area of the base.',
      why: [
        `The area of the base is ${l} × ${w} = ${l * w} square inches.`,
        `The height is ${plain(volume)} ÷ ${l * w} = {=}.`,
      ],
      wrongs: [
        wrong(
          'confuses-area-perimeter',
          q(volume, l + w),
          `Divides by the sum of the two lengths, which leads to about {=}.`,
        ),
        wrong('leaves-out-a-part', q(volume, l), `Divides by the length only, which leads to {=}.`),
        wrong(
          'subtracts-instead-of-adds',
          volume - l * w,
          `Subtracts the area of the base, which leads to {=}.`,
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

/** The way a wheel rolls in some turns, typed. */
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
        `The figure shows the wheel of a wheelchair. How many inches does the wheelchair move when the wheel makes ${turns} full turns? Use 3.14 for π.`,
        `A nurse uses a measuring wheel with the size in the figure. How many inches does it roll in ${turns} full turns? Use 3.14 for π.`,
      ]),
      figure: circleFigure({ measure: 'radius', label: `${r} in` }),
      unit: 'in',
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
          `Multiplies π by the radius instead of the diameter, which leads to {=}.`,
        ),
        wrong(
          'confuses-area-perimeter',
          q(314, 100).mul(r * r * turns),
          `Uses the area of the circle, which leads to {=}.`,
        ),
        wrong('forgets-pi', 2 * r * turns, `Leaves π out, which leads to {=}.`),
      ],
    };
  },
  ({ stem, figure }) => {
    const r = Number(/radius (\d+)/.exec(figure?.alt ?? '')?.[1]);
    const turns = Number(/(\d+) full turns/.exec(stem)?.[1]);
    return tidy(6.28 * r * turns);
  },
);

/** A rectangle without a circle. */
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
        `A rectangular counter measures ${l} inches by ${w} inches. A round sink with a radius of ${r} inches is cut out of it. What is the area of the counter that is left? Use 3.14 for π.`,
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
          `Adds the circle instead of subtracting it, which leads to {=}.`,
        ),
        wrong(
          'does-not-square',
          whole.sub(q(314, 100).mul(r)),
          `Does not square the radius, which leads to {=}.`,
        ),
        wrong(
          'confuses-area-perimeter',
          whole.sub(q(628, 100).mul(r)),
          `Subtracts the circumference instead of the area, which leads to {=}.`,
        ),
        wrong(
          'radius-diameter',
          whole.sub(hole.mul(4)),
          `Uses the diameter as the radius, which leads to {=}.`,
        ),
        wrong(
          'forgets-half',
          whole.sub(hole.div(2)),
          `Subtracts only half of the circle, which leads to {=}.`,
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

/** The area of a trapezoid as a rectangle and a triangle. */
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
        'A garden at a rehabilitation center has the shape in the figure, a rectangle joined to a right triangle. What is the area of the garden?',
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
        `The triangle has the base ${bottom} − ${top} = ${part} and the area ${part} × ${height} ÷ 2 = ${plain(q(part * height, 2))}.`,
        `${top * height} + ${plain(q(part * height, 2))} = {=}.`,
      ],
      wrongs: [
        wrong(
          'composite-error',
          bottom * height,
          `Takes a rectangle over the full bottom side, which leads to {=}.`,
        ),
        wrong('composite-error', top * height, `{=} is the rectangle alone.`),
        wrong(
          'forgets-half',
          top * height + part * height,
          `Does not halve the triangle, which leads to {=}.`,
        ),
        wrong(
          'wrong-length',
          q((top + bottom) * side, 2),
          `Uses the slanted side ${side} as the height, which leads to {=}.`,
        ),
        wrong(
          'confuses-area-perimeter',
          top + bottom + height + side,
          `Adds the four sides, which leads to {=}.`,
        ),
        wrong(
          'forgets-half',
          (top + bottom) * height,
          `Multiplies the sum of the parallel sides by the height and does not halve, which leads to {=}.`,
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

/** The fence of a square from its area, typed. */
export const squareFence = supplyModel(
  { id: 'math.square-fence', objective: 'math.data.geometry', difficulty: 0.1, variants: 12 },
  (rng) => {
    const [s, gate] = [rng.int(5, 20), rng.int(2, 4)];
    return {
      stem: rng.pick([
        `A square playground at a children's hospital has an area of ${s * s} square feet. A fence goes around all four sides except for a gate that is ${gate} feet wide. How many feet of fence are needed?`,
        `A square garden has an area of ${s * s} square feet. It is enclosed by a fence with an opening ${gate} feet wide. How many feet long is the fence?`,
      ]),
      unit: 'ft',
      format: shortest(1),
      key: q(4 * s - gate),
      remember: 'The side of a square is the number that, times itself, gives the area.',
      why: [
        `${s} × ${s} = ${s * s}, so each side is ${s} feet long.`,
        `The perimeter is 4 × ${s} = ${4 * s} feet.`,
        `Without the opening it is ${4 * s} − ${gate} = {=}.`,
      ],
      wrongs: [
        wrong('stops-early', 4 * s, `Leaves the opening of ${gate} feet in, which leads to {=}.`),
        wrong(
          'does-not-square',
          s * s - gate,
          `Takes the area for the perimeter, which leads to {=}.`,
        ),
        wrong('forgets-half', 2 * s - gate, `Counts only two sides, which leads to {=}.`),
        wrong('adds-instead-of-subtracts', 4 * s + gate, `Adds the opening, which leads to {=}.`),
      ],
    };
  },
  ({ stem }) => {
    const [area = 0, gate = 0] = readNumbers(stem, 2);
    return 4 * Math.round(Math.sqrt(area)) - gate;
  },
);

/** What happens to area or volume when lengths are multiplied. */
export const scaledDimensions: ItemModel = {
  id: 'math.scaled-dimensions',
  objective: 'math.data.geometry',
  type: 'multiple-choice',
  difficulty: 0.7,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const k = rng.pick([2, 3, 4, 5]);
      const row = rng.pick([
        { text: 'The side length of a square bandage', what: 'area', power: 2 },
        { text: 'The radius of a circular dressing', what: 'area', power: 2 },
        { text: 'The edge length of a cube-shaped box', what: 'volume', power: 3 },
        { text: 'The side length of a square room', what: 'perimeter', power: 1 },
      ]);
      const word = ['', '', 'doubled', 'tripled', 'multiplied by 4', 'multiplied by 5'][k];
      const key = k ** row.power;
      const all = [...new Set([k, k * k, k ** 3, 2 * k, k + 2, 3 * k])].filter(
        (v) => v !== key && v > 1,
      );
      const others = rng.sample(all, 3);
      const text = (v: number) => `${v} times as large`;
      return {
        type: 'multiple-choice',
        stem: `${row.text} is ${word}. How does the new ${row.what} compare with the original ${row.what}?`,
        why: [
          row.power === 1
            ? `The perimeter is a sum of lengths, and each of them is multiplied by ${k}.`
            : `The ${row.what} uses ${row.power} lengths multiplied together, and each of them is multiplied by ${k}.`,
          row.power === 1
            ? `So the sum is multiplied by ${k} too.`
            : `So the ${row.what} is multiplied by ${Array(row.power).fill(k).join(' × ')} = ${key}.`,
        ],
        remember: 'Lengths times k: perimeter times k, area times k × k, volume times k × k × k.',
        key: {
          text: text(key),
          value: key,
          rationale:
            row.power === 1
              ? `Each length, and so their sum, is multiplied by ${k}.`
              : `${Array(row.power).fill(k).join(' × ')} = ${key}, so it is multiplied by ${key}.`,
        },
        distractors: others.map((v) => ({
          text: text(v),
          value: v,
          misconception:
            v === k || v === k * k || v === k ** 3
              ? 'does-not-square'
              : 'adds-instead-of-multiplies',
          rationale:
            v === k || v === k * k || v === k ** 3
              ? `${v} would be the factor of another measure.`
              : `${v} does not come from multiplying ${k} by itself.`,
        })),
      };
    }),
  solve: (draft) => {
    const k = ['doubled', 'tripled', 'by 4', 'by 5'].findIndex((w) => draft.stem.includes(w)) + 2;
    const size = (s: number) =>
      draft.stem.includes('perimeter') ? 4 * s : draft.stem.includes('volume') ? s * s * s : s * s;
    return size(7 * k) / size(7);
  },
};

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
        `Along the sides fit ${l * 12} ÷ ${tile} = ${plain(across)} and ${w * 12} ÷ ${tile} = ${plain(down)} tiles.`,
        `${plain(across)} × ${plain(down)} = {=}.`,
      ],
      wrongs: [
        wrong(
          'partial-conversion',
          q(l * w * 12, tile * tile),
          `Multiplies the square feet by 12 instead of 12 × 12, which leads to about {=}.`,
        ),
        wrong(
          'does-not-square',
          q(l * w * 12, tile),
          `Divides the area by one side of a tile, which leads to {=}.`,
        ),
        wrong(
          'confuses-area-perimeter',
          across.add(down).mul(2),
          `Counts the tiles along the edge, which leads to {=}.`,
        ),
        wrong(
          'skips-conversion',
          l * w,
          `Counts one tile for each square foot, which leads to {=}.`,
        ),
        wrong(
          'adds-instead-of-multiplies',
          across.add(down),
          `Adds the tiles along both sides, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          across.add(1).mul(down),
          `Counts one row of tiles too many, which leads to {=}.`,
        ),
        wrong('counts-twice', key.mul(2), `Counts every tile twice, which leads to {=}.`),
      ],
    };
  },
  ({ stem }) => {
    const [l = 0, w = 0, tile = 1] = readNumbers(stem, 3);
    return tidy((l * w * 144) / (tile * tile));
  },
);

/** The perimeter of a rectangle whose length is told by its width. */
export const relatedSides = choiceModel(
  { id: 'math.related-sides', objective: 'math.data.geometry', difficulty: 0.2 },
  (rng) => {
    const [w, more] = [rng.int(4, 24), rng.int(2, 12)];
    const times = rng.pick([1, 2, 3]);
    const l = times * w + more;
    const said =
      times === 1
        ? `${more} feet longer than it is wide`
        : `${more} feet longer than ${times === 2 ? 'twice' : 'three times'} its width`;
    return {
      stem: rng.pick([
        `A rectangular waiting room is ${said}. The width is ${w} feet. What is the perimeter of the room?`,
        `A rectangular parking area is ${said}. If its width is ${w} feet, how much fence is needed to go all the way around it?`,
      ]),
      format: decimal(0, 'feet'),
      key: q(2 * (l + w)),
      remember: 'Find both side lengths first; the perimeter has each of them twice.',
      why: [
        times === 1
          ? `The length is ${w} + ${more} = ${l} feet.`
          : `The length is ${times} × ${w} + ${more} = ${l} feet.`,
        `The perimeter is 2 × (${l} + ${w}) = {=}.`,
      ],
      wrongs: [
        wrong(
          'confuses-area-perimeter',
          l * w,
          `Multiplies length and width, which gives the number of the area, {=}.`,
        ),
        wrong('stops-early', l + w, `Adds one length and one width only, which leads to {=}.`),
        wrong(
          'swaps-quantities',
          2 * (w + more),
          `Adds ${more} and ${w} as if they were the sides, which leads to {=}.`,
        ),
        wrong('stops-early', l, `{=} is the length alone.`),
        wrong('counts-twice', 4 * l, `Takes four sides of the same length, which leads to {=}.`),
        wrong('leaves-out-a-part', 2 * l + w, `Counts the width only once, which leads to {=}.`),
        wrong(
          'counts-twice',
          2 * (l + w) + more,
          `Adds the ${more} feet once more, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [more = 0, w = 0] = readNumbers(stem, 2);
    const times = stem.includes('twice') ? 2 : stem.includes('three times') ? 3 : 1;
    const l = more + w * times;
    return l + w + l + w;
  },
);
