import { line, outline, oval } from './curve.js';
import { area, ink, merged, pipes } from './paint.js';
import { definePlate } from './plate.js';
import { tube } from './tube.js';

const face = line(
  '246,222 246,168 250,132 264,100 268,66 256,34 228,12 196,6 168,10 146,24 134,46 131,64 126,78 114,98 108,108 113,115 122,116 122,123 115,129 121,134 115,140 121,147 121,158 126,168 140,174 160,175 176,182 182,198 182,222',
);
const nasal = outline('121,106! 130,88 148,76 176,72 198,82 207,98 200,106! 176,109 148,110');
const conchae = [
  line('142,86 160,82 180,84 188,90'),
  line('138,94 158,92 182,94 192,99'),
  line('134,102 156,101 178,102 188,105'),
];
const tongue = outline('124,144 134,131 154,124 176,126 192,140 197,158 188,169 160,168 136,164');
const palate = line('122,125 140,116 168,114 190,118 200,132');
const pharynx = tube('184,92 201,92 211,106 214,130 212,156 208,180', [14, 18, 18, 20, 20, 20]);
const epiglottis = outline('190,170 193,156 199,152 202,160 201,176 196,182');
const larynx = outline(
  '190,184 198,178 218,178 228,184 230,198 224,216 214,222 202,222 192,214 187,198',
);
const larynxLines = [
  line('190,196 208,206 228,196'),
  line('208,180 208,206'),
  line('192,212 208,217 224,212'),
];

const trachea = tube('208,218 208,292', 26);
const rings = Array.from({ length: 8 }, (_, i) =>
  line(`196,${226 + i * 8} 208,${229 + i * 8} 220,${226 + i * 8}`),
);
const RIGHT_BRONCHUS = '206,286 188,306 168,326';
const LEFT_BRONCHUS = '210,286 236,308 264,322';
const bronchi = [tube(RIGHT_BRONCHUS, [24, 20, 10]), tube(LEFT_BRONCHUS, [22, 18, 10])];

const rightLung = outline(
  '172,222 152,222 130,244 106,286 86,342 75,400 70,436 76,446 106,437 142,431 172,438 184,434 188,414 190,380 186,350 184,320 190,290 190,252',
);
const leftLung = outline(
  '244,222 264,222 286,244 310,286 330,342 341,400 346,436 340,446 312,438 282,433 258,440 246,436 250,420 262,408 262,392 248,376 236,356 232,320 227,290 226,252',
);
const fissures = [
  line('90,336 130,330 178,338'),
  line('110,282 134,322 156,372 166,434'),
  line('308,282 288,330 268,376 260,396'),
];
const tree = [
  '168,326 150,330 128,320 112,322',
  '168,326 160,350 142,372 122,392',
  '160,350 162,380 156,410',
  '150,330 148,300 140,272',
  '128,320 120,304',
  '142,372 120,362 102,366',
  '142,372 136,396 130,416',
  '122,392 104,402',
  '264,322 282,328 302,324 318,336',
  '264,322 272,350 288,372 304,392',
  '272,350 268,372',
  '264,322 270,296 276,268',
  '282,328 292,304',
  '288,372 308,370 322,378',
  '288,372 288,398 282,418',
  '304,392 318,412',
].map((spec) => line(spec));
const twigs = [
  '112,322 100,334',
  '112,322 104,312',
  '140,272 132,262',
  '140,272 148,258',
  '120,304 112,298',
  '102,366 92,360',
  '102,366 94,378',
  '130,416 122,426',
  '156,410 162,424',
  '156,410 148,420',
  '104,402 94,414',
  '318,336 326,350',
  '318,336 322,326',
  '276,268 268,256',
  '276,268 286,258',
  '292,304 300,294',
  '322,378 332,388',
  '322,378 332,368',
  '318,412 328,424',
  '282,418 276,428',
  '282,418 292,426',
].map((spec) => line(spec));
const diaphragm = outline(
  '40,494! 62,468 100,451 142,444 180,453 208,464 238,455 276,446 318,452 356,469 378,494! 356,486 318,469 278,462 240,470 208,479 178,469 142,460 102,467 64,484',
);

const lens = oval(354, 92, 76, 76);
const twig = tube('304,42 326,58 346,82', [18, 15, 12]);
const sacs = [
  [322, 84, 14],
  [344, 82, 15],
  [362, 96, 16],
  [372, 118, 15],
  [362, 138, 16],
  [340, 146, 16],
  [320, 134, 15],
  [312, 112, 15],
  [340, 112, 22],
].map(([x = 0, y = 0, r = 0]) => oval(x + 18, y - 8, r, r));
const sacLines = [
  line('349,88 354,96 348,104'),
  line('372,96 366,104 370,112'),
  line('354,120 362,114 370,120'),
  line('370,84 376,98'),
  line('344,112 350,120'),
  line('378,116 370,126'),
];
const vessel = '314,118 318,140 336,152 362,158 390,150 406,128';
const net = [
  line('324,144 336,132 352,132 366,142 384,140'),
  line('336,152 344,140'),
  line('362,158 360,142'),
  line('390,150 382,134 396,116'),
  line('352,132 348,116'),
  line('318,140 326,122 332,110'),
];
const spot = oval(312, 400, 9, 9);
const zoom = [line('303,398! 281,113!'), line('320,404! 419,130!')];

/** The airway in section and the lungs from the front, with a group of air sacs enlarged. */
export const respiratory = definePlate({
  id: 'respiratory',
  title: 'The respiratory system: head in section, chest from the front',
  width: 434,
  height: 500,
  alt: 'The airway and the lungs. At the top a head is cut lengthwise and faces left: a wide space with three curled shelves lies behind the nose, and a passage leads from it down behind the tongue. Below it is a box of firm plates in the neck, with a leaf-shaped flap above it. A tube with rings runs down into the chest and divides into two branches, one to each of two large spongy organs, in which the branches divide again and again. The organ on the left of the picture has three lobes, the one on the right two and a notch. A dome-shaped sheet lies below both. In a circle at the upper right, a very small part of the right-hand organ is enlarged: a twig that ends in a cluster of round sacs, with a net of fine vessels around it.',
  drawing: [
    area([rightLung, leftLung], 'tint'),
    ink(fissures, 'fine'),
    ink(twigs, 'fine'),
    merged([trachea, ...bronchi], 'paper'),
    pipes(tree, 7, 'paper'),
    ink(rings, 'main'),
    merged([nasal, pharynx], 'shade'),
    ink(conchae, 'fine'),
    ink([palate]),
    area(tongue, 'tint'),
    area(epiglottis, 'tint'),
    area(larynx, 'tint'),
    ink(larynxLines, 'fine'),
    ink([face], 'main'),
    area(diaphragm, 'shade'),
    ink([spot, ...zoom], 'fine'),
    area(lens, 'paper'),
    merged([twig, ...sacs], 'tint'),
    ink(sacLines, 'fine'),
    pipes([line(vessel)], 8, 'shade'),
    ink(net, 'hair'),
  ],
  parts: [
    {
      id: 'nasal-cavity',
      name: 'the nasal cavity',
      place: 'Space with curled shelves behind the nose',
      outline: nasal,
    },
    {
      id: 'pharynx',
      name: 'the pharynx',
      place: 'Passage behind the tongue',
      outline: pharynx,
      at: [213, 122],
      side: 'right',
    },
    {
      id: 'larynx',
      name: 'the larynx',
      place: 'Box of firm plates in the neck',
      outline: larynx,
      side: 'left',
    },
    {
      id: 'epiglottis',
      name: 'the epiglottis',
      place: 'Leaf-shaped flap above the box in the neck',
      outline: epiglottis,
      side: 'left',
    },
    {
      id: 'right-lung',
      name: 'the right lung',
      place: 'Large spongy organ on the left of the picture',
      outline: rightLung,
      at: [104, 344],
    },
    {
      id: 'left-lung',
      name: 'the left lung',
      place: 'Large spongy organ on the right of the picture',
      outline: leftLung,
      at: [316, 356],
    },
    {
      id: 'diaphragm',
      name: 'the diaphragm',
      place: 'Dome-shaped sheet below the chest',
      outline: diaphragm,
      at: [318, 461],
    },
    {
      id: 'main-bronchus',
      name: 'a main bronchus',
      place: 'Short branch that leads into one of the spongy organs',
      outline: bronchi[1] ?? [],
      at: [244, 312],
      side: 'right',
    },
    {
      id: 'trachea',
      name: 'the trachea',
      place: 'Vertical tube with rings',
      outline: trachea,
      side: 'left',
    },
    {
      id: 'alveoli',
      name: 'a cluster of alveoli',
      place: 'Cluster of round sacs in the enlarged circle',
      outline: sacs,
      at: [380, 110],
      side: 'right',
    },
  ],
});
