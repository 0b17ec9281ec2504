import { type Curve, line, mirror, outline, oval, type Point, place, symmetric } from './curve.js';
import { area, dots, ink, merged } from './paint.js';
import { definePlate } from './plate.js';
import { tube } from './tube.js';

const MIDDLE = 160;
/** A curve written for the right half of the picture, in distances from the middle. */
const half = (curve: Curve) => place(curve, [MIDDLE, 0]);
const both = (curve: Curve): Curve[] => {
  const right = half(curve);
  return [right, mirror(right, MIDDLE)];
};

const cranium = symmetric('0,8 16,11 27,24 30,42 27,56 24,64 18,70 12,76 0,78', MIDDLE);
const mandible = symmetric('0,76 12,75 20,68 24,58 27,60 25,74 18,86 9,92 0,93', MIDDLE);
const sockets = both(outline('5,46 10,42 18,43 21,50 17,57 9,57 5,53'));
const nose = outline('160,56 154,68 160,70 166,68');
const teeth = [
  line('146,79 153,81 160,81.5 167,81 174,79'),
  ...[148, 152, 156, 160, 164, 168, 172].map((x) => line(`${x},76! ${x},85!`)),
];
const temples = both(line('26,36 24,50 25,60'));

/** Vertebrae from the neck to the sacrum: where each begins, how wide and how high it is. */
const vertebrae = Array.from({ length: 24 }, (_, i): Curve => {
  const neck = i < 7;
  const chest = i < 19;
  const y = neck ? 92 + i * 4.4 : chest ? 123 + (i - 7) * 7.4 : 212 + (i - 19) * 10.4;
  const [w, h] = neck ? [6, 3.6] : chest ? [5.5 + (i - 7) * 0.2, 6] : [8.5 + (i - 19) * 0.5, 8.4];
  return outline(
    `${MIDDLE - w},${y}! ${MIDDLE + w},${y}! ${MIDDLE + w - 1},${y + h / 2} ${MIDDLE + w},${y + h}! ${MIDDLE - w},${y + h}! ${MIDDLE - w + 1},${y + h / 2}`,
  );
});
const sacrum = symmetric('0,264! 15,265! 12,280 7,294 3,304 0,308', MIDDLE);
const sacrumDots: Point[] = [
  [154, 273],
  [166, 273],
  [155, 281],
  [165, 281],
  [157, 289],
  [163, 289],
];

/** How far each of the upper ten ribs reaches to the side. */
const WIDE = [20, 31, 38, 42, 45, 47, 48, 48, 47, 45];
const ribTop = (i: number) => 123 + i * 7.9;
const ribBacks = WIDE.flatMap((w, i) => {
  const y = ribTop(i);
  return both(tube(line(`6,${y} ${w * 0.5},${y - 4} ${w * 0.92},${y + 4} ${w},${y + 14}`), 4, 20));
});
const ribFronts = WIDE.flatMap((w, i) => {
  const y = ribTop(i);
  const end = i < 7 ? `7,${131 + i * 9}` : `${10 + (i - 7) * 5},${196 + (i - 7) * 9}`;
  const turn = `${w * 0.5},${y + 27 + Math.min(i, 5)}`;
  return both(tube(line(`${w},${y + 12} ${w * 0.9},${y + 22} ${turn} ${end}`), 4.8, 20));
});
const floating = [
  ...both(tube('6,203 24,204 40,214 43,226', [4.2, 4.2, 4, 3], 14)),
  ...both(tube('6,211 20,213 31,222', [4.2, 4, 3], 14)),
];
const sternum = symmetric(
  '0,120! 9,121! 10,128 6,136! 5,138! 7,156 7,176 4,190 2,202 0,204',
  MIDDLE,
);
const clavicles = both(tube('8,121 24,121 40,115 60,118', [8, 5, 5, 7]));
const scapulae = both(
  outline('26,124 46,122 60,118 66,124 60,132 54,142 46,164 38,178 30,170 24,142'),
);

const humeri = both(
  outline(
    '60,126 66,121 74,124 76,132 73,142 73,170 75,200 80,218 78,226 66,226 63,219 68,200 67,170 66,142 60,136',
  ),
);
const ulnae = both(outline('67,224 74,225 75,234 77,258 81,286 80,292 76,291 72,258 69,236'));
const radii = both(
  outline('77,227 83,227 84,234 85,256 94,284 93,292 83,292 84,284 79,256 77,236'),
);
const wrist = [
  [80, 296],
  [86, 297],
  [92, 296],
  [82, 302],
  [88, 303],
  [94, 302],
].flatMap(([x = 0, y = 0]) => both(oval(x, y, 3.2, 2.8)));
const palm = [
  '79,307 76,325',
  '84,308 83,328',
  '89,308 90,329',
  '94,307 97,327',
  '97,303 105,315',
].flatMap((s) => both(tube(s, [4.4, 3, 4.4])));
const fingers = [
  '76,327 74,336',
  '74,338 73,344',
  '83,330 82,341',
  '82,343 81,350',
  '81,352 81,357',
  '90,331 91,343',
  '91,345 91,352',
  '91,354 91,359',
  '97,329 99,340',
  '99,342 100,349',
  '106,317 110,325',
  '111,327 113,333',
].flatMap((s) => both(tube(s, [3.8, 2.8, 3.4])));

const hips = both(
  outline(
    '13,268 24,254 42,246 56,252 60,268 57,284 56,298 50,310 44,318 38,334 28,338 22,330 12,322 2,320 1,309 14,306 28,304 30,294 20,284',
  ),
);
const foramina = both(oval(29, 319, 6.5, 8, 30));
const femora = both(
  outline(
    '46,294 54,295 61,292 66,300 63,316 56,346 49,386 46,412 50,430 48,442 38,445 28,442 24,430 30,412 38,384 47,344 51,320 46,312 40,304',
  ),
);
/** Below the knee the bones run straight down, closer to the middle than the hips. */
const leg = (spec: string) => both(place(outline(spec), [-10, 0]));
const patellae = leg('47,424 54,428 53,437 47,442 41,437 40,428');
const tibiae = leg(
  '34,448 58,448 59,456 51,470 47,500 44,540 46,556 34,560 33,544 36,520 38,490 38,470 33,456',
);
const fibulae = leg('57,456 62,458 60,468 55,500 52,540 53,562 47,564 48,540 51,500 55,468');
const ankles = [
  ...leg('32,562 44,559 54,565 54,572 46,575 34,573'),
  ...leg('30,574! 37,575! 37,583! 30,582!'),
  ...leg('38,576! 45,577! 45,584! 38,583!'),
  ...leg('46,577! 54,573! 56,580! 46,584!'),
];
const foot = (spec: string, widths: readonly number[]) => both(place(tube(spec, widths), [-10, 0]));
const metatarsals = [
  '33,584 31,594',
  '38,585 38,596',
  '43,586 45,597',
  '49,585 52,596',
  '54,582 59,592',
].flatMap((s) => foot(s, [5, 3.4, 4.6]));
const toes = [
  '31,596 30,605',
  '38,598 38,605',
  '45,599 47,605',
  '52,598 56,604',
  '60,594 64,600',
].flatMap((s) => foot(s, [4.6, 3.4, 4]));

/** The skeleton from the front. */
export const skeletal = definePlate({
  id: 'skeletal',
  title: 'The skeleton, seen from the front',
  width: 320,
  height: 614,
  alt: 'A skeleton seen from the front, standing with the palms forward, so that the thumbs point outward. The head has an upper part with two sockets and a lower part with teeth. A slender bar runs from the top of the chest to each shoulder, over a flat triangular bone. Curved bars enclose the chest and meet a flat bone in the middle. A column of stacked blocks runs down to a dark wedge between two broad bones. Each upper arm has one long bone, each forearm two side by side, then a group of small bones and the hand. Each thigh has one long bone with a small bone in front of the knee; each lower leg has a thick and a thin long bone, then a group of bones and the foot.',
  drawing: [
    area(scapulae, 'tint', 'fine'),
    area(ribBacks, 'shade', 'hair'),
    area(vertebrae, 'tint', 'hair'),
    merged(floating, 'paper', 'hair'),
    area(ribFronts, 'paper', 'hair'),
    area(sternum, 'tint', 'fine'),
    area(clavicles, 'tint', 'fine'),
    area(sacrum, 'shade', 'fine'),
    dots(sacrumDots, 1.2),
    area(hips, 'tint', 'fine'),
    area(foramina, 'paper', 'fine'),
    area(humeri, 'tint', 'fine'),
    area([...radii, ...ulnae], 'tint', 'fine'),
    area([...wrist, ...palm, ...fingers], 'paper', 'hair'),
    area(femora, 'tint', 'fine'),
    area([...tibiae, ...fibulae], 'tint', 'fine'),
    area(patellae, 'paper', 'fine'),
    area([...ankles, ...metatarsals, ...toes], 'paper', 'hair'),
    area(mandible, 'paper', 'fine'),
    area(cranium, 'tint', 'fine'),
    area(sockets, 'shade', 'fine'),
    area(nose, 'shade', 'fine'),
    ink(teeth, 'hair'),
    ink(temples, 'hair'),
  ],
  parts: [
    {
      id: 'vertebral-column',
      name: 'the vertebral column',
      place: 'Column of stacked blocks in the middle',
      outline: vertebrae,
      region: outline('148,212! 172,212! 173,262! 147,262!'),
      at: [160, 238],
      side: 'left',
    },
    {
      id: 'rib',
      name: 'a rib',
      place: 'Curved bars around the chest',
      outline: ribFronts,
      region: outline('172,128 196,132 207,150 210,180 206,210 196,224 182,214 174,200 170,170'),
      at: [196, 190],
      side: 'right',
    },
    {
      id: 'scapula',
      name: 'the scapula',
      place: 'Flat triangular bone behind the chest, at the shoulder',
      outline: scapulae[0] ?? [],
      region: outline('196,124! 214,124 222,132 214,142 206,164 202,150 192,136'),
      at: [212, 133],
      side: 'right',
    },
    {
      id: 'sternum',
      name: 'the sternum',
      place: 'Flat bone in the middle of the chest',
      outline: sternum,
      region: outline(
        '150,120! 170,120! 171,136! 168,150 168,178 164,198 160,206 156,198 152,178 152,150 149,136!',
      ),
      at: [160, 160],
      side: 'left',
    },
    {
      id: 'clavicle',
      name: 'the clavicle',
      place: 'Slender bar between the chest and the shoulder',
      outline: clavicles[1] ?? [],
      region: mirror(half(tube('12,119 26,117 42,111 60,113', 15)), MIDDLE),
      at: [116, 117],
      side: 'left',
    },
    {
      id: 'sacrum',
      name: 'the sacrum',
      place: 'Dark wedge at the back of the hips',
      outline: sacrum,
      at: [166, 286],
      side: 'right',
    },
    {
      id: 'hip-bone',
      name: 'the hip bone',
      place: 'Broad bone of the hips',
      outline: hips[0] ?? [],
      at: [200, 264],
      side: 'right',
    },
    {
      id: 'femur',
      name: 'the femur',
      place: 'Long bone of the thigh',
      outline: femora[0] ?? [],
      at: [206, 366],
      side: 'right',
    },
    {
      id: 'patella',
      name: 'the patella',
      place: 'Small bone in front of the knee',
      outline: patellae[0] ?? [],
      region: oval(197, 433, 11, 12),
      at: [197, 433],
      side: 'right',
    },
    {
      id: 'tibia',
      name: 'the tibia',
      place: 'Thicker long bone of the lower leg',
      outline: tibiae[0] ?? [],
      at: [192, 500],
      side: 'right',
    },
    {
      id: 'fibula',
      name: 'the fibula',
      place: 'Thinner long bone of the lower leg',
      outline: fibulae[1] ?? [],
      region: mirror(
        half(
          outline('44,450 56,454 60,468 54,500 51,540 51,562 41,567 36,556 36,520 39,500 44,470'),
        ),
        MIDDLE,
      ),
      at: [117, 500],
      side: 'left',
    },
    {
      id: 'tarsus',
      name: 'the tarsus',
      place: 'Group of bones at the ankle',
      outline: ankles,
      region: mirror(half(outline('20,560 34,557 47,564 48,576 44,584 28,584 18,580')), MIDDLE),
      at: [128, 568],
      side: 'left',
    },
    {
      id: 'humerus',
      name: 'the humerus',
      place: 'Long bone of the upper arm',
      outline: humeri[0] ?? [],
      at: [230, 170],
      side: 'right',
    },
    {
      id: 'radius',
      name: 'the radius',
      place: 'Forearm bone on the side of the thumb',
      outline: radii[0] ?? [],
      region: half(outline('78,226 88,226 92,250 100,282 98,292 82,294 84,280 79,256')),
      at: [242, 262],
      side: 'right',
    },
    {
      id: 'ulna',
      name: 'the ulna',
      place: 'Forearm bone on the side of the little finger',
      outline: ulnae[1] ?? [],
      region: mirror(half(outline('60,226 76,225 77,256 82,286 79,294 68,292 64,260')), MIDDLE),
      at: [86, 262],
      side: 'left',
    },
    {
      id: 'carpus',
      name: 'the carpus',
      place: 'Group of small bones at the wrist',
      outline: wrist,
      region: half(outline('74,294 86,292 98,294 99,304 88,308 76,306')),
      at: [248, 300],
      side: 'right',
    },
    {
      id: 'cranium',
      name: 'the cranium',
      place: 'Upper part of the head',
      outline: cranium,
      at: [176, 26],
      side: 'right',
    },
    {
      id: 'mandible',
      name: 'the mandible',
      place: 'Lower jaw',
      outline: mandible,
      region: outline(
        '132,62! 136,62 141,70 148,77 160,79 172,77 179,70 184,62 188,62! 186,78 178,90 168,96 160,96 152,96 142,90 134,78',
      ),
      at: [160, 88],
      side: 'right',
    },
  ],
});
