import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, rounded, table } from '../support-computed.js';

/** The number with a comma between thousands. */
const grouped = (value: number) => value.toLocaleString('en-US');

/** How many cells there are after several divisions. */
const doublingModel = computedSupply({
  id: 'science.bacterial-doubling',
  objective: 'science.biology.micro-organisms',
  difficulty: 0.2,
  rows: [
    {
      where: 'A sandwich carries 50 bacteria that double every 30 minutes',
      start: 50,
      each: 30,
      hours: 2,
    },
    {
      where: 'A broth contains 200 bacteria that double every 20 minutes',
      start: 200,
      each: 20,
      hours: 1,
    },
    {
      where: 'A catheter carries 10 bacteria that double every 60 minutes',
      start: 10,
      each: 60,
      hours: 5,
    },
    {
      where: 'A bowl of rice contains 30 bacteria that double every 20 minutes',
      start: 30,
      each: 20,
      hours: 2,
    },
    {
      where: 'A culture contains 400 yeast cells that double every 90 minutes',
      start: 400,
      each: 90,
      hours: 6,
    },
  ],
  build: ({ where, start, each, hours }) => {
    const times = (hours * 60) / each;
    const key = start * 2 ** times;
    return {
      stem: `${where}. How many are there after ${hours} ${hours === 1 ? 'hour' : 'hours'} if none die? Type a number.`,
      key,
      because: `In ${hours * 60} minutes there are ${times} doublings, and ${start} × ${2 ** times} = ${grouped(key)}.`,
      slips: [
        [
          start * 2 * times,
          'adds-at-each-step',
          'This multiplies by 2 only once and then by the number of divisions.',
        ],
        [
          start * (times + 1),
          'adds-at-each-step',
          'This adds the starting number each time instead of doubling.',
        ],
        [start * 2, 'stops-after-first-step', 'This is the number after a single division.'],
      ],
      steps: [
        `Count the doublings: ${hours * 60} minutes ÷ ${each} minutes = ${times}.`,
        `Each doubling multiplies by 2, so the number grows by a factor of ${2 ** times}.`,
        `Multiply: ${start} × ${2 ** times} = ${grouped(key)}.`,
      ],
      remember: 'Doubling multiplies by 2 each time; it does not add.',
    };
  },
  solve: ([start = 0, minutes = 1, hours = 0]) => {
    let cells = start;
    for (let t = minutes; t <= hours * 60; t += minutes) cells += cells;
    return cells;
  },
});

/** Chromosome numbers through division and fertilization. */
const chromosomeNumberModel = computedChoice({
  id: 'science.chromosome-number',
  objective: 'science.biology.cells',
  difficulty: 0.1,
  rows: [
    {
      stem: 'A skin cell of a dog has 78 chromosomes. How many does each of its two daughter cells have after mitosis?',
      n: 78,
      key: 78,
      step: 'Mitosis keeps the number, so each daughter cell has 78.',
    },
    {
      stem: 'A leaf cell of a pea plant has 14 chromosomes. How many chromosomes does an egg cell of this plant have?',
      n: 14,
      key: 7,
      step: 'Egg cells are formed by meiosis and have half: 14 ÷ 2 = 7.',
    },
    {
      stem: 'A sperm cell of a cat has 19 chromosomes. How many chromosomes does a liver cell of the cat have?',
      n: 19,
      key: 38,
      step: 'A body cell has two sets, one from each parent: 2 × 19 = 38.',
    },
    {
      stem: 'A fruit fly egg has 4 chromosomes and is fertilized by a normal sperm. How many chromosomes does the zygote have?',
      n: 4,
      key: 8,
      step: 'Egg and sperm bring the same number: 4 + 4 = 8.',
    },
    {
      stem: 'A horse cell with 64 chromosomes goes through meiosis. How many chromosomes does each of the four new cells have?',
      n: 64,
      key: 32,
      step: 'Meiosis halves the number: 64 ÷ 2 = 32.',
    },
    {
      stem: 'A pollen nucleus of corn has 10 chromosomes. How many chromosomes does a root cell of corn have after it has gone through mitosis?',
      n: 10,
      key: 20,
      step: 'A body cell has 2 × 10 = 20, and mitosis keeps this number.',
    },
  ],
  unit: () => 'chromosomes',
  build: ({ stem, n, key, step }) => ({
    stem,
    key,
    because: step,
    slips: [
      [
        n,
        'mixes-up-cells',
        stem.includes('fertilized')
          ? "This leaves out the sperm's chromosomes."
          : 'This leaves the number as it was, which is true of mitosis in body cells only.',
      ],
      [n * 2, 'mixes-up-cells', 'This doubles the number, which fits fertilization only.'],
      [n * 4, 'mixes-up-cells', 'This doubles the number twice.'],
      [n * 3, 'mixes-up-cells', 'This multiplies by three, which no step of division does.'],
      ...(n % 2 === 0
        ? [[n / 2, 'mixes-up-cells', 'This halves the number, which fits meiosis only.'] as const]
        : []),
      ...(n >= 8 && n % 4 === 0
        ? [[n / 4, 'mixes-up-cells', 'This halves the number twice.'] as const]
        : []),
    ],
    steps: [
      'Decide whether the cell asked about is a body cell (two sets) or a sex cell (one set).',
      'Mitosis keeps the number, meiosis halves it, and fertilization adds two halves.',
      step,
    ],
    remember: 'Body cells have two sets of chromosomes, and sex cells have one.',
  }),
  solve: ([n = 0], stem) => {
    const given = /sperm cell|egg has|pollen/.test(stem) ? 1 : 2;
    const wanted = /an egg cell of|through meiosis/.test(stem) ? 1 : 2;
    return (n / given) * wanted;
  },
});

/** Total magnification of a light microscope. */
const magnificationModel = computedSupply({
  id: 'science.total-magnification',
  objective: 'science.biology.cells',
  difficulty: -0.4,
  rows: [
    { eye: 10, lens: 40 },
    { eye: 15, lens: 40 },
    { eye: 10, lens: 4 },
    { eye: 12, lens: 100 },
  ],
  build: ({ eye, lens }) => ({
    stem: `A student views cells with a ${eye}× eyepiece and a ${lens}× objective. By what factor are the cells magnified? Type a number.`,
    key: eye * lens,
    because: `The lenses multiply: ${eye} × ${lens} = ${grouped(eye * lens)}.`,
    slips: [
      [
        eye + lens,
        'adds-instead-of-multiplies',
        'This adds the two factors, but the eyepiece enlarges an image that is already enlarged.',
      ],
      [lens, 'leaves-out-number', 'This is the enlargement of the objective alone.'],
      [lens / eye, 'divides-instead-of-multiplies', 'This divides the factors.'],
    ],
    steps: [
      `The objective makes an image that is ${lens} times as large.`,
      `The eyepiece enlarges this image by another factor of ${eye}.`,
      `Multiply: ${eye} × ${lens} = ${grouped(eye * lens)}.`,
    ],
    remember: 'Total magnification = eyepiece × objective.',
  }),
  solve: ([eye = 0, lens = 0]) => lens / (1 / eye),
});

/** The true size of what a picture shows. */
const trueSizeModel = computedChoice({
  id: 'science.true-size',
  objective: 'science.biology.cells',
  difficulty: 0.4,
  rows: [
    { what: 'a red blood cell', image: 16, times: 2000 },
    { what: 'a bacterium', image: 10, times: 5000 },
    { what: 'an onion cell', image: 30, times: 100 },
    { what: 'a mitochondrion', image: 24, times: 12000 },
    { what: 'a pollen grain', image: 18, times: 400 },
  ],
  unit: () => 'µm',
  build: ({ what, image, times }) => {
    const key = rounded((image * 1000) / times);
    return {
      stem: `In a picture magnified ${times.toLocaleString('en-US')} times, ${what} is ${image} mm long. What is its actual length? (1 mm = 1,000 µm)`,
      key,
      because: `${image} mm is ${grouped(image * 1000)} µm, and ${grouped(image * 1000)} ÷ ${grouped(times)} = ${key} µm.`,
      slips: [
        [
          rounded(key * 10, 2),
          'misplaces-decimal',
          'The decimal point is one place too far to the right.',
        ],
        [
          rounded(key / 10, 2),
          'misplaces-decimal',
          'The decimal point is one place too far to the left.',
        ],
        [
          rounded(times / image, 1),
          'inverts-ratio',
          'This divides the magnification by the length.',
        ],
        [
          rounded(key * 2, 2),
          'gives-double',
          `An object of this length would be ${2 * image} mm long in the picture, not ${image} mm.`,
        ],
        [image, 'leaves-out-number', 'This is the length in the picture in millimeters.'],
      ],
      steps: [
        `Convert the length in the picture: ${image} mm = ${grouped(image * 1000)} µm.`,
        'The real object is smaller than its picture, so divide by the magnification.',
        `${grouped(image * 1000)} ÷ ${grouped(times)} = ${key} µm.`,
      ],
      remember: 'Real size = image size ÷ magnification.',
    };
  },
  solve: ([times = 1, image = 0]) => (image / times) * 1000,
});

/** Surface area to volume ratio of a cube-shaped cell. */
const surfaceRatioModel = computedChoice({
  id: 'science.surface-to-volume',
  objective: 'science.biology.cells',
  difficulty: 0.5,
  rows: [
    { side: 2, what: 'A model cell is a cube' },
    { side: 3, what: 'A cube of agar represents a cell' },
    { side: 4, what: 'A gelatin cube stands for a cell' },
    { side: 5, what: 'A student cuts a potato cube as a model of a cell' },
  ],
  build: ({ side, what }) => {
    const [area, volume] = [6 * side ** 2, side ** 3];
    const key = rounded(area / volume);
    return {
      stem: `${what} with sides of ${side} mm. What is the ratio of its surface area (in mm²) to its volume (in mm³), as a single number?`,
      key,
      because: `The surface area is ${area} mm², the volume is ${volume} mm³, and ${area} ÷ ${volume} = ${key}.`,
      slips: [
        [rounded(volume / area, 2), 'inverts-ratio', 'This divides volume by surface.'],
        [
          rounded(side ** 2 / volume, 2),
          'leaves-out-number',
          'This counts one face of the cube instead of six.',
        ],
        [area, 'leaves-out-division', 'This is the surface area alone.'],
        [
          rounded((4 * side ** 2) / volume, 2),
          'leaves-out-number',
          'This counts four faces of the cube instead of six.',
        ],
        [rounded(key * 2, 2), 'gives-double', 'This is twice the ratio.'],
        [rounded(key / 2, 2), 'gives-half', 'This is half of the ratio.'],
      ],
      steps: [
        `Surface of six faces: 6 × ${side} × ${side} = ${area} mm².`,
        `Volume: ${side} × ${side} × ${side} = ${volume} mm³.`,
        `Divide: ${area} ÷ ${volume} = ${key}. The larger the cell, the smaller this ratio.`,
      ],
      remember: 'Small cells have more surface for each unit of volume.',
    };
  },
  solve: ([side = 1]) => rounded(6 / side),
});

/** How long a phase lasts, from the share of cells seen in it. */
const phaseTimeModel = computedSupply({
  id: 'science.phase-time',
  objective: 'science.biology.cells',
  difficulty: 0.5,
  rows: [
    { phase: 'prophase', seen: 30, all: 500, hours: 20 },
    { phase: 'metaphase', seen: 10, all: 200, hours: 24 },
    { phase: 'interphase', seen: 360, all: 400, hours: 20 },
    { phase: 'anaphase', seen: 6, all: 240, hours: 16 },
    { phase: 'telophase', seen: 15, all: 300, hours: 22 },
  ],
  unit: () => 'hours',
  build: ({ phase, seen, all, hours }) => {
    const key = rounded((seen / all) * hours);
    return {
      stem: `Of ${all} cells in a root tip, ${seen} are in ${phase}. One full cell cycle takes ${hours} hours. About how many hours does ${phase} last? Type a number.`,
      key,
      because: `The share is ${seen} ÷ ${all} = ${rounded(seen / all)}, and ${rounded(seen / all)} × ${hours} = ${key} hours.`,
      slips: [
        [
          rounded((seen / all) * 100),
          'gives-other-quantity',
          'This is the percent of cells in the phase and not a time.',
        ],
        [
          rounded((1 - seen / all) * hours),
          'gives-the-rest',
          'This is the time spent in all other phases.',
        ],
        [
          rounded(hours / seen, 3),
          'leaves-out-number',
          'This divides the time by the cells in one phase and ignores the total.',
        ],
      ],
      steps: [
        `Find the share of cells in ${phase}: ${seen} ÷ ${all} = ${rounded(seen / all)}.`,
        'If cells divide at random times, the share of cells equals the share of time.',
        `Multiply by the length of the cycle: ${rounded(seen / all)} × ${hours} = ${key} hours.`,
      ],
      remember: 'The more cells in a phase, the longer it lasts.',
    };
  },
  solve: ([all = 1, seen = 0, hours = 0]) => seen / (all / hours),
});

/** The concentration at which potato pieces neither gain nor lose mass. */
const isotonicModel = computedChoice({
  id: 'science.isotonic-point',
  objective: 'science.biology.cells',
  difficulty: 0.6,
  rows: [
    { what: 'potato', cs: [0.1, 0.2, 0.3, 0.4, 0.5], gains: [8, 3, 0, -4, -9] },
    { what: 'carrot', cs: [0.2, 0.3, 0.4, 0.5, 0.6], gains: [12, 7, 4, 0, -5] },
    { what: 'beet', cs: [0.1, 0.2, 0.3, 0.4, 0.5], gains: [5, 0, -4, -7, -11] },
    { what: 'cucumber', cs: [0.1, 0.2, 0.3, 0.4, 0.5], gains: [14, 9, 5, 0, -3] },
  ],
  unit: () => 'mol/L',
  build: ({ what, cs, gains }) => {
    const at = gains.indexOf(0);
    const key = cs[at] ?? 0;
    const gain = (g: number) => (g > 0 ? `+${g}%` : `${g}%`.replace('-', '−'));
    return {
      stem: `Pieces of ${what} are left in sucrose solutions for an hour.\n\n${table(
        ['Sucrose (mol/L)', 'Change in mass'],
        cs.map((c, i) => [c, gain(gains[i] ?? 0)]),
      )}\n\nWhich sucrose solution has the same concentration of dissolved particles as the ${what} cells?`,
      key,
      because: `At ${key} mol/L the mass stays the same, so as much water enters as leaves.`,
      slips: cs
        .filter((c) => c !== key)
        .map(
          (c) =>
            [
              c,
              'mixes-up-cells',
              `At ${c} mol/L the mass changes by ${gain(gains[cs.indexOf(c)] ?? 0)}, so more water moves one way than the other.`,
            ] as const,
        ),
      steps: [
        'A gain in mass means that water entered the cells; a loss means that it left.',
        'Equal concentrations leave the mass unchanged.',
        `Only the row with ${key} mol/L has a change of 0%.`,
      ],
      remember: 'No change in mass means isotonic.',
    };
  },
  solve: (_numbers, stem) => Number(/^\| ([\d.]+) \| 0% \|$/m.exec(stem)?.[1]),
});

/** Models of numbers of cells and of their sizes. */
export const CELL_NUMBER_MODELS: readonly ItemModel[] = [
  doublingModel,
  chromosomeNumberModel,
  magnificationModel,
  trueSizeModel,
  surfaceRatioModel,
  phaseTimeModel,
  isotonicModel,
];
