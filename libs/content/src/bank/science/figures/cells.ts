import type { DiagramShape } from '../../kit/index.js';
import type { ItemModel } from '../../kit/types.js';
import { box, disc, hotSpotModel } from '../support-hotspot.js';

/** One animal cell. */
const cell = hotSpotModel({
  id: 'science.cell-spot',
  objective: 'science.biology.cells',
  difficulty: -0.2,
  width: 380,
  height: 280,
  alt: 'Schematic animal cell. A large ball with a dark spot lies left of the center. Close to its right side are folded sheets studded with dots. At the upper right is a bean-shaped body with inner folds. At the lower right is a stack of curved sacs with small bubbles beside it. At the lower left is a small ball filled with dots.',
  shapes: [
    { draw: 'ellipse', cx: 190, cy: 140, rx: 176, ry: 126, tone: 'fill-4' },
    { draw: 'circle', cx: 126, cy: 124, r: 46, tone: 'fill-3' },
    { draw: 'circle', cx: 136, cy: 116, r: 11, tone: 'fill' },
    { draw: 'path', d: 'M184 86C196 96 176 108 188 120C200 132 178 144 188 158' },
    { draw: 'path', d: 'M200 82C212 94 192 108 204 120C216 134 194 146 204 162' },
    { draw: 'path', d: 'M216 84C226 96 208 108 218 120C230 134 208 146 218 160' },
    ...[92, 106, 120, 134, 148].flatMap((cy): DiagramShape[] => [
      { draw: 'circle', cx: 194, cy, r: 2, tone: 'fill' },
      { draw: 'circle', cx: 210, cy: cy + 4, r: 2, tone: 'fill' },
    ]),
    { draw: 'ellipse', cx: 286, cy: 92, rx: 42, ry: 22, tone: 'fill-2' },
    {
      draw: 'path',
      d: 'M250 92C256 76 262 108 270 84C276 72 280 112 288 82C294 72 298 110 306 86C312 78 316 102 322 92',
    },
    { draw: 'path', d: 'M236 186C262 176 288 176 312 186' },
    { draw: 'path', d: 'M240 196C264 186 286 186 308 196' },
    { draw: 'path', d: 'M244 206C266 196 284 196 304 206' },
    { draw: 'path', d: 'M250 216C268 208 282 208 298 216' },
    { draw: 'circle', cx: 318, cy: 198, r: 5 },
    { draw: 'circle', cx: 312, cy: 212, r: 4 },
    { draw: 'circle', cx: 132, cy: 214, r: 20 },
    ...[
      [126, 208],
      [138, 208],
      [132, 216],
      [124, 220],
      [140, 220],
    ].map(([cx = 0, cy = 0]): DiagramShape => ({ draw: 'circle', cx, cy, r: 2, tone: 'fill' })),
  ],
  parts: [
    {
      place: 'Large ball with a dark spot',
      name: 'the nucleus',
      text: 'holds the chromosomes',
      shape: disc(126, 124, 46),
    },
    {
      place: 'Folded sheets studded with dots',
      name: 'the rough endoplasmic reticulum',
      text: 'folds proteins that its ribosomes make',
      shape: box(178, 80, 48, 84),
    },
    {
      place: 'Bean-shaped body with inner folds',
      name: 'a mitochondrion',
      text: 'makes most of the ATP',
      shape: box(244, 70, 84, 44),
    },
    {
      place: 'Stack of curved sacs',
      name: 'the Golgi apparatus',
      text: 'sorts and packages products',
      shape: box(234, 176, 92, 44),
    },
    {
      place: 'Small ball filled with dots',
      name: 'a lysosome',
      text: 'digests worn-out parts with enzymes',
      shape: disc(132, 214, 20),
    },
  ],
  questions: [
    ['Select the organelle that makes most of the ATP of the cell.', 'a mitochondrion'],
    ['Select the organelle that sorts, packages and ships proteins.', 'the Golgi apparatus'],
    ['Select the structure in which messenger RNA is transcribed from DNA.', 'the nucleus'],
    [
      'Select the structure on which proteins for export are made and folded.',
      'the rough endoplasmic reticulum',
    ],
    ['Select the organelle that digests worn-out cell parts.', 'a lysosome'],
  ],
});

const outline = (cx: number): DiagramShape => ({
  draw: 'ellipse',
  cx,
  cy: 80,
  rx: 44,
  ry: 60,
  tone: 'fill-4',
});
const rod = (x: number, y: number): DiagramShape => ({
  draw: 'line',
  from: [x, y - 8],
  to: [x, y + 8],
});
const cross = (x: number, y: number): DiagramShape[] => [
  { draw: 'line', from: [x - 6, y - 9], to: [x + 6, y + 9] },
  { draw: 'line', from: [x + 6, y - 9], to: [x - 6, y + 9] },
];
const chevron = (x: number, y: number, way: 1 | -1): DiagramShape => ({
  draw: 'polyline',
  points: [
    [x - 7, y + 8 * way],
    [x, y],
    [x + 7, y + 8 * way],
  ],
});

/** Four cells, each in one stage of mitosis. */
const mitosis = hotSpotModel({
  id: 'science.mitosis-spot',
  objective: 'science.biology.cells',
  difficulty: 0,
  width: 420,
  height: 170,
  alt: 'Four dividing cells side by side. In the first, short rods lie within two separate rings, one at each end, and the cell narrows in the middle. In the second, X-shaped chromosomes stand in one row across the middle. In the third, V-shaped halves of chromosomes move toward the top and the bottom. In the fourth, X-shaped chromosomes lie scattered within one ring.',
  shapes: [
    {
      draw: 'path',
      d: 'M22 50C22 10 98 10 98 50C98 70 84 72 84 80C84 88 98 90 98 110C98 150 22 150 22 110C22 90 36 88 36 80C36 72 22 70 22 50Z',
      tone: 'fill-4',
    },
    { draw: 'circle', cx: 60, cy: 44, r: 20 },
    { draw: 'circle', cx: 60, cy: 116, r: 20 },
    rod(52, 44),
    rod(60, 44),
    rod(68, 44),
    rod(52, 116),
    rod(60, 116),
    rod(68, 116),
    outline(160),
    ...cross(134, 80),
    ...cross(152, 80),
    ...cross(170, 80),
    ...cross(188, 80),
    { draw: 'dashed', from: [160, 24], to: [134, 70] },
    { draw: 'dashed', from: [160, 24], to: [188, 70] },
    { draw: 'dashed', from: [160, 136], to: [134, 90] },
    { draw: 'dashed', from: [160, 136], to: [188, 90] },
    outline(260),
    chevron(242, 44, 1),
    chevron(260, 40, 1),
    chevron(278, 44, 1),
    chevron(242, 116, -1),
    chevron(260, 120, -1),
    chevron(278, 116, -1),
    outline(360),
    { draw: 'circle', cx: 360, cy: 80, r: 32 },
    ...cross(348, 66),
    ...cross(372, 70),
    ...cross(350, 94),
    ...cross(374, 96),
  ],
  parts: [
    {
      place: 'First cell from the left',
      name: 'telophase',
      text: 'shows two nuclei forming',
      shape: box(18, 14, 84, 132),
    },
    {
      place: 'Second cell from the left',
      name: 'metaphase',
      text: 'shows chromosomes lined up at the equator',
      shape: box(118, 18, 84, 124),
    },
    {
      place: 'Third cell from the left',
      name: 'anaphase',
      text: 'shows sister chromatids moving to opposite poles',
      shape: box(218, 18, 84, 124),
    },
    {
      place: 'Fourth cell from the left',
      name: 'prophase',
      text: 'shows condensed chromosomes that are not yet lined up',
      shape: box(318, 18, 84, 124),
    },
  ],
  questions: [
    ['Select the cell that is in metaphase.', 'metaphase'],
    ['Select the cell that is in anaphase.', 'anaphase'],
    ['Select the cell that is in prophase.', 'prophase'],
    ['Select the cell in which cytokinesis is likely to be completed next.', 'telophase'],
  ],
});

/** Hot-spot models of cells. */
export const CELL_SPOT_MODELS: readonly ItemModel[] = [cell, mitosis];
