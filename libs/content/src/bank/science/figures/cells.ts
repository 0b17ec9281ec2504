import type { DiagramShape } from '../../kit/index.js';
import type { ItemModel } from '../../kit/types.js';
import { cell as animalCell } from '../../plates/index.js';
import { box, hotSpotModel } from '../support-hotspot.js';
import { type PartFacts, plateLetters, plateRoles, plateSpots } from '../support-plates.js';

const objective = 'science.biology.cells';

const CELL: PartFacts = {
  nucleus: {
    does: 'holds the chromosomes',
    why: 'DNA is copied and read here, behind a double envelope. Pores in the envelope let messenger RNA out to the ribosomes.',
    remember: 'Nucleus: DNA is stored and read.',
  },
  nucleolus: {
    does: 'assembles the parts of ribosomes',
    why: 'This dark spot has no membrane of its own. Ribosomal RNA is made here and joined with proteins, and the halves of ribosomes leave through pores.',
    remember: 'Nucleolus: ribosome parts.',
  },
  'rough-er': {
    does: 'folds proteins that its ribosomes make for export',
    why: 'The dots on its sheets are ribosomes. The proteins that they make slip into the space between the sheets, where they are folded and sent on in vesicles.',
    remember: 'Rough = ribosomes = proteins.',
  },
  'smooth-er': {
    does: 'makes lipids and breaks down many drugs',
    why: 'Without ribosomes, this net of tubes makes no proteins. Its enzymes build fats and steroids and, in the liver, disarm alcohol and drugs.',
    remember: 'Smooth ER: lipids and detox.',
  },
  golgi: {
    does: 'sorts and packages products',
    why: 'Vesicles bring proteins to one side of the stack. They are changed, sorted and sent off from the other side to the membrane or to other organelles.',
    remember: 'Golgi: the post office of the cell.',
  },
  mitochondrion: {
    does: 'makes most of the ATP',
    why: 'Folds of the inner membrane give room for the enzymes of aerobic respiration. Cells that work hard, such as muscle cells, have many of these organelles.',
    remember: 'Mitochondria: ATP from oxygen and food.',
  },
  lysosome: {
    does: 'digests worn-out parts with enzymes',
    why: 'Acid inside this sac keeps its enzymes active. Its membrane protects the rest of the cell from being digested as well.',
    remember: 'Lysosome: digestion inside the cell.',
  },
  'centriole-pair': {
    does: 'organizes the spindle when the cell divides',
    why: 'Each of the two barrels is built of microtubules. Before division they double and move apart, and the spindle grows between them.',
    remember: 'Centrioles: spindle of animal cells.',
  },
  'cell-membrane': {
    does: 'controls what enters and leaves the cell',
    why: 'A double layer of phospholipids lets small nonpolar molecules through and holds back ions. Proteins in it work as gates and pumps.',
    remember: 'Membrane: selectively permeable.',
  },
};

const spec = { objective, plate: animalCell, facts: CELL };

const cell = plateSpots({
  ...spec,
  id: 'science.cell-spot',
  difficulty: -0.2,
  choices: ['nucleus', 'rough-er', 'mitochondrion', 'golgi', 'lysosome'],
  questions: [
    ['Select the organelle that makes most of the ATP of the cell.', 'mitochondrion'],
    ['Select the organelle that sorts, packages and ships proteins.', 'golgi'],
    ['Select the structure in which messenger RNA is transcribed from DNA.', 'nucleus'],
    ['Select the structure on which proteins for export are made and folded.', 'rough-er'],
    ['Select the organelle that digests worn-out cell parts.', 'lysosome'],
  ],
});

const cellDetail = plateSpots({
  ...spec,
  id: 'science.cell-detail-spot',
  difficulty: 0.3,
  choices: ['nucleolus', 'smooth-er', 'centriole-pair', 'cell-membrane', 'mitochondrion'],
  questions: [
    ['Select the structure that lets only some molecules into the cell.', 'cell-membrane'],
    [
      'Liver cells that must break down alcohol have much of one organelle. Select it.',
      'smooth-er',
    ],
    ['Select the structure in which the parts of ribosomes are put together.', 'nucleolus'],
    ['Select the structure from which the spindle of mitosis grows.', 'centriole-pair'],
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
export const CELL_SPOT_MODELS: readonly ItemModel[] = [
  cell,
  mitosis,
  cellDetail,
  plateLetters({ ...spec, id: 'science.cell-letters', difficulty: 0 }),
  plateRoles({ ...spec, id: 'science.cell-labeled-roles', difficulty: 0.2 }),
];
