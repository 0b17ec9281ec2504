import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, grouped } from '../support-computed.js';

/** How many cells there are after several divisions. */
const doublingModel = computedSupply({
  id: 'science.bacterial-doubling',
  objective: 'science.biology.micro-organisms',
  difficulty: 0.2,
  rows: [
    {
      where: 'A sandwich carries 50 bacteria, and their number doubles every 30 minutes',
      start: 50,
      each: 30,
      hours: 2,
    },
    {
      where: 'A broth contains 200 bacteria, and their number doubles every 20 minutes',
      start: 200,
      each: 20,
      hours: 1,
    },
    {
      where: 'A catheter carries 10 bacteria, and their number doubles every 60 minutes',
      start: 10,
      each: 60,
      hours: 5,
    },
    {
      where: 'A bowl of rice contains 30 bacteria, and their number doubles every 20 minutes',
      start: 30,
      each: 20,
      hours: 2,
    },
    {
      where: 'A culture contains 400 yeast cells, and their number doubles every 90 minutes',
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

/** Why the same number is wrong, and why four times it is, by the process that the question is about. */
const WRONG_COUNTS = {
  division: {
    same: 'This leaves the number as it was, as mitosis does, but meiosis halves it.',
    fourfold: 'This doubles the number twice, which no step of division does.',
  },
  fertilization: {
    same: "This leaves out the sperm's chromosomes.",
    fourfold: 'This doubles the number twice, but fertilization adds one set to another only once.',
  },
  oneSet: {
    same: 'This is the number in a single set, and a body cell has two sets.',
    fourfold: 'This doubles the number twice, but a body cell has two sets and not four.',
  },
} as const;

/** Chromosome numbers through division and fertilization. */
const chromosomeNumberModel = computedChoice({
  id: 'science.chromosome-number',
  objective: 'science.biology.cells',
  difficulty: 0.1,
  rows: [
    {
      wrong: WRONG_COUNTS.division,
      stem: 'A skin cell of a dog has 78 chromosomes. How many does each of its two daughter cells have after mitosis?',
      n: 78,
      key: 78,
      step: 'Mitosis keeps the number, so each daughter cell has 78.',
    },
    {
      wrong: WRONG_COUNTS.division,
      stem: 'A leaf cell of a pea plant has 14 chromosomes. How many chromosomes does an egg cell of this plant have?',
      n: 14,
      key: 7,
      step: 'Egg cells are formed by meiosis and have half: 14 ÷ 2 = 7.',
    },
    {
      wrong: WRONG_COUNTS.oneSet,
      stem: 'A sperm cell of a cat has 19 chromosomes. How many chromosomes does a liver cell of the cat have?',
      n: 19,
      key: 38,
      step: 'A body cell has two sets, one from each parent: 2 × 19 = 38.',
    },
    {
      wrong: WRONG_COUNTS.fertilization,
      stem: 'A fruit fly egg has 4 chromosomes and is fertilized by a normal sperm. How many chromosomes does the zygote have?',
      n: 4,
      key: 8,
      step: 'Egg and sperm bring the same number: 4 + 4 = 8.',
    },
    {
      wrong: WRONG_COUNTS.division,
      stem: 'A horse cell with 64 chromosomes goes through meiosis. How many chromosomes does each of the four new cells have?',
      n: 64,
      key: 32,
      step: 'Meiosis halves the number: 64 ÷ 2 = 32.',
    },
    {
      wrong: WRONG_COUNTS.oneSet,
      stem: 'A pollen nucleus of corn has 10 chromosomes. How many chromosomes does a root cell of corn have after it has gone through mitosis?',
      n: 10,
      key: 20,
      step: 'A body cell has 2 × 10 = 20, and mitosis keeps this number.',
    },
  ],
  unit: () => 'chromosomes',
  build: ({ wrong, stem, n, key, step }) => ({
    stem,
    key,
    because: step,
    slips: [
      [n, 'mixes-up-cells', wrong.same],
      [n * 2, 'mixes-up-cells', 'This doubles the number, which fits fertilization only.'],
      [n * 4, 'mixes-up-cells', wrong.fourfold],
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

/** Models with numbers of cells and chromosomes. */
export const CELL_NUMBER_MODELS: readonly ItemModel[] = [doublingModel, chromosomeNumberModel];
