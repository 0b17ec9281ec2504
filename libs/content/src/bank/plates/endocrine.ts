import { line, mirror, outline, oval, symmetric } from './curve.js';
import { area, ink, merged } from './paint.js';
import { definePlate } from './plate.js';
import { tube } from './tube.js';

const MIDDLE = 210;
const body = symmetric(
  '0,8 26,13 42,34 47,60 44,84 37,104 30,116 28,130 30,150 46,164 82,173 108,184 124,208 130,250 134,300 142,344 150,384 156,420! 128,420! 118,384 108,344 100,300 92,246 86,236 84,276 78,322 76,352 84,392 94,434 100,480 98,540! 6,540! 3,506 0,500',
  MIDDLE,
);
const brain = outline(
  '176,60 178,38 192,26 210,22 230,26 244,40 246,62 238,76 222,82 214,78 206,82 190,80 180,74',
);
const stem = outline('212,78 226,80 226,96 221,118 210,118 211,96');
const hypothalamus = outline('196,62 206,58 214,62 216,70 208,77 199,72');
const pituitary = outline('200,74 204,74 203,86 208,92 205,101 196,102 191,95 194,88 200,85');
const pineal = oval(229, 69, 5.5, 4.5);
const gyri = [
  line('184,56 192,48 200,52 206,42'),
  line('214,36 220,46 230,42 238,52'),
  line('190,38 198,34'),
  line('232,60 240,62'),
  line('212,50 222,56'),
];

const trachea = tube('210,136 210,206', 18);
const rings = Array.from({ length: 9 }, (_, i) =>
  line(`202,${141 + i * 7} 210,${143 + i * 7} 218,${141 + i * 7}`),
);
const larynx = outline('198,126 210,122 222,126 222,140 216,146 204,146 198,140');
const lobe = outline('208,162 200,160 196,146 190,140 184,152 184,170 190,182 200,180 208,172');
const thyroid = [lobe, mirror(lobe, MIDDLE), outline('204,162 216,162 216,173 204,173')];
const parathyroids = [
  oval(188, 152, 3, 4),
  oval(189, 173, 3, 4),
  oval(232, 152, 3, 4),
  oval(231, 173, 3, 4),
];
const thymus = outline(
  '208,206 198,204 188,220 184,244 190,262 202,256 210,244 218,256 230,262 236,244 232,220 222,204 212,206',
);

const kidney = outline(
  '168,330 154,326 142,340 138,362 142,384 154,396 168,392 174,380 168,366 167,352 174,340',
);
const kidneys = [kidney, mirror(kidney, MIDDLE)];
const adrenal = outline('144,332 152,316 164,308 174,316 178,330 166,324 156,324');
const adrenals = [adrenal, mirror(adrenal, MIDDLE)];
const pancreas = outline(
  '190,352 202,346 216,350 236,344 256,336 272,332 278,340 268,350 248,358 226,364 210,370 204,382 194,386 186,376 184,362',
);
const uterus = outline('200,446 210,440 220,446 222,458 216,472 214,486 206,486 204,472 198,458');
const tubes = [
  tube('200,450 186,440 172,444 168,454', [7, 6, 6, 9]),
  tube('220,450 234,440 248,444 252,454', [7, 6, 6, 9]),
];
const ovary = oval(172, 464, 11, 8, -20);
const ovaries = [ovary, mirror(ovary, MIDDLE)];
const frame = oval(366, 484, 50, 50);
const testes = [oval(350, 492, 14, 20, 8), oval(382, 492, 14, 20, -8)];
const cords = [line('348,472 344,454 348,440'), line('384,472 388,454 384,440')];
const sac = outline(
  '342,444 336,466 330,494 340,516 354,522 366,514 378,522 392,516 402,480 396,466 390,444 378,454 354,454',
);

/** The endocrine glands, female and male. */
export const endocrine = definePlate({
  id: 'endocrine',
  title: 'The endocrine glands, seen from the front',
  width: 420,
  height: 546,
  alt: "The outline of a body seen from the front; the patient's right side is on the left of the picture. In the head the brain is shown from the side: a dark area lies in its lower part, a small body hangs below it on a stalk, and a very small body lies deep at the back. In the neck a butterfly-shaped body with four white spots lies on the windpipe. Below, behind the breastbone, is a body with two lobes. In the abdomen a bean-shaped organ with a cap lies on each side, and a long flat organ lies crosswise between them. In the pelvis an oval body lies on each side of a hollow organ. A circle at the lower right shows two oval bodies in a sac.",
  drawing: [
    area(body, 'paper', 'fine'),
    area(brain, 'tint', 'fine'),
    area(stem, 'tint', 'fine'),
    ink(gyri, 'hair'),
    area(trachea, 'paper', 'fine'),
    ink(rings, 'hair'),
    area(larynx, 'paper', 'fine'),
    area(kidneys, 'tint', 'fine'),
    merged([uterus, ...tubes], 'tint', 'fine'),
    area(hypothalamus, 'shade', 'fine'),
    area([pituitary, pineal], 'shade', 'fine'),
    merged(thyroid, 'shade', 'fine'),
    area(parathyroids, 'paper', 'fine'),
    area(thymus, 'shade', 'fine'),
    area(adrenals, 'shade', 'fine'),
    area(pancreas, 'shade', 'fine'),
    area(ovaries, 'shade', 'fine'),
    area(frame, 'paper', 'fine'),
    area(sac, 'tint', 'fine'),
    ink(cords, 'fine'),
    area(testes, 'shade', 'fine'),
  ],
  parts: [
    {
      id: 'hypothalamus',
      name: 'the hypothalamus',
      place: 'Dark area in the lower part of the brain',
      outline: hypothalamus,
      side: 'left',
    },
    {
      id: 'pituitary',
      name: 'the pituitary gland',
      place: 'Small body that hangs below the brain',
      outline: pituitary,
      side: 'left',
      at: [200, 95],
      region: outline('198,80 206,80 209,88 214,95 210,104 196,106 186,98 190,86'),
    },
    {
      id: 'pineal',
      name: 'the pineal gland',
      place: 'Very small body deep in the back of the brain',
      outline: pineal,
      region: oval(229, 69, 11, 9),
      side: 'right',
      at: [229, 69],
    },
    {
      id: 'thyroid',
      name: 'the thyroid gland',
      place: 'Butterfly-shaped body in front of the windpipe',
      outline: thyroid,
      side: 'left',
      at: [193, 164],
    },
    {
      id: 'parathyroid',
      name: 'a parathyroid gland',
      place: 'Small white spots on the butterfly-shaped body',
      isSeveral: true,
      outline: parathyroids,
      region: oval(231, 152, 8, 9),
      side: 'right',
      at: [232, 152],
    },
    {
      id: 'thymus',
      name: 'the thymus',
      place: 'Two-lobed body behind the breastbone',
      outline: thymus,
      side: 'right',
      at: [226, 236],
    },
    {
      id: 'adrenal-gland',
      name: 'an adrenal gland',
      place: 'Cap on top of the organ at the left',
      outline: adrenals[0] ?? [],
      side: 'left',
    },
    {
      id: 'pancreas',
      name: 'the pancreas',
      place: 'Long flat organ in the abdomen',
      outline: pancreas,
      side: 'right',
      at: [262, 344],
    },
    {
      id: 'ovary',
      name: 'an ovary',
      place: 'Oval body at the side of the pelvis',
      outline: ovaries[0] ?? [],
      side: 'left',
    },
    {
      id: 'testis',
      name: 'a testis',
      place: 'Oval body in the circle at the lower right',
      outline: testes[1] ?? [],
      side: 'right',
      at: [382, 496],
    },
  ],
});
