import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, rounded } from '../support-computed.js';

/** The energy of a food from its nutrients. */
const foodEnergyModel = computedSupply({
  id: 'science.food-energy',
  objective: 'science.biology.macromolecules',
  difficulty: 0,
  rows: [
    { what: 'A granola bar', carbs: 25, protein: 5, fat: 6 },
    { what: 'A cup of yogurt', carbs: 12, protein: 10, fat: 4 },
    { what: 'A slice of cheese pizza', carbs: 36, protein: 12, fat: 10 },
    { what: 'A boiled egg', carbs: 1, protein: 6, fat: 5 },
    { what: 'A tube feeding', carbs: 50, protein: 15, fat: 12 },
  ],
  unit: () => 'kcal',
  build: ({ what, carbs, protein, fat }) => {
    const key = 4 * carbs + 4 * protein + 9 * fat;
    return {
      stem: `${what} contains ${carbs} g of carbohydrate, ${protein} g of protein, and ${fat} g of fat. Carbohydrate and protein yield 4 kcal per gram, and fat yields 9 kcal per gram. How many kilocalories does ${what.replace(/^A/, 'the')} provide? Type a number.`,
      key,
      because: `${4 * carbs} + ${4 * protein} + ${9 * fat} = ${key} kcal.`,
      slips: [
        [
          4 * (carbs + protein + fat),
          'energy-per-gram-mixed-up',
          'This counts fat at 4 kcal per gram instead of 9.',
        ],
        [
          4 * carbs + 9 * (protein + fat),
          'energy-per-gram-mixed-up',
          'This counts protein at 9 kcal per gram instead of 4.',
        ],
        [carbs + protein + fat, 'leaves-out-number', 'This is the mass of the nutrients in grams.'],
      ],
      steps: [
        `Carbohydrate and protein: 4 × ${carbs} = ${4 * carbs} and 4 × ${protein} = ${4 * protein} kcal.`,
        `Fat: 9 × ${fat} = ${9 * fat} kcal.`,
        `Add: ${4 * carbs} + ${4 * protein} + ${9 * fat} = ${key} kcal.`,
      ],
      remember: '4 for carbohydrate, 4 for protein, 9 for fat.',
    };
  },
  solve: ([carbs = 0, protein = 0, fat = 0]) => (carbs + protein + fat) * 4 + fat * 5,
});

/** The share of a food's energy that comes from fat. */
const fatShareModel = computedChoice({
  id: 'science.energy-from-fat',
  objective: 'science.biology.macromolecules',
  difficulty: 0.4,
  rows: [
    { what: 'A muffin', kcal: 360, fat: 16 },
    { what: 'A cup of soup', kcal: 180, fat: 5 },
    { what: 'A burger', kcal: 540, fat: 30 },
    { what: 'A protein bar', kcal: 225, fat: 8 },
  ],
  unit: () => '%',
  build: ({ what, kcal, fat }) => {
    const energy = 9 * fat;
    const key = rounded((energy / kcal) * 100);
    return {
      stem: `${what} provides ${kcal} kcal and contains ${fat} g of fat, which yields 9 kcal per gram. What percent of the energy in ${what.replace(/^A/, 'the')} comes from fat?`,
      key,
      because: `Fat gives 9 × ${fat} = ${energy} kcal, and ${energy} ÷ ${kcal} × 100 = ${key}, so the share is ${key}%.`,
      slips: [
        [
          rounded(((4 * fat) / kcal) * 100, 1),
          'energy-per-gram-mixed-up',
          'This counts fat at 4 kcal per gram.',
        ],
        [rounded(100 - key, 1), 'gives-the-rest', 'This is the share of the other nutrients.'],
        [
          rounded((fat / kcal) * 100, 1),
          'leaves-out-number',
          'This compares grams with kilocalories.',
        ],
        [fat, 'count-as-percent', 'This is the fat in grams.'],
        [
          rounded(key / 2, 1),
          'gives-half',
          `This would fit ${energy / 2} kcal from fat, but ${fat} g of fat yields ${energy} kcal.`,
        ],
      ],
      steps: [
        `Energy from fat: 9 × ${fat} = ${energy} kcal.`,
        `Divide by all of the energy: ${energy} ÷ ${kcal} = ${rounded(energy / kcal)}.`,
        `That is ${key}%.`,
      ],
      remember: 'Convert grams of fat to kilocalories before comparing.',
    };
  },
  solve: ([kcal = 1, fat = 0]) => (fat * 900) / kcal,
});

/** Expected numbers of offspring. */
const expectedOffspringModel = computedSupply({
  id: 'science.expected-offspring',
  objective: 'science.biology.heredity',
  difficulty: 0.3,
  rows: [
    {
      stem: 'Two tall pea plants with the genotype Tt are crossed and produce 240 seedlings; tt plants are short. About how many short plants are expected? Type a number.',
      total: 240,
      quarters: 1,
      boxes: 'The boxes are TT, Tt, Tt, and tt, and only tt is short',
    },
    {
      stem: 'A black mouse with the genotype Bb is mated with a brown mouse (bb). They have 36 young over a year. How many brown ones are expected? Type a number.',
      total: 36,
      quarters: 2,
      boxes: 'The boxes are Bb, Bb, bb, and bb, and both bb are brown',
    },
    {
      stem: 'Two snapdragons with pink flowers (RW) are crossed and produce 160 plants; RR is red, RW is pink, and WW is white. How many pink plants are expected? Type a number.',
      total: 160,
      quarters: 2,
      boxes: 'The boxes are RR, RW, RW, and WW, and both RW are pink',
    },
    {
      stem: 'Two fruit flies with the genotype Nn are crossed; N, the allele for normal wings, is dominant. Of 400 offspring, how many are expected to have normal wings? Type a number.',
      total: 400,
      quarters: 3,
      boxes: 'The boxes are NN, Nn, Nn, and nn, and one N is enough for normal wings',
    },
    {
      stem: 'A plant with round seeds (RR) is crossed with one that has wrinkled seeds (rr). Of 120 offspring, how many are expected to be heterozygous? Type a number.',
      total: 120,
      quarters: 4,
      boxes: 'All boxes are Rr, which is heterozygous',
    },
  ],
  build: ({ stem, total, quarters, boxes }) => {
    const key = (total * quarters) / 4;
    return {
      stem,
      key,
      because: `${quarters} of 4 boxes ${quarters === 1 ? 'fits' : 'fit'}, and ${total} × ${quarters} ÷ 4 = ${key}.`,
      slips: [
        [total / 4, 'takes-one-box-by-habit', 'This counts one box of four.'],
        [(total * 3) / 4, 'expects-three-to-one', 'This counts three boxes of four.'],
        [total / 2, 'takes-half-by-habit', 'This counts two boxes of four.'],
        [total, 'expects-all-alike', 'This counts all of the offspring.'],
      ],
      steps: [
        'Draw the Punnett square of the two parents.',
        `${boxes}: ${quarters} of 4.`,
        `Multiply the total by this share: ${total} × ${quarters} ÷ 4 = ${key}.`,
      ],
      remember: 'Expected number = share of boxes × total.',
    };
  },
  solve: (_numbers, stem) => {
    const total = Number(/(\d+) (?:seedlings|young|plants;|offspring)/.exec(stem)?.[1]);
    if (stem.includes('short plants')) return total * 0.25;
    if (stem.includes('normal wings')) return total * 0.75;
    return stem.includes('(RR) is crossed') ? total : total * 0.5;
  },
});

/** How many of the four boxes fit, in words. */
const fitting = (key: number) => ['none', 'one', 'two', 'three', 'all'][key / 25];

/** 25%: the complement of the answer, if three boxes fit. */
const oneBox = (key: number) =>
  key === 75
    ? ([25, 'gives-the-rest', 'This is the chance that the child is affected.'] as const)
    : ([
        25,
        'takes-one-box-by-habit',
        `That would take one box of four, but ${fitting(key)} fit.`,
      ] as const);

/** 75%: the complement of the answer, if one box fits. */
const threeBoxes = (key: number) =>
  key === 25
    ? ([75, 'gives-the-rest', 'This is the chance that the child is not affected.'] as const)
    : ([
        75,
        'expects-three-to-one',
        `That would take three boxes of four, but only ${fitting(key)} fit.`,
      ] as const);

/** Chances of several births. */
const twoBirthsModel = computedChoice({
  id: 'science.chance-of-births',
  objective: 'science.biology.heredity',
  difficulty: 0.6,
  rows: [
    {
      stem: 'Both parents carry the recessive allele for cystic fibrosis and are healthy. What is the chance that their first child is affected?',
      key: 25,
      why: 'one of four boxes is aa',
      remember: 'Aa × Aa: one child in four is expected to be aa.',
    },
    {
      stem: 'Both parents carry the recessive allele for sickle cell disease. Their first child is healthy. What is the chance that their second child is affected?',
      key: 25,
      why: 'each birth is independent, and one of four boxes is aa',
      remember: 'Every birth starts with the same odds.',
    },
    {
      stem: 'One parent has a dominant disease (Hh) and the other is healthy (hh). What is the chance that a child of theirs has the disease?',
      key: 50,
      why: 'two of four boxes are Hh',
      remember: 'Hh × hh: half of the children are expected to show the dominant trait.',
    },
    {
      stem: 'A couple has three daughters. What is the chance that their fourth child will be a boy?',
      key: 50,
      why: 'two of the four boxes of XX × XY are XY',
      earlier: 'Three daughters',
      remember: 'Every birth starts with the same odds.',
    },
    {
      stem: 'Two carriers (Aa) of a recessive disease have a child. What is the chance that the child is healthy?',
      key: 75,
      why: 'three of four boxes have at least one A',
      remember: 'Aa × Aa: three children in four are expected to have an A.',
    },
  ],
  unit: () => '%',
  build: ({ stem, key, why, earlier, remember }) => ({
    stem,
    key,
    because: `The chance is ${key}%, because ${why}.`,
    slips: [
      [
        0,
        'denies-possible-offspring',
        'At least one box of the square fits, so the chance is not zero.',
      ],
      earlier === undefined
        ? oneBox(key)
        : [25, 'invents-process', `${earlier} don't make a son less likely.`],
      [
        50,
        'takes-half-by-habit',
        `That would take two boxes of four, but ${key === 25 ? 'only one fits' : 'three fit'}.`,
      ],
      earlier === undefined
        ? threeBoxes(key)
        : [75, 'invents-process', `${earlier} don't make a son more likely.`],
      [
        100,
        'expects-all-alike',
        `Not every box of the square fits; only ${fitting(key)} of the four ${key === 25 ? 'does' : 'do'}.`,
      ],
    ],
    steps: [
      'Write the genotypes of the parents and draw the Punnett square.',
      /first child is healthy|three daughters/.test(stem)
        ? 'Count the boxes that fit; earlier children do not change the square.'
        : 'Count the boxes that fit the question.',
      `Here ${why}, so the chance is ${key}%.`,
    ],
    remember,
  }),
  solve: (_numbers, stem) => {
    if (/a boy|\(Hh\)/.test(stem)) return 50;
    return stem.includes('that the child is healthy') ? 100 - 25 : 50 * 0.5;
  },
});

/** Models of the energy of food and of the odds of inheritance. */
export const FOOD_AND_ODDS_MODELS: readonly ItemModel[] = [
  foodEnergyModel,
  fatShareModel,
  expectedOffspringModel,
  twoBirthsModel,
];
