import { lShapeFigure } from '../kit/figures/index.js';
import type { Rng } from '../kit/rng.js';
import type { ItemModel } from '../kit/types.js';
import { decimal } from './formats.js';
import { numericChoice, numericSupply, q, redraw, wrong } from './support.js';

/** The sides of an L: a rectangle without its upper right corner. */
function drawL(rng: Rng) {
  const [width, height] = [rng.int(7, 16), rng.int(6, 12)];
  const [cutWidth, cutHeight] = [rng.int(2, width - 3), rng.int(2, height - 3)];
  return { width, height, cutWidth, cutHeight };
}

/** The lengths of a figure's text alternative in order, undefined where a side has no label. */
const sidesOf = (alt: string): (number | undefined)[] =>
  (/figure: (.*?)\./.exec(alt)?.[1] ?? '')
    .split(', ')
    .map((side) => (side.startsWith('not') ? undefined : Number.parseFloat(side)));

/** The area of an L-shaped room. */
export const lShapeArea: ItemModel = {
  id: 'math.l-shape-area',
  family: 'math.l-shapes',
  objective: 'math.data.geometry',
  type: 'multiple-choice',
  difficulty: 0.3,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const { width, height, cutWidth, cutHeight } = drawL(rng);
      const full = width * height;
      const cut = cutWidth * cutHeight;
      const m = (n: number) => `${n} m`;
      if (width === height || cutWidth === cutHeight) return undefined;
      return numericChoice(rng, {
        stem: rng.pick([
          'The figure shows the floor of a waiting area. What is its area?',
          'New flooring is ordered for the treatment area in the figure. How much area does the flooring cover?',
        ]),
        figure: lShapeFigure({
          width,
          height,
          cutWidth,
          cutHeight,
          labels: ['', m(cutHeight), m(cutWidth), '', m(width), m(height)],
        }),
        format: decimal(0, 'square meters'),
        key: q(full - cut),
        remember: 'Area of a composite figure: add its rectangles, or subtract the missing one.',
        why: [
          `The full rectangle is ${width} × ${height} = ${full} and the missing corner is ${cutWidth} × ${cutHeight} = ${cut}.`,
          `${full} − ${cut} = {=}.`,
        ],
        wrongs: [
          wrong(
            'composite-error',
            full,
            `This takes the full rectangle, ${width} × ${height}, which leads to {=}.`,
          ),
          wrong(
            'composite-error',
            full + cut,
            `This adds the missing corner instead of taking it off, which leads to {=}.`,
          ),
          wrong(
            'confuses-area-perimeter',
            2 * (width + height),
            `{=} comes from the perimeter, the sum of the sides, and not from the area.`,
          ),
          wrong('composite-error', cut, `{=} is the missing corner alone.`),
          wrong(
            'composite-error',
            full - cutWidth * height,
            `This takes a strip over the full height away, ${cutWidth} × ${height}, which leads to {=}.`,
          ),
          wrong(
            'composite-error',
            full - cutHeight * width,
            `This takes a strip over the full width away, ${cutHeight} × ${width}, which leads to {=}.`,
          ),
          wrong(
            'composite-error',
            full - cutWidth - cutHeight,
            `This takes the two short sides away instead of their product, which leads to {=}.`,
          ),
          wrong(
            'composite-error',
            full - cut + (width - cutWidth) * (height - cutHeight),
            `This adds two overlapping rectangles and counts the overlap twice, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ figure }) => {
    const [, down = 0, across = 0, , bottom = 0, left = 0] = sidesOf(figure?.alt ?? '');
    // Cut into two rectangles side by side.
    return (bottom - across) * left + across * (left - down);
  },
};

/** The perimeter of an L with two sides to be worked out, typed. */
export const lShapePerimeter: ItemModel = {
  id: 'math.l-shape-perimeter',
  family: 'math.l-shapes',
  objective: 'math.data.geometry',
  type: 'supply',
  difficulty: 0.2,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const { width, height, cutWidth, cutHeight } = drawL(rng);
      const [top, right] = [width - cutWidth, height - cutHeight];
      const ft = (n: number) => `${n} ft`;
      const labelled = top + cutHeight + cutWidth + height;
      if (top === cutWidth || right === cutHeight) return undefined;
      return numericSupply({
        stem: rng.pick([
          'A handrail runs around the whole edge of the area in the figure. How many feet long is it?',
          'Baseboard will be installed along every wall of the room in the figure. How many feet are needed?',
        ]),
        figure: lShapeFigure({
          width,
          height,
          cutWidth,
          cutHeight,
          labels: [ft(top), ft(cutHeight), ft(cutWidth), '', '', ft(height)],
        }),
        unit: 'feet',
        format: decimal(0, 'ft'),
        key: q(2 * (width + height)),
        remember: 'Find the missing sides first; a perimeter needs every side.',
        why: [
          `The sides without a label are ${top} + ${cutWidth} = ${width} and ${height} − ${cutHeight} = ${right}.`,
          `All six sides: ${top} + ${cutHeight} + ${cutWidth} + ${right} + ${width} + ${height} = {=}.`,
        ],
        wrongs: [
          wrong(
            'composite-error',
            labelled,
            `This adds only the four sides with a label, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            2 * (width + height) - right,
            `This leaves out the short side on the right, which leads to {=}.`,
          ),
          wrong(
            'confuses-area-perimeter',
            width * height - cutWidth * cutHeight,
            `{=} comes from the area of the figure, not its edge.`,
          ),
        ],
      });
    }),
  solve: ({ figure }) => {
    const [top = 0, down = 0, across = 0, , , left = 0] = sidesOf(figure?.alt ?? '');
    // Walks around: as far right as left, and as far down as up.
    const right = top + across;
    return right + down + (left - down) + right + left;
  },
};
