import { line, outline, oval } from './curve.js';
import { area, ink, merged } from './paint.js';
import { definePlate } from './plate.js';
import { mouth, tube } from './tube.js';

/** Centers of the great vessels: tubes and their cut ends follow the same lines. */
const SVC = '116,14 115,80 117,140 124,196';
const IVC = '122,286 117,330 112,390 110,458';
const DESCENDING = '322,104 322,150 312,230 290,330 256,400 240,456';
const BRACHIOCEPHALIC = '226,80 214,48 196,14';
const CAROTID = '256,58 254,34 252,10';
const SUBCLAVIAN = '288,62 300,36 318,12';
const LEFT_PULMONARY = '240,208 250,172 276,138 322,120 404,104';
const RIGHT_PULMONARY = '282,140 222,128 160,126 100,128 24,114';
const LEFT_VEINS = ['336,198 368,184 406,172', '340,222 370,222 406,230'] as const;
const RIGHT_VEINS = ['120,200 70,190 24,180', '120,230 70,230 24,234'] as const;

const rightAtrium = outline(
  '104,184 140,180 160,194 170,220 168,250 156,282 136,300 108,294 90,268 83,232 90,200',
);
const rightVentricle = outline(
  '166,272 157,298 166,328 192,356 226,380 252,393 266,386 259,360 250,330 245,296 246,262 252,234 260,208 221,199 211,222 201,246 186,262',
);
const leftAtrium = outline(
  '294,190 318,178 346,182 362,202 358,226 338,240 314,244 300,234 290,212',
);
const leftVentricle = outline(
  '302,262 284,252 270,262 271,296 281,338 294,370 309,385 325,368 339,336 347,302 345,274 334,262',
);
const tricuspidGate = outline('150,236 178,262 184,290 158,304 142,280');
const mitralGate = outline('304,232 340,232 342,268 306,268');

const atrialWalls = [
  outline('98,176 142,170 170,188 182,222 182,256 168,290 138,311 102,303 81,272 74,232 80,196'),
  outline('284,182 316,168 350,172 373,198 370,232 346,252 310,256 282,236'),
];
const ventricleWall = outline(
  '176,232 152,262 144,300 156,338 188,372 230,402 272,422 312,424 344,400 368,358 380,310 378,268 366,238 330,232 280,224 240,200 216,196 196,216',
);

const svc = tube(SVC, [36, 36, 37, 40]);
const ivc = tube(IVC, [42, 42, 40, 40]);
const descending = tube(DESCENDING, [40, 40, 38, 36, 34, 34]);
const aorta = tube(
  '292,268 270,236 234,192 212,148 214,102 242,66 284,60 314,82 322,132',
  [30, 40, 45, 46, 46, 44, 42, 40, 40],
);
const branches = [
  tube(BRACHIOCEPHALIC, [26, 23, 22]),
  tube(CAROTID, [18, 16, 15]),
  tube(SUBCLAVIAN, [20, 17, 17]),
];
const pulmonaryTrunk = tube(LEFT_PULMONARY, [42, 44, 44, 34, 28]);
const rightPulmonary = tube(RIGHT_PULMONARY, [36, 32, 31, 29, 27]);
const leftVeins = LEFT_VEINS.map((v) => tube(v, [28, 21, 19]));
const rightVeins = RIGHT_VEINS.map((v) => tube(v, [22, 20, 19]));

const cutEnds = [
  mouth(SVC, 'first', 36),
  mouth(IVC, 'last', 40),
  mouth(LEFT_PULMONARY, 'last', 28),
  mouth(RIGHT_PULMONARY, 'last', 27),
];
const brightEnds = [
  mouth(BRACHIOCEPHALIC, 'last', 22),
  mouth(CAROTID, 'last', 15),
  mouth(SUBCLAVIAN, 'last', 17),
  mouth(DESCENDING, 'last', 34),
  ...[...LEFT_VEINS, ...RIGHT_VEINS].map((v) => mouth(v, 'last', 19)),
];

const tricuspid = [
  outline('169,238! 180,252 186,272 181,288 174,272 169,254'),
  outline('140,302! 154,296 172,297 181,305 168,311 152,310'),
];
const mitral = [
  outline('300,244! 306,258 314,276 318,291 307,278 301,262'),
  outline('346,244! 341,262 334,280 329,291 341,280 346,264'),
];
const chordae = [
  line('178,288 196,312 214,330'),
  line('180,306 198,318 212,336'),
  line('182,280 208,306 222,326'),
  line('317,290 309,318'),
  line('316,284 304,312'),
  line('330,290 326,322'),
  line('331,284 333,318'),
];
const papillary = [
  outline('206,330 222,322 238,348 244,376 222,362'),
  outline('304,312 311,316 310,346 308,372 298,358 294,334'),
  outline('326,320 334,316 338,330 330,352 318,370 318,344'),
];
const cusps = [
  outline('221,198! 222,211 229,219 236,214 240,203!'),
  outline('240,203! 243,216 251,222 258,216 261,206!'),
  outline('262,245! 262,258 268,266 275,260 279,247!'),
  outline('279,247! 282,260 289,264 294,256 297,241!'),
];
const texture = [
  line('206,372 246,396 284,408'),
  line('354,300 350,346 330,386'),
  line('364,292 360,344 340,386'),
  line('256,306 262,340 274,376'),
  line('264,330 272,356 282,378'),
  line('100,210 106,236 102,262'),
  line('96,226 99,240 97,254'),
];

/** The heart in frontal section, with the great vessels. */
export const heart = definePlate({
  id: 'heart',
  title: 'The heart, cut open, seen from the front',
  width: 430,
  height: 470,
  alt: "A heart cut open, seen from the front: the patient's right side is on the left of the picture. Two upper chambers with thin walls lie above two lower chambers with thick walls; the wall around the lower chamber on the right of the picture is about three times as thick as the one on the left. A thick wall separates the lower chambers. Each upper chamber opens into the lower one of its side through a valve with two visible flaps held by cords. On the left of the picture one large vessel enters the upper chamber from above and one from below. From the lower chamber on the left a vessel slants up to the right and branches. Behind it a vessel rises from the lower chamber on the right, arches over the top, gives off three branches and runs down behind the heart. Two small vessels enter the upper chamber on the right from the side. Shaded vessels and chambers are on the left, white ones on the right.",
  drawing: [
    merged([descending], 'paper'),
    merged(rightVeins, 'paper'),
    merged([rightPulmonary], 'shade'),
    merged([...atrialWalls, ventricleWall], 'tint'),
    ink(texture, 'hair'),
    merged([leftAtrium, leftVentricle, mitralGate, aorta, ...branches, ...leftVeins], 'paper'),
    merged([rightAtrium, rightVentricle, tricuspidGate, svc, ivc, pulmonaryTrunk], 'shade'),
    area(papillary, 'tint', 'fine'),
    ink(chordae, 'hair'),
    area([...tricuspid, ...mitral], 'paper', 'fine'),
    area(cusps, 'paper', 'fine'),
    area(cutEnds, 'tint', 'fine'),
    area(brightEnds, 'tint', 'fine'),
  ],
  parts: [
    {
      id: 'right-pulmonary-artery',
      name: 'the right pulmonary artery',
      place: 'Shaded vessel that runs out to the left behind the others',
      outline: rightPulmonary,
      region: tube('200,127 160,126 100,128 24,114', [31, 31, 29, 27]),
      at: [56, 121],
    },
    {
      id: 'superior-vena-cava',
      name: 'the superior vena cava',
      place: 'Large shaded vessel that enters from above, on the left of the picture',
      outline: svc,
    },
    {
      id: 'inferior-vena-cava',
      name: 'the inferior vena cava',
      place: 'Large shaded vessel that enters from below, on the left of the picture',
      outline: ivc,
    },
    {
      id: 'aorta',
      name: 'the aorta',
      place: 'White vessel that arches over the top and gives off three branches',
      outline: aorta,
      at: [266, 64],
      side: 'right',
    },
    {
      id: 'pulmonary-vein',
      name: 'a pulmonary vein',
      place: 'Two small white vessels that enter from the right of the picture',
      isSeveral: true,
      outline: leftVeins,
      region: outline('372,176 408,164 414,178 400,200 414,222 408,240 376,234 370,206'),
      at: [392, 226],
    },
    {
      id: 'left-atrium',
      name: 'the left atrium',
      place: 'Upper chamber on the right of the picture',
      outline: leftAtrium,
    },
    {
      id: 'left-ventricle',
      name: 'the left ventricle',
      place: 'Lower chamber on the right of the picture',
      outline: leftVentricle,
      at: [322, 350],
      side: 'right',
    },
    {
      id: 'right-ventricle',
      name: 'the right ventricle',
      place: 'Lower chamber on the left of the picture',
      outline: rightVentricle,
      at: [186, 334],
    },
    {
      id: 'right-atrium',
      name: 'the right atrium',
      place: 'Upper chamber on the left of the picture',
      outline: rightAtrium,
    },
    {
      id: 'pulmonary-trunk',
      name: 'the pulmonary trunk',
      place: 'Shaded vessel that slants up in front, in the middle',
      outline: pulmonaryTrunk,
      region: tube('243,194 252,170 276,138 312,123', [40, 43, 44, 36]),
      at: [262, 160],
      side: 'right',
    },
    {
      id: 'septum',
      name: 'the interventricular septum',
      place: 'Thick wall between the lower chambers',
      outline: outline('252,262 266,262 268,296 277,340 288,370 284,388 268,376 256,332 249,296'),
      at: [272, 358],
      side: 'left',
    },
    {
      id: 'tricuspid-valve',
      name: 'the tricuspid valve',
      place: 'Flaps between the chambers on the left of the picture',
      outline: tricuspid,
      region: oval(166, 280, 13, 34, 30),
      at: [178, 272],
      side: 'left',
    },
    {
      id: 'mitral-valve',
      name: 'the mitral valve',
      place: 'Flaps between the chambers on the right of the picture',
      outline: mitral,
      region: oval(323, 268, 24, 17),
      at: [338, 270],
    },
  ],
});
