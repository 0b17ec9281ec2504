import type { ItemModel } from '../kit/types.js';
import { decimal, money, shortest } from './formats.js';
import { choiceModel, q, readNumbers, redraw, supplyModel, wrong } from './support.js';

const _$ = money;

/** The length of fence around a square, from its area, typed. */
export const squareFence = supplyModel(
  { id: 'math.square-fence', objective: 'math.data.geometry', difficulty: 0.1, variants: 12 },
  (rng) => {
    const [s, gate] = [rng.int(5, 20), rng.int(2, 4)];
    return {
      stem: rng.pick([
        `A square vegetable garden at a children's hospital has an area of ${s * s} square feet. A fence goes around all four sides except for a gate that is ${gate} feet wide. How many feet of fence are needed?`,
        `A square flower bed has an area of ${s * s} square feet. It is enclosed by a fence with an opening ${gate} feet wide. How many feet long is the fence?`,
      ]),
      unit: 'feet',
      format: shortest(1),
      key: q(4 * s - gate),
      remember: 'The side of a square is the number that, times itself, gives the area.',
      why: [
        `${s} × ${s} = ${s * s}, so each side is ${s} feet long.`,
        `The perimeter is 4 × ${s} = ${4 * s} feet.`,
        `Without the ${gate}-foot gap, it is ${4 * s} − ${gate} = {=}.`,
      ],
      wrongs: [
        wrong(
          'stops-early',
          4 * s,
          `This doesn't subtract the ${gate}-foot gap in the fence, which leads to {=}.`,
        ),
        wrong(
          'confuses-area-perimeter',
          s * s - gate,
          `This takes the area for the perimeter, which leads to {=}.`,
        ),
        wrong('leaves-out-a-part', 2 * s - gate, `This counts only two sides, which leads to {=}.`),
        wrong('adds-instead-of-subtracts', 4 * s + gate, `This adds the gap, which leads to {=}.`),
      ],
    };
  },
  ({ stem }) => {
    const [area = 0, gate = 0] = readNumbers(stem, 2);
    return 4 * Math.round(Math.sqrt(area)) - gate;
  },
);

/** The error behind a wrong factor `v` when every length is multiplied by `k`. */
function wrongFactor(v: number, k: number, what: string): string {
  if (v === k) return `${k} is the factor for each length, not for the ${what}.`;
  if (v === k * k) return `${k} × ${k} = ${v} is the factor for an area, not for this ${what}.`;
  if (v === k ** 3)
    return `${k} × ${k} × ${k} = ${v} is the factor for a volume, not for this ${what}.`;
  const sum = v === 2 * k ? `${k} + ${k}` : v === 3 * k ? `${k} + ${k} + ${k}` : `${k} + 2`;
  return `${v} is ${sum}, but the factor for the ${what} doesn't come from adding.`;
}

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
              : `${Array(row.power).fill(k).join(' × ')} = ${key}, so the ${row.what} is multiplied by ${key}.`,
        },
        distractors: others.map((v) => ({
          text: text(v),
          value: v,
          misconception:
            v === k || v === k * k || v === k ** 3
              ? 'does-not-square'
              : 'adds-instead-of-multiplies',
          rationale: wrongFactor(v, k, row.what),
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

/** The perimeter of a rectangle whose length is given in terms of its width. */
export const relatedSides = choiceModel(
  { id: 'math.related-sides', objective: 'math.data.geometry', difficulty: 0.2 },
  (rng) => {
    const [w, more] = [rng.int(4, 24), rng.int(2, 12)];
    const times = rng.pick([1, 2, 3]);
    const l = times * w + more;
    const said =
      times === 1
        ? `${more} feet more than its width`
        : `${more} feet more than ${times === 2 ? 'twice' : 'three times'} its width`;
    return {
      stem: rng.pick([
        `The length of a rectangular waiting room is ${said}. The width is ${w} feet. What is the perimeter of the room?`,
        `The length of a rectangular parking lot is ${said}. If the lot is ${w} feet wide, how much fence is needed to go all the way around it?`,
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
          `This multiplies length and width, which finds the area and not the perimeter and leads to {=}.`,
        ),
        wrong('stops-early', l + w, `This adds one length and one width only, which leads to {=}.`),
        wrong(
          'misreads-number',
          2 * (w + more),
          `This adds ${more} and ${w} as if they were the sides, which leads to {=}.`,
        ),
        wrong('stops-early', l, `{=} is the length alone.`),
        wrong(
          'formula-of-another-shape',
          4 * l,
          `This takes all four sides as ${l} feet, as in a square, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          2 * l + w,
          `This counts the width only once, which leads to {=}.`,
        ),
        wrong(
          'counts-twice',
          2 * (l + w) + more,
          `This adds the ${more} feet once more, which leads to {=}.`,
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
