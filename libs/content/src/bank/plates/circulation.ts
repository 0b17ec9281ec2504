import { bodyOutline } from './body.js';
import { line, outline } from './curve.js';
import { area, merged, pipes } from './paint.js';
import { definePlate } from './plate.js';
import { tube } from './tube.js';

const body = bodyOutline(160);

const rightLung = outline(
  '150,126 136,132 124,156 116,188 116,216 132,212 150,214 152,190 150,160',
);
const leftLung = outline(
  '170,126 184,132 196,156 204,188 204,216 190,212 178,212 180,196 170,184 168,160',
);
const heart = outline('150,168 160,162 172,166 184,178 188,194 180,206 168,208 156,200 148,186');

const aorta = tube('178,150 177,180 169,214 165,250 163,288', [11, 10, 10, 9, 9]);
const arch = line('163,184 161,160 164,146 171,141 177,146 178,156');
const arteries = [
  tube('166,146 172,126 173,100 174,74', [8, 6, 5, 4]),
  tube('174,144 196,132 218,138 226,160 229,190 233,220', [8, 7, 6, 6, 5, 5]),
  tube('163,284 176,304 186,324 192,354 192,396 186,424', [8, 8, 7, 7, 6, 5]),
  tube('165,236 180,238 194,240', [6, 5, 4]),
  tube('164,226 152,222 140,220', [6, 5, 4]),
];
const smallArteries = [
  tube('233,218 243,250 251,286 257,310', [5, 4, 4, 3]),
  tube('233,218 237,252 245,288 251,312', [5, 4, 4, 3]),
  tube('186,422 190,450 190,490 184,530 180,572', [5, 5, 4, 4, 3]),
  tube('186,422 196,452 198,492 192,540 194,566', [5, 4, 3, 3, 2]),
  tube('162,284 146,306 138,320', [8, 6, 5]),
];

const SUPERIOR = '152,176 151,158 150,140';
const INFERIOR = '153,186 155,210 156,250 157,288';
const cavae = [tube(SUPERIOR, 12), tube(INFERIOR, [12, 12, 12, 11])];
const veins = [
  tube('150,144 146,124 146,100 145,74', [10, 7, 6, 4]),
  tube('150,144 124,134 104,140 95,164 91,194 87,222', [9, 8, 7, 6, 6, 5]),
  tube('157,284 144,306 134,326 128,356 128,396 134,424', [10, 9, 8, 8, 7, 6]),
  tube('155,240 142,240 128,242', [7, 5, 4]),
];
const smallVeins = [
  tube('87,220 77,250 69,286 63,310', [5, 4, 4, 3]),
  tube('87,220 83,252 75,288 69,312', [5, 4, 4, 3]),
  tube('134,422 129,450 127,490 130,530 131,572', [6, 5, 4, 4, 3]),
  tube('158,286 172,306 182,322', [8, 6, 5]),
];
const saphenous = tube('134,344 143,372 143,410 139,440 140,480 140,520 137,566', [5, 4, 4, 4]);

/** Heart and main vessels: arteries on one side of the body, veins on the other. */
export const circulation = definePlate({
  id: 'circulation',
  title: 'The main vessels of the body, seen from the front',
  width: 320,
  height: 600,
  alt: "The outline of a body seen from the front, with the patient's right side on the left of the picture. A dark organ lies between two large pale organs in the chest. White vessels are drawn on the right of the picture and in the middle: one bends over above the dark organ and runs down through the belly, with branches to the neck, the arm and the leg. Shaded vessels are drawn on the left: from the neck, the arm and the leg they run to two large vessels in the middle, which reach the dark organ from above and from below. In the leg on the left a second, thinner shaded vessel runs along the inside.",
  drawing: [
    area(body, 'paper', 'fine'),
    area([rightLung, leftLung], 'tint', 'fine'),
    merged([...cavae, ...veins, ...smallVeins, saphenous], 'shade', 'fine'),
    merged([aorta, ...arteries, ...smallArteries], 'paper', 'fine'),
    area(heart, 'shade'),
    pipes([arch], 11, 'paper'),
  ],
  parts: [
    {
      id: 'lung',
      name: 'a lung',
      place: 'Large pale organ in the chest',
      outline: rightLung,
      at: [124, 200],
      side: 'left',
    },
    {
      id: 'superior-vena-cava',
      name: 'the superior vena cava',
      place: 'Shaded vessel that leads down into the heart',
      outline: cavae[0] ?? [],
      region: tube('152,166 151,154 150,138', 15),
      at: [151, 152],
      side: 'left',
    },
    {
      id: 'inferior-vena-cava',
      name: 'the inferior vena cava',
      place: 'Shaded vessel in the middle of the belly',
      outline: cavae[1] ?? [],
      region: tube('153,212 155,230 156,250 157,284', 13),
      at: [155, 262],
      side: 'left',
    },
    {
      id: 'abdominal-aorta',
      name: 'the abdominal aorta',
      place: 'White vessel in the middle of the belly',
      outline: aorta,
      region: tube('169,212 166,240 166,286', 15),
      at: [166, 262],
      side: 'right',
    },
    {
      id: 'jugular-vein',
      name: 'a jugular vein',
      place: 'Shaded vessel in the neck',
      outline: veins[0] ?? [],
      region: tube('147,130 146,110 145,78', 15),
      at: [146, 96],
      side: 'left',
    },
    {
      id: 'carotid-artery',
      name: 'a carotid artery',
      place: 'White vessel in the neck',
      outline: arteries[0] ?? [],
      region: tube('170,130 173,110 175,78', 15),
      at: [173, 96],
      side: 'right',
    },
    {
      id: 'brachial-artery',
      name: 'a brachial artery',
      place: 'White vessel in the upper arm',
      outline: arteries[1] ?? [],
      region: tube('225,152 229,180 232,214', 18),
      at: [229, 190],
      side: 'right',
    },
    {
      id: 'femoral-artery',
      name: 'a femoral artery',
      place: 'White vessel in the thigh',
      outline: arteries[2] ?? [],
      region: tube('184,316 191,350 192,390 188,416', 18),
      at: [192, 366],
      side: 'right',
    },
    {
      id: 'femoral-vein',
      name: 'a femoral vein',
      place: 'Thick shaded vessel in the thigh',
      outline: veins[2] ?? [],
      region: tube('137,320 128,356 126,392 131,416', 18),
      at: [128, 366],
      side: 'left',
    },
    {
      id: 'radial-artery',
      name: 'a radial artery',
      place: 'White vessel on the thumb side of the forearm',
      outline: smallArteries[0] ?? [],
      region: tube('239,232 246,254 256,288 260,310', 13),
      at: [252, 288],
      side: 'right',
    },
    {
      id: 'saphenous-vein',
      name: 'a great saphenous vein',
      place: 'Long thin shaded vessel on the inside of the leg',
      outline: saphenous,
      region: tube('142,372 144,410 141,440 141,480 141,520 138,560', 15),
      at: [140, 490],
      side: 'left',
    },
    {
      id: 'heart',
      name: 'the heart',
      place: 'Dark organ between the large pale ones',
      outline: heart,
      at: [176, 192],
      side: 'right',
    },
    {
      id: 'aortic-arch',
      name: 'the arch of the aorta',
      place: 'White vessel that bends over above the dark organ',
      outline: tube(arch, 11),
      region: outline(
        '156,178! 155,156 160,142 171,134 180,140 185,156! 172,156! 170,152 168,162 169,178!',
      ),
      at: [171, 141],
      side: 'right',
    },
  ],
});
