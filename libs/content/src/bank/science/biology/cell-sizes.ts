import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, grouped, rounded, table } from '../support-computed.js';

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
    { side: 3, what: 'A cell is represented by a cube of agar' },
    { side: 4, what: 'A cell is represented by a gelatin cube' },
    { side: 5, what: 'As a model of a cell, a student cuts a potato cube' },
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
        [
          rounded(key * 2, 2),
          'gives-double',
          'This is twice the ratio, as if each face were counted twice.',
        ],
        [
          rounded(key / 2, 2),
          'gives-half',
          'This is half of the ratio, as if only three of the six faces were counted.',
        ],
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
              'misjudges-evidence',
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

/** Models of the sizes, times, and surroundings of cells. */
export const CELL_SIZE_MODELS: readonly ItemModel[] = [
  magnificationModel,
  trueSizeModel,
  surfaceRatioModel,
  phaseTimeModel,
  isotonicModel,
];
