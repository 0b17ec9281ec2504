import type { ItemModel } from '../../kit/types.js';
import { box, disc, hotSpotModel } from '../support-hotspot.js';

/** One motor neuron. */
const neuron = hotSpotModel({
  id: 'science.neuron-spot',
  objective: 'science.anatomy.nervous',
  difficulty: 0,
  width: 420,
  height: 200,
  alt: 'Schematic nerve cell. At the left, branching processes meet a round body with a dark center. From the body a long fiber runs to the right; it is wrapped in segments with bare gaps between them and ends at the far right in several knobs.',
  shapes: [
    { draw: 'line', from: [62, 88], to: [20, 50] },
    { draw: 'line', from: [40, 68], to: [14, 74] },
    { draw: 'line', from: [60, 104], to: [12, 106] },
    { draw: 'line', from: [64, 118], to: [22, 158] },
    { draw: 'line', from: [42, 140], to: [14, 134] },
    { draw: 'circle', cx: 92, cy: 100, r: 32, tone: 'fill-4' },
    { draw: 'circle', cx: 92, cy: 100, r: 11, tone: 'fill' },
    { draw: 'line', from: [124, 100], to: [340, 100] },
    { draw: 'rect', x: 140, y: 88, width: 46, height: 24, radius: 10, tone: 'fill-2' },
    { draw: 'rect', x: 206, y: 88, width: 46, height: 24, radius: 10, tone: 'fill-2' },
    { draw: 'rect', x: 272, y: 88, width: 46, height: 24, radius: 10, tone: 'fill-2' },
    { draw: 'line', from: [340, 100], to: [378, 64] },
    { draw: 'line', from: [340, 100], to: [384, 100] },
    { draw: 'line', from: [340, 100], to: [378, 136] },
    { draw: 'circle', cx: 384, cy: 60, r: 7, tone: 'fill' },
    { draw: 'circle', cx: 390, cy: 100, r: 7, tone: 'fill' },
    { draw: 'circle', cx: 384, cy: 140, r: 7, tone: 'fill' },
  ],
  parts: [
    {
      place: 'Branching processes at the left',
      name: 'a dendrite',
      text: 'receives signals from other cells',
      shape: box(8, 44, 48, 120),
    },
    {
      place: 'Round body',
      name: 'the cell body',
      text: 'holds the nucleus and most organelles',
      shape: disc(92, 100, 32),
    },
    {
      place: 'Wrapped segment of the fiber',
      name: 'the myelin sheath',
      text: 'insulates the axon and speeds up impulses',
      shape: box(206, 84, 46, 32),
    },
    {
      place: 'Bare gap between two segments',
      name: 'a node of Ranvier',
      text: 'renews the impulse between insulated stretches',
      shape: box(254, 84, 16, 32),
    },
    {
      place: 'Knobs at the far right',
      name: 'an axon terminal',
      text: 'releases neurotransmitter',
      shape: box(366, 46, 36, 108),
    },
  ],
  questions: [
    ['Select the part of the neuron that receives most signals from other neurons.', 'a dendrite'],
    ['Select the part of the neuron that releases neurotransmitter.', 'an axon terminal'],
    [
      'Select a part where the action potential is renewed as it jumps along the fiber.',
      'a node of Ranvier',
    ],
    [
      'Select the part that is damaged in multiple sclerosis, so that impulses slow down.',
      'the myelin sheath',
    ],
  ],
});

/** Skin in section. */
const skin = hotSpotModel({
  id: 'science.skin-spot',
  objective: 'science.anatomy.integumentary',
  difficulty: 0.1,
  width: 360,
  height: 300,
  alt: 'Schematic section through skin with three layers: a thin one at the top, a thick one in the middle, and one with large round cells at the bottom. In the middle layer, a coiled tube on the right opens at the surface through a straight duct, and a small sac in the center opens into the shaft of a hair.',
  shapes: [
    { draw: 'rect', x: 20, y: 40, width: 320, height: 36, tone: 'fill-2' },
    { draw: 'rect', x: 20, y: 76, width: 320, height: 130, tone: 'fill-4' },
    { draw: 'rect', x: 20, y: 206, width: 320, height: 74 },
    { draw: 'circle', cx: 60, cy: 244, r: 22 },
    { draw: 'circle', cx: 116, cy: 244, r: 22 },
    { draw: 'circle', cx: 172, cy: 244, r: 22 },
    { draw: 'circle', cx: 228, cy: 244, r: 22 },
    { draw: 'circle', cx: 292, cy: 244, r: 22 },
    { draw: 'line', from: [186, 10], to: [170, 190] },
    { draw: 'line', from: [192, 40], to: [178, 194] },
    { draw: 'ellipse', cx: 204, cy: 112, rx: 16, ry: 12, tone: 'fill-3' },
    {
      draw: 'path',
      d: 'M290 40L290 150C270 150 270 170 290 168C312 166 312 184 290 182C272 180 276 194 292 192',
    },
  ],
  parts: [
    {
      place: 'Thin layer at the top',
      name: 'the epidermis',
      text: 'is stratified epithelium without blood vessels',
      shape: box(30, 44, 130, 28),
    },
    {
      place: 'Thick layer in the middle, at the left',
      name: 'the dermis',
      text: 'holds collagen, vessels and nerve endings',
      shape: box(30, 84, 120, 114),
    },
    {
      place: 'Layer of large round cells at the bottom',
      name: 'the hypodermis',
      text: 'stores fat and cushions the body',
      shape: box(30, 214, 300, 60),
    },
    {
      place: 'Coiled tube at the right',
      name: 'a sweat gland',
      text: 'secretes fluid that cools the skin',
      shape: box(268, 144, 46, 52),
    },
    {
      place: 'Small sac beside the hair',
      name: 'a sebaceous gland',
      text: 'secretes oil into the hair follicle',
      shape: disc(206, 112, 17),
    },
  ],
  questions: [
    ['Select the layer of skin that contains no blood vessels.', 'the epidermis'],
    ['Select the layer that is rich in collagen, blood vessels and nerve endings.', 'the dermis'],
    ['Select the gland whose product cools the body by evaporation.', 'a sweat gland'],
    ['Select the gland whose oily product softens hair and skin.', 'a sebaceous gland'],
    ['Select the layer that stores most of the fat.', 'the hypodermis'],
  ],
});

/** The brain from its left side. */
const brain = hotSpotModel({
  id: 'science.brain-spot',
  objective: 'science.anatomy.nervous',
  difficulty: 0.3,
  width: 380,
  height: 280,
  alt: 'Schematic brain seen from its left side, with the front of the head on the left of the picture. Four large regions make up the main part: one at the front, one at the top behind it, one at the back, and one low at the side. A smaller striped part lies below at the back, next to a stalk that runs down.',
  shapes: [
    {
      draw: 'path',
      d: 'M60 150C40 80 100 30 176 30L168 128C130 150 90 168 60 150Z',
      tone: 'fill-4',
    },
    { draw: 'path', d: 'M176 30C230 30 272 50 290 84L250 136L168 128Z', tone: 'fill-2' },
    { draw: 'path', d: 'M290 84C324 110 326 150 304 178L250 136Z', tone: 'fill-3' },
    {
      draw: 'path',
      d: 'M168 128L250 136L296 178C230 196 150 206 110 178C104 160 130 148 168 128Z',
    },
    { draw: 'ellipse', cx: 268, cy: 212, rx: 42, ry: 24, tone: 'fill-5' },
    { draw: 'line', from: [236, 206], to: [300, 206] },
    { draw: 'line', from: [234, 216], to: [302, 216] },
    { draw: 'line', from: [200, 200], to: [214, 266] },
    { draw: 'line', from: [222, 200], to: [234, 266] },
    { draw: 'label', x: 24, y: 270, text: 'Front', anchor: 'start', size: 12 },
  ],
  parts: [
    {
      place: 'Region at the front',
      name: 'the frontal lobe',
      text: 'plans behavior and starts voluntary movement',
      shape: {
        kind: 'polygon',
        points: [
          [70, 140],
          [66, 100],
          [100, 58],
          [160, 40],
          [154, 122],
          [110, 142],
        ],
      },
    },
    {
      place: 'Region at the top',
      name: 'the parietal lobe',
      text: 'receives touch and other body sensations',
      shape: {
        kind: 'polygon',
        points: [
          [184, 44],
          [236, 50],
          [274, 84],
          [246, 122],
          [182, 116],
        ],
      },
    },
    {
      place: 'Region at the back',
      name: 'the occipital lobe',
      text: 'interprets what the eyes see',
      shape: {
        kind: 'polygon',
        points: [
          [288, 98],
          [310, 126],
          [306, 158],
          [264, 132],
        ],
      },
    },
    {
      place: 'Low region at the side',
      name: 'the temporal lobe',
      text: 'receives and interprets sounds',
      shape: {
        kind: 'polygon',
        points: [
          [166, 140],
          [242, 146],
          [274, 174],
          [180, 188],
          [126, 174],
        ],
      },
    },
    {
      place: 'Striped part below at the back',
      name: 'the cerebellum',
      text: 'coordinates movement and balance',
      shape: box(236, 196, 66, 34),
    },
  ],
  questions: [
    [
      'Select the region in which a stroke would most directly disturb vision.',
      'the occipital lobe',
    ],
    ['Select the region that contains the primary motor cortex.', 'the frontal lobe'],
    ['Select the region in which sounds are first interpreted.', 'the temporal lobe'],
    [
      'Select the part whose injury leads to unsteady, poorly coordinated movement.',
      'the cerebellum',
    ],
    ['Select the region that contains the primary cortex for touch.', 'the parietal lobe'],
  ],
});

/** Hot-spot models of tissues and nerve structures. */
export const TISSUE_SPOT_MODELS: readonly ItemModel[] = [neuron, skin, brain];
