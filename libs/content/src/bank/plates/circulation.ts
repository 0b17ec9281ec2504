import { bodyOutline } from './body.js';
import { line, outline } from './curve.js';
import { area, ink, merged } from './paint.js';
import { definePlate } from './plate.js';
import { tube } from './tube.js';

const body = bodyOutline(160);

const rightLung = outline(
  '150,126 136,132 124,156 116,188 116,216 132,212 150,214 152,190 150,160',
);
const leftLung = outline(
  '170,126 184,132 196,156 204,188 204,216 190,212 178,212 180,196 170,184 168,160',
);
const heart = outline(
  '143,178 150,167 164,164 178,172 190,187 196,206 190,219 177,220 161,212 148,200 141,189',
);

const arch = tube('163,184 158,162 163,148 173,144 181,152 182,172', [13, 12, 12, 12, 12, 11]);
const aorta = tube('182,160 181,184 171,216 166,250 164,290', [12, 11, 10, 9, 9]);
const carotid = tube('168,148 171,128 173,100 174,74', [7, 6, 5, 3]);
const arm = tube(
  '176,146 197,134 216,140 226,160 229,190 232,218 240,250 247,284 252,308',
  [8, 8, 7, 6, 6, 5, 4, 3, 2],
);
const leg = tube(
  '163,284 176,304 186,324 192,354 192,396 188,424 189,456 190,490 186,530 182,566',
  [9, 8, 7, 7, 7, 6, 5, 4, 3, 2],
);
const arteries = [
  carotid,
  arm,
  leg,
  tube('231,212 235,250 240,286 243,308', [4, 3, 3, 2]),
  tube('188,428 195,456 197,492 194,540 195,564', [5, 4, 3, 2]),
  tube('165,236 180,238 196,241', [6, 5, 3]),
  tube('167,226 152,222 138,221', [6, 5, 3]),
  tube('162,284 148,304 140,318', [8, 6, 4]),
];

const cavae = [
  tube('151,178 150,160 149,140', 13),
  tube('152,190 154,210 156,250 157,290', [12, 12, 12, 11]),
];
const deepLeg = tube(
  '157,284 144,304 134,326 128,356 128,396 132,424 130,456 129,490 132,530 136,566',
  [11, 10, 9, 8, 8, 7, 6, 5, 4, 2],
);
const jugular = tube('149,146 147,128 147,100 146,74', [11, 8, 6, 4]);
const veins = [
  jugular,
  tube(
    '149,146 123,134 104,140 95,162 91,192 87,220 80,250 73,284 68,308',
    [9, 9, 8, 7, 6, 5, 4, 3, 2],
  ),
  deepLeg,
  tube('88,214 85,252 80,286 77,308', [4, 3, 3, 2]),
  tube('155,240 142,240 126,243', [7, 5, 3]),
  tube('158,286 171,304 180,318', [8, 6, 4]),
];
const saphenous = tube('136,338 144,372 144,410 140,440 141,480 141,520 139,566', [6, 5, 4, 2]);

/** Heart and main vessels: arteries on one side of the body, veins on the other. */
export const circulation = definePlate({
  id: 'circulation',
  title: 'The main vessels of the body, seen from the front',
  width: 320,
  height: 600,
  alt: "The outline of a body seen from the front, with the patient's right side on the left of the picture. A dark organ lies between two large pale organs in the chest. White vessels are drawn on the right of the picture and in the middle: one bends over above the dark organ and runs down through the abdomen, with branches to the neck, the arm and the leg. Shaded vessels are drawn on the left: from the neck, the arm and the leg they run to two large vessels in the middle, which reach the dark organ from above and from below. In the leg on the left a second, thinner shaded vessel runs along the inside.",
  drawing: [
    area(body, 'paper', 'fine'),
    area([rightLung, leftLung], 'tint', 'fine'),
    merged([...cavae, ...veins, saphenous], 'shade', 'fine'),
    merged([aorta, arch, ...arteries], 'paper', 'fine'),
    area(heart, 'shade'),
    ink([line('163,170 170,188 184,206'), line('150,178 158,186 168,184')], 'fine'),
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
      at: [147, 153],
      side: 'left',
    },
    {
      id: 'inferior-vena-cava',
      name: 'the inferior vena cava',
      place: 'Shaded vessel in the middle of the abdomen',
      outline: cavae[1] ?? [],
      region: tube('153,212 155,230 156,250 157,284', 13),
      at: [155, 262],
      side: 'left',
    },
    {
      id: 'abdominal-aorta',
      name: 'the abdominal aorta',
      place: 'White vessel in the middle of the abdomen',
      outline: aorta,
      region: tube('169,212 166,240 166,286', 15),
      at: [166, 262],
      side: 'right',
    },
    {
      id: 'jugular-vein',
      name: 'a jugular vein',
      place: 'Shaded vessel in the neck',
      outline: jugular,
      region: tube('147,130 146,110 145,78', 15),
      at: [146, 96],
      side: 'left',
    },
    {
      id: 'carotid-artery',
      name: 'a carotid artery',
      place: 'White vessel in the neck',
      outline: carotid,
      region: tube('170,130 173,110 175,78', 15),
      at: [173, 96],
      side: 'right',
    },
    {
      id: 'brachial-artery',
      name: 'a brachial artery',
      place: 'White vessel in the upper arm',
      outline: arm,
      region: tube('225,154 229,184 232,212', 17),
      at: [229, 190],
      side: 'right',
    },
    {
      id: 'femoral-artery',
      name: 'a femoral artery',
      place: 'White vessel in the thigh',
      outline: leg,
      region: tube('184,316 191,350 192,390 188,416', 18),
      at: [192, 366],
      side: 'right',
    },
    {
      id: 'femoral-vein',
      name: 'a femoral vein',
      place: 'Thick shaded vessel in the thigh',
      outline: deepLeg,
      region: tube('137,320 128,356 126,392 131,416', 18),
      at: [128, 366],
      side: 'left',
    },
    {
      id: 'radial-artery',
      name: 'a radial artery',
      place: 'White vessel on the thumb side of the forearm',
      outline: arm,
      region: tube('239,236 246,262 252,288 257,310', 12),
      at: [248, 285],
      side: 'right',
    },
    {
      id: 'saphenous-vein',
      name: 'the great saphenous vein',
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
      outline: arch,
      region: outline(
        '156,166! 152,152 158,142 172,137 185,143 190,158! 176,160! 174,152 168,154 168,166!',
      ),
      at: [173, 144],
      side: 'right',
    },
  ],
});
