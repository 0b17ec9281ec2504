import { bodyOutline } from './body.js';
import { type Curve, line, mirror, outline, place } from './curve.js';
import { area, ink } from './paint.js';
import { definePlate } from './plate.js';

/** The middles of the two figures: from the front and from the back. */
const FRONT = 124;
const BACK = 372;
const bodies = [bodyOutline(FRONT), bodyOutline(BACK)];

/** A muscle on both sides of a figure, given for the right half in distances from the middle. */
const pair = (x: number, curve: Curve): Curve[] => {
  const right = place(curve, [x, 0]);
  return [right, mirror(right, x)];
};
const front = (spec: string) => pair(FRONT, outline(spec));
const back = (spec: string) => pair(BACK, outline(spec));
const fibers = (x: number, specs: readonly string[]) => specs.flatMap((s) => pair(x, line(s)));

const face = [
  ...fibers(FRONT, ['5,46 10,43 15,46', '5,50 10,52 15,50']),
  line(`${FRONT},50 ${FRONT - 3},62 ${FRONT + 3},63`),
  line(`${FRONT - 8},72 ${FRONT},74 ${FRONT + 8},72`),
];
const neckFront = front('3,113 9,100 11,88 15,90 13,104 8,115');
const trapeziusFront = front('15,102 24,109 40,114 44,118 26,117 14,113');
const pectoralis = front('2,121! 22,119 44,123 56,140 59,152 50,162 34,171 14,171 2,165!');
const deltoidFront = front('44,117 60,121 71,136 76,160 73,178 66,166 60,148 52,136 44,124');
const biceps = front('58,158 66,170 73,182 76,200 74,216 67,214 62,200 58,180');
const forearmFront = front('70,220 78,208 85,222 91,250 95,280 91,288 84,286 76,262 70,238');
const oblique = front(
  '26,174 40,171 51,164 50,188 46,214 43,238 47,260 40,272 28,264 23,236 23,200',
);
const rectus = front('1,172! 20,174 21,206 20,244 14,280 1,308!');
const bands = [...fibers(FRONT, ['2,194! 20,195', '2,217! 20,217', '2,240! 20,239'])];
const adductors = front('3,318 22,304 34,314 26,348 14,388 9,366');
const sartorius = front(
  '46,272 52,276 48,300 34,338 20,378 15,416 10,424 9,412 14,376 30,332 42,298',
);
const rectusFemoris = front('46,300 52,316 50,356 44,398 38,420 32,412 30,380 36,338');
const lateralis = front('54,290 60,330 58,362 52,400 46,424 41,420 46,396 52,356 54,318');
const medialis = front('27,374 30,400 34,420 30,432 20,436 13,426 18,404 22,384');
const kneecap = front('30,436 38,426 44,434 41,446 33,446');
const tibialis = front('36,452 44,460 45,482 40,516 32,548 24,566 22,560 28,530 30,490 32,462');
const calfFront = [
  ...front('46,452 51,474 47,504 43,524 45,490'),
  ...front('14,446 20,456 22,480 20,506 13,490 12,466'),
];
const frontFibers = fibers(FRONT, [
  '6,128 34,134 56,150',
  '6,142 34,146 54,156',
  '8,156 32,158 48,160',
  '54,126 64,142 72,166',
  '48,124 58,138 68,162',
  '64,176 69,196 70,210',
  '78,216 86,246 91,278',
  '74,228 80,254 88,280',
  '44,176 32,200 26,226',
  '46,196 34,220 26,244',
  '44,222 34,242 30,258',
  '46,316 42,356 37,404',
  '51,320 48,362',
  '57,330 52,372 47,410',
  '34,460 36,490 30,530',
  '40,466 40,494',
]);

const trapezius = back('1,86! 9,92 13,104 26,111 50,118 40,126 26,144 10,186 1,212!');
const deltoidBack = back('50,118 62,121 72,138 77,162 74,178 66,168 58,150 48,134 42,126');
const shoulderBlade = back('27,144 44,128 58,152 52,166 38,168 26,160');
const latissimus = back(
  '2,214! 11,188 24,160 38,170 52,168 53,186 48,214 43,238 32,256 18,264 2,266!',
);
const triceps = back('58,158 66,170 75,180 80,200 82,216 74,222 66,210 60,186');
const forearmBack = back('70,224 82,216 88,236 93,262 96,284 90,288 84,286 76,262');
const gluteus = back('2,272! 18,264 36,262 48,272 58,296 60,322 46,334 22,338 3,328');
const hamstrings = back(
  '7,340 24,342 46,338 58,328 60,352 55,388 48,424 42,428 38,404 32,392 27,404 20,432 13,428 10,400 7,366',
);
const gastrocnemius = back(
  '14,440 24,436 32,444 40,436 47,440 52,470 48,498 40,514 33,504 26,518 17,508 12,478',
);
const tendon = back('26,520 33,508 40,516 37,544 38,572 26,572 28,544');
const backFibers = fibers(BACK, [
  '4,110 20,116 42,120',
  '4,128 18,132 30,134',
  '4,150 12,156 18,158',
  '4,176 8,182',
  '46,176 30,204 8,240',
  '50,190 34,224 10,254',
  '36,176 22,200 6,226',
  '32,150 44,146 54,152',
  '32,158 44,158 50,162',
  '56,126 66,142 73,166',
  '66,178 74,200 76,214',
  '78,222 86,250 92,280',
  '50,284 30,308 8,316',
  '42,274 22,294 6,300',
  '54,306 36,324 20,330',
  '18,350 18,384 18,418',
  '32,346 33,370 32,388',
  '48,344 48,376 45,412',
  '20,450 19,476 22,502',
  '44,450 45,474 42,502',
  '32,452 33,476 33,496',
]);

/** The main muscles, from the front and from the back. */
export const muscular = definePlate({
  id: 'muscular',
  title: 'The main muscles, from the front and from the back',
  width: 496,
  height: 600,
  alt: 'Two figures of the same body: on the left seen from the front, on the right from the back. Front: a slanting strap at each side of the neck, a cap over each shoulder, a fan-shaped muscle on each side of the chest, a muscle at the front of the upper arm, a long muscle with cross bands on each side of the midline of the abdomen and a slanting one at its side, a long strap across the thigh with several muscles beside it, and a muscle beside the shin. Back: a kite-shaped muscle from the neck to the middle of the back, a cap over each shoulder, a muscle at the back of the upper arm, a broad muscle of the lower back, a large rounded muscle of the buttock, muscles at the back of the thigh, and a calf muscle that narrows to a white cord above the heel.',
  drawing: [
    area(bodies, 'paper', 'fine'),
    ink(face, 'hair'),
    area(
      [...neckFront, ...trapeziusFront, ...oblique, ...adductors, ...forearmFront, ...calfFront],
      'tint',
      'fine',
    ),
    area([...rectus, ...lateralis, ...medialis, ...rectusFemoris, ...tibialis], 'shade', 'fine'),
    ink(bands, 'fine'),
    area(sartorius, 'tint', 'fine'),
    area(kneecap, 'paper', 'fine'),
    area(biceps, 'shade', 'fine'),
    area(pectoralis, 'shade', 'fine'),
    area(deltoidFront, 'tint', 'fine'),
    ink(frontFibers, 'hair'),
    area([...shoulderBlade, ...forearmBack], 'tint', 'fine'),
    area([...latissimus, ...triceps], 'shade', 'fine'),
    area([...trapezius, ...deltoidBack], 'tint', 'fine'),
    area(hamstrings, 'shade', 'fine'),
    area(gluteus, 'tint', 'fine'),
    area(gastrocnemius, 'tint', 'fine'),
    area(tendon, 'paper', 'fine'),
    ink(backFibers, 'hair'),
  ],
  parts: [
    {
      id: 'sternocleidomastoid',
      name: 'the sternocleidomastoid',
      place: 'Slanting strap at the side of the neck, front view',
      outline: neckFront[0] ?? [],
      region: place(outline('1,116 5,96 9,86 18,88 17,104 10,120'), [FRONT, 0]),
      side: 'above',
      at: [136, 98],
    },
    {
      id: 'pectoralis-major',
      name: 'the pectoralis major',
      place: 'Fan-shaped muscle of the chest',
      outline: pectoralis[1] ?? [],
      side: 'left',
    },
    {
      id: 'deltoid',
      name: 'the deltoid',
      place: 'Cap over the shoulder, front view',
      outline: deltoidFront[1] ?? [],
      side: 'left',
      at: [58, 142],
    },
    {
      id: 'biceps-brachii',
      name: 'the biceps brachii',
      place: 'Muscle at the front of the upper arm',
      outline: biceps[1] ?? [],
      side: 'left',
    },
    {
      id: 'rectus-abdominis',
      name: 'the rectus abdominis',
      place: 'Long muscle with cross bands beside the midline of the abdomen',
      outline: rectus[1] ?? [],
      side: 'left',
      at: [114, 228],
    },
    {
      id: 'external-oblique',
      name: 'the external oblique',
      place: 'Muscle at the side of the abdomen',
      outline: oblique[1] ?? [],
      side: 'left',
      at: [90, 246],
    },
    {
      id: 'rectus-femoris',
      name: 'the rectus femoris',
      place: 'Muscle in the middle of the front of the thigh',
      outline: rectusFemoris[1] ?? [],
      side: 'left',
    },
    {
      id: 'sartorius',
      name: 'the sartorius',
      place: 'Long strap that crosses the front of the thigh',
      outline: sartorius[1] ?? [],
      side: 'left',
      at: [106, 378],
    },
    {
      id: 'tibialis-anterior',
      name: 'the tibialis anterior',
      place: 'Muscle beside the shin',
      outline: tibialis[1] ?? [],
      side: 'left',
    },
    {
      id: 'latissimus-dorsi',
      name: 'the latissimus dorsi',
      place: 'Broad muscle of the lower back',
      outline: latissimus[0] ?? [],
      side: 'right',
    },
    {
      id: 'triceps-brachii',
      name: 'the triceps brachii',
      place: 'Muscle at the back of the upper arm',
      outline: triceps[0] ?? [],
      side: 'right',
    },
    {
      id: 'trapezius',
      name: 'the trapezius',
      place: 'Kite-shaped muscle of the neck and upper back',
      outline: trapezius[0] ?? [],
      side: 'right',
      at: [386, 124],
    },
    {
      id: 'hamstrings',
      name: 'the hamstring group',
      place: 'Muscles at the back of the thigh',
      outline: hamstrings[0] ?? [],
      side: 'right',
      at: [420, 370],
    },
    {
      id: 'gluteus-maximus',
      name: 'the gluteus maximus',
      place: 'Large rounded muscle of the buttock',
      outline: gluteus[0] ?? [],
      side: 'right',
    },
    {
      id: 'gastrocnemius',
      name: 'the gastrocnemius',
      place: 'Muscle of the calf, back view',
      outline: gastrocnemius[0] ?? [],
      side: 'right',
      at: [416, 474],
    },
    {
      id: 'calcaneal-tendon',
      name: 'the calcaneal tendon',
      place: 'White cord above the heel',
      outline: tendon[0] ?? [],
      side: 'right',
      at: [404, 546],
    },
  ],
});
