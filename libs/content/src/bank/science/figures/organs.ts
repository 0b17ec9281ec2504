import type { ItemModel } from '../../kit/types.js';
import { box, disc, hotSpotModel } from '../support-hotspot.js';

/** Four chambers, seen from the front. */
const heart = hotSpotModel({
  id: 'science.heart-spot',
  objective: 'science.anatomy.cardiovascular',
  difficulty: -0.2,
  width: 320,
  height: 300,
  alt: "Schematic heart seen from the front, so that the patient's right side is on the left of the picture. Two smaller chambers lie above and two larger ones below, with a wall down the middle. The lower chamber on the right of the picture has the thickest wall. A large vessel arches over the top from the middle.",
  shapes: [
    {
      draw: 'path',
      d: 'M55 110C55 50 120 45 160 70C200 45 265 50 265 110C265 190 210 250 170 285C110 250 55 190 55 110Z',
      tone: 'fill-4',
    },
    { draw: 'rect', x: 72, y: 82, width: 76, height: 62, radius: 14, tone: 'fill-2' },
    { draw: 'rect', x: 172, y: 82, width: 76, height: 62, radius: 14, tone: 'none' },
    { draw: 'rect', x: 92, y: 156, width: 58, height: 72, radius: 18, tone: 'fill-2' },
    { draw: 'rect', x: 174, y: 160, width: 44, height: 70, radius: 18, tone: 'none' },
    { draw: 'line', from: [160, 70], to: [160, 260] },
    { draw: 'path', d: 'M150 68C150 10 230 10 230 62' },
    { draw: 'path', d: 'M164 68C166 32 214 32 216 58' },
    { draw: 'label', x: 40, y: 290, text: "Patient's right", anchor: 'start', size: 11 },
    { draw: 'label', x: 300, y: 290, text: "Patient's left", anchor: 'end', size: 11 },
  ],
  parts: [
    {
      place: 'Upper chamber on the left of the picture',
      name: 'the right atrium',
      text: 'receives oxygen-poor blood from the body',
      shape: box(76, 86, 68, 54),
    },
    {
      place: 'Upper chamber on the right of the picture',
      name: 'the left atrium',
      text: 'receives oxygen-rich blood from the lungs',
      shape: box(176, 86, 68, 54),
    },
    {
      place: 'Lower chamber on the left of the picture',
      name: 'the right ventricle',
      text: 'pumps oxygen-poor blood to the lungs',
      shape: box(96, 162, 50, 60),
    },
    {
      place: 'Lower chamber on the right of the picture',
      name: 'the left ventricle',
      text: 'pumps oxygen-rich blood to the body',
      shape: box(176, 166, 40, 58),
    },
    {
      place: 'Arched vessel above the chambers',
      name: 'the aorta',
      text: 'takes oxygen-rich blood away from the heart',
      shape: box(170, 20, 44, 14),
    },
  ],
  questions: [
    [
      'Select the chamber that receives oxygen-poor blood from the venae cavae.',
      'the right atrium',
    ],
    ['Select the chamber that receives blood from the pulmonary veins.', 'the left atrium'],
    ['Select the chamber that pumps blood into the pulmonary trunk.', 'the right ventricle'],
    [
      'Select the chamber that must create the highest pressure when it contracts.',
      'the left ventricle',
    ],
  ],
});

/** Airway and lungs. */
const lungs = hotSpotModel({
  id: 'science.airway-spot',
  objective: 'science.anatomy.respiratory',
  difficulty: -0.5,
  width: 320,
  height: 320,
  alt: 'Schematic airway seen from the front. From top to bottom: a wide chamber in the head, a tube with rings in the neck, two short branches of it, a large spongy organ on each side of the chest, and a dome-shaped sheet across the bottom.',
  shapes: [
    { draw: 'ellipse', cx: 160, cy: 36, rx: 40, ry: 22, tone: 'fill-4' },
    { draw: 'line', from: [150, 58], to: [150, 140] },
    { draw: 'line', from: [170, 58], to: [170, 140] },
    { draw: 'line', from: [150, 78], to: [170, 78] },
    { draw: 'line', from: [150, 92], to: [170, 92] },
    { draw: 'line', from: [150, 106], to: [170, 106] },
    { draw: 'line', from: [150, 120], to: [170, 120] },
    {
      draw: 'path',
      d: 'M130 120C70 120 50 190 52 262C80 250 110 246 134 254C140 210 140 150 130 120Z',
      tone: 'fill-3',
    },
    {
      draw: 'path',
      d: 'M190 120C250 120 270 190 268 262C240 250 210 246 186 254C180 210 180 150 190 120Z',
      tone: 'fill-3',
    },
    { draw: 'line', from: [150, 140], to: [118, 166] },
    { draw: 'line', from: [160, 150], to: [124, 178] },
    { draw: 'line', from: [170, 140], to: [202, 166] },
    { draw: 'line', from: [160, 150], to: [196, 178] },
    { draw: 'path', d: 'M40 296C100 262 220 262 280 296' },
    { draw: 'path', d: 'M40 304C100 270 220 270 280 304' },
  ],
  parts: [
    {
      place: 'Chamber at the top',
      name: 'the nasal cavity',
      text: 'warms and filters air',
      shape: box(125, 22, 70, 28),
    },
    {
      place: 'Vertical tube with rings',
      name: 'the trachea',
      text: 'leads air from the larynx into the chest',
      shape: box(148, 74, 24, 52),
    },
    {
      place: 'Short slanting branch',
      name: 'a primary bronchus',
      text: 'leads air into one lung',
      shape: {
        kind: 'polygon',
        points: [
          [174, 142],
          [204, 166],
          [196, 178],
          [166, 154],
        ],
      },
    },
    {
      place: 'Large organ at the side',
      name: 'a lung',
      text: 'holds the alveoli where gases are exchanged',
      shape: box(66, 190, 60, 50),
    },
    {
      place: 'Sheet across the bottom',
      name: 'the diaphragm',
      text: 'contracts and flattens in inhalation',
      shape: box(110, 268, 100, 14),
    },
  ],
  questions: [
    [
      'Select the structure that is mainly responsible for enlarging the chest in quiet breathing.',
      'the diaphragm',
    ],
    ['Select the structure that contains the alveoli.', 'a lung'],
    ['Select the structure in which inhaled air is first warmed and filtered.', 'the nasal cavity'],
    ['Select the trachea.', 'the trachea'],
  ],
});

/** Digestive organs of the trunk. */
const digestive = hotSpotModel({
  id: 'science.digestive-spot',
  objective: 'science.anatomy.digestive',
  difficulty: -0.5,
  width: 320,
  height: 340,
  alt: "Schematic digestive organs seen from the front, with the patient's right side on the left of the picture. A narrow tube runs down from the top to a rounded sac on the right. A large wedge lies at the upper left. Below, a coiled tube fills the middle, and a wider tube frames it on the left, above and on the right.",
  shapes: [
    { draw: 'line', from: [166, 14], to: [166, 96] },
    { draw: 'line', from: [180, 14], to: [180, 92] },
    {
      draw: 'path',
      d: 'M166 96C160 150 190 172 214 156C252 140 246 92 214 88C198 86 188 90 180 92',
      tone: 'fill-3',
    },
    {
      draw: 'path',
      d: 'M62 96C100 76 140 84 156 98C150 128 110 150 66 152C58 132 56 112 62 96Z',
      tone: 'fill-2',
    },
    {
      draw: 'path',
      d: 'M84 312L84 194L236 194L236 312L212 312L212 218L108 218L108 312Z',
      tone: 'fill-4',
    },
    { draw: 'dashed', from: [186, 150], to: [140, 232] },
    {
      draw: 'path',
      d: 'M122 234C150 226 170 242 198 234C202 250 170 252 122 256C118 272 170 266 198 276C200 294 150 286 124 298',
    },
  ],
  parts: [
    {
      place: 'Narrow tube at the top',
      name: 'the esophagus',
      text: 'carries food to the stomach by peristalsis',
      shape: box(164, 20, 18, 64),
    },
    {
      place: 'Rounded sac at the upper right',
      name: 'the stomach',
      text: 'mixes food with acid and pepsin',
      shape: box(184, 102, 50, 46),
    },
    {
      place: 'Large wedge at the upper left',
      name: 'the liver',
      text: 'makes bile and receives portal blood',
      shape: box(68, 98, 72, 40),
    },
    {
      place: 'Coiled tube in the middle',
      name: 'the small intestine',
      text: 'absorbs most nutrients',
      shape: box(116, 226, 90, 76),
    },
    {
      place: 'Wide tube at the left of the frame',
      name: 'the large intestine',
      text: 'absorbs water and forms feces',
      shape: box(86, 224, 20, 84),
    },
  ],
  questions: [
    ['Select the organ in which most nutrients are absorbed.', 'the small intestine'],
    ['Select the organ that produces bile.', 'the liver'],
    ['Select the organ in which pepsin begins the digestion of proteins.', 'the stomach'],
    [
      'Select the organ that absorbs much of the remaining water and holds bacteria that make vitamin K.',
      'the large intestine',
    ],
  ],
});

/** One nephron. */
const nephron = hotSpotModel({
  id: 'science.nephron-spot',
  objective: 'science.anatomy.urinary',
  difficulty: 0.5,
  width: 340,
  height: 320,
  alt: 'Schematic nephron. At the upper left, a tuft of vessels sits in a cup. A winding tube leaves the cup, runs down in a long narrow bend to the lower part of the picture and up again, winds once more at the upper right, and joins a straight wide tube at the far right that runs down.',
  shapes: [
    { draw: 'path', d: 'M92 40A40 40 0 1 0 92 96', tone: 'fill-4' },
    { draw: 'circle', cx: 64, cy: 68, r: 22, tone: 'fill-2' },
    { draw: 'path', d: 'M48 62C56 50 60 84 68 70C74 56 78 82 82 66' },
    {
      draw: 'path',
      d: 'M92 60C120 40 112 92 136 78C156 66 140 110 152 122L152 274C152 296 186 296 186 274L186 122C190 96 204 60 224 78C246 98 232 48 262 62L284 70',
    },
    {
      draw: 'path',
      d: 'M92 74C112 60 108 108 136 94C140 110 140 116 140 124L140 274C140 312 198 312 198 274L198 124C204 100 212 88 220 92C246 116 250 72 284 84',
    },
    { draw: 'rect', x: 284, y: 44, width: 22, height: 260, tone: 'fill-4' },
  ],
  parts: [
    {
      place: 'Tuft of vessels in the cup',
      name: 'the glomerulus',
      text: 'filters blood under pressure',
      shape: disc(64, 68, 20),
    },
    {
      place: 'Winding tube next to the cup',
      name: 'the proximal convoluted tubule',
      text: 'reabsorbs glucose and most of the filtrate',
      shape: box(98, 52, 50, 54),
    },
    {
      place: 'Long narrow bend',
      name: 'the loop of Henle',
      text: 'builds up the salt gradient of the medulla',
      shape: box(136, 140, 66, 166),
    },
    {
      place: 'Winding tube farther along',
      name: 'the distal convoluted tubule',
      text: 'adjusts sodium and potassium under hormonal control',
      shape: box(208, 56, 66, 54),
    },
    {
      place: 'Straight wide tube',
      name: 'the collecting duct',
      text: 'takes up urine from several nephrons and reacts to ADH',
      shape: box(284, 130, 22, 170),
    },
  ],
  questions: [
    ['Select the part of the nephron in which blood is filtered.', 'the glomerulus'],
    [
      'Select the part that normally reabsorbs all the glucose of the filtrate.',
      'the proximal convoluted tubule',
    ],
    ['Select the part that makes the renal medulla salty.', 'the loop of Henle'],
    [
      'Select the part that several nephrons share and whose permeability to water depends on ADH.',
      'the collecting duct',
    ],
  ],
});

/** Hot-spot models of organs. */
export const ORGAN_SPOT_MODELS: readonly ItemModel[] = [heart, lungs, digestive, nephron];
