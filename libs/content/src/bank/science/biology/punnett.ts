import { q, toNumber } from '../../kit/index.js';
import type { Rng } from '../../kit/rng.js';
import { inSeries } from '../../kit/series.js';
import type { ItemModel } from '../../kit/types.js';
import { MOST_ITEMS } from '../support.js';

/** A trait with complete dominance, in a made-up or well-known cross. */
interface Trait {
  organism: string;
  dominant: string;
  recessive: string;
  letter: string;
}

const TRAITS: readonly Trait[] = [
  { organism: 'pea plants', dominant: 'purple flowers', recessive: 'white flowers', letter: 'P' },
  { organism: 'pea plants', dominant: 'round seeds', recessive: 'wrinkled seeds', letter: 'R' },
  { organism: 'pea plants', dominant: 'yellow seeds', recessive: 'green seeds', letter: 'Y' },
  { organism: 'guinea pigs', dominant: 'black fur', recessive: 'brown fur', letter: 'B' },
  { organism: 'rabbits', dominant: 'short hair', recessive: 'long hair', letter: 'H' },
  { organism: 'fruit flies', dominant: 'normal wings', recessive: 'stunted wings', letter: 'N' },
  { organism: 'tomato plants', dominant: 'tall stems', recessive: 'dwarf stems', letter: 'T' },
];

type Genotype = 0 | 1 | 2; // the number of dominant alleles

const CROSSES: readonly [Genotype, Genotype][] = [
  [1, 1],
  [1, 0],
  [2, 1],
  [2, 0],
];

function written(genotype: Genotype, letter: string): string {
  const small = letter.toLowerCase();
  return [small + small, letter + small, letter + letter][genotype] ?? '';
}

/** Quarter counts of offspring with 0, 1 and 2 dominant alleles, by the four boxes of the square. */
function square(a: Genotype, b: Genotype): [number, number, number] {
  const gametes = (g: Genotype) => [g >= 1 ? 1 : 0, g === 2 ? 1 : 0];
  const boxes: [number, number, number] = [0, 0, 0];
  for (const x of gametes(a)) {
    for (const y of gametes(b)) boxes[(x + y) as Genotype] += 1;
  }
  return boxes;
}

type Asked = 'recessive' | 'dominant' | 'heterozygous';

function quarters(asked: Asked, [none, one, two]: [number, number, number]): number {
  if (asked === 'recessive') return none;
  return asked === 'heterozygous' ? one : one + two;
}

interface Cross {
  trait: Trait;
  a: Genotype;
  b: Genotype;
  asked: Asked;
  boxes: [none: number, one: number, two: number];
}

function drawCross(rng: Rng): Cross {
  const trait = rng.pick(TRAITS);
  const [a, b] = rng.pick(CROSSES);
  const asked = rng.pick<Asked>(['recessive', 'dominant', 'heterozygous']);
  return { trait, a, b, asked, boxes: square(a, b) };
}

function askedText(asked: Asked, trait: Trait): string {
  if (asked === 'heterozygous') return 'be heterozygous';
  return `have ${trait[asked]}`;
}

/** The parents, in words that don't list the same genotype twice. */
function parents(a: Genotype, b: Genotype, letter: string): string {
  const [one, two] = [written(a, letter), written(b, letter)];
  return one === two
    ? `that both have the genotype ${one}`
    : `with the genotypes ${one} and ${two}`;
}

/** The expected percentage from the stem alone, by multiplying the chances of each parent's alleles. */
function solvePercent(stem: string): number {
  const [, mother = '', father = mother] = /genotypes? (\w\w)(?: and (\w\w))?/.exec(stem) ?? [];
  const chance = (g: string) => [...g].filter((c) => c === c.toUpperCase()).length / 2;
  const [p, r] = [chance(mother), chance(father)];
  const neither = (1 - p) * (1 - r);
  if (stem.includes('be heterozygous')) return (1 - p * r - neither) * 100;
  const recessive = /dominant over the allele for ([a-z ]+) \(/.exec(stem)?.[1] ?? '?';
  const asked = /(?:expected to|average, will) have ([a-z ]+)/.exec(stem)?.[1] ?? '';
  return (asked.trim() === recessive ? neither : 1 - neither) * 100;
}

function dominance(trait: Trait): string {
  return `the allele for ${trait.dominant} (${trait.letter}) is dominant over the allele for ${trait.recessive} (${trait.letter.toLowerCase()})`;
}

function reason(trait: Trait, a: Genotype, b: Genotype, boxes: [number, number, number]): string {
  const kinds = inSeries(
    ([2, 1, 0] as const)
      .filter((g) => boxes[g] > 0)
      .map((g) => `${boxes[g]} ${written(g, trait.letter)}`),
  );
  return `The four boxes of the square for ${written(a, trait.letter)} × ${written(b, trait.letter)} hold ${kinds}.`;
}

/** `Three of the four hold at least one P`, and the percentage that makes. */
function counted(asked: Asked, trait: Trait, count: number): string {
  const many = ['None of the', 'One of the', 'Two of the', 'Three of the', 'All'][count] ?? '';
  const [one, several] = asked === 'dominant' ? ['holds', 'hold'] : ['is', 'are'];
  const what = {
    dominant: `at least one ${trait.letter}`,
    heterozygous: written(1, trait.letter),
    recessive: written(0, trait.letter),
  }[asked];
  return `${many} four ${count < 2 ? one : several} ${what}, so ${count * 25}% of the offspring are expected to ${askedText(asked, trait)}.`;
}

const WRONG_WAYS: Readonly<Record<string, readonly [string, string]>> = {
  '0': [
    'denies-possible-offspring',
    'At least one box of the square shows offspring of the kind asked for.',
  ],
  '25': [
    'takes-one-box-by-habit',
    'That would take one box of four, but the square for these parents shows a different number.',
  ],
  '50': [
    'takes-half-by-habit',
    'That would take two boxes of four, but the square for these parents shows a different number.',
  ],
  '75': [
    'expects-three-to-one',
    'That would take three boxes of four, the share with the dominant trait when both parents are heterozygous.',
  ],
  '100': [
    'expects-all-alike',
    'Not every box of the square shows offspring of the kind asked for.',
  ],
};

/** The mistake of a student who answers with a wrong percentage. */
function wrongWay(answer: string, { trait, a, b, asked, boxes }: Cross) {
  const way = WRONG_WAYS[answer];
  if (way === undefined) throw new RangeError(`no way leads to ${answer}%`);
  const [habit, said] = way;
  const isNone = answer === '100' && quarters(asked, boxes) === 0;
  const told = isNone ? 'No box of the square shows offspring of the kind asked for.' : said;
  // If three of the four boxes do show the dominant trait, 75% is the right number for another question.
  const isOther = answer === '75' && a === 1 && b === 1;
  const misconception = !isOther
    ? habit
    : asked === 'recessive'
      ? 'gives-the-rest'
      : 'gives-other-quantity';
  return { misconception, rationale: `${told} ${reason(trait, a, b, boxes)}` };
}

/** Monohybrid crosses where the student chooses the percentage. */
export const punnettChoiceModel: ItemModel = {
  id: 'science.punnett-choice',
  asks: 'apply',
  objective: 'science.biology.heredity',
  type: 'multiple-choice',
  difficulty: 0,
  variants: MOST_ITEMS,
  make(rng) {
    const cross = drawCross(rng);
    const { trait, a, b, asked, boxes } = cross;
    const percent = quarters(asked, boxes) * 25;
    const others = rng.sample(
      Object.keys(WRONG_WAYS).filter((p) => p !== `${percent}`),
      3,
    );
    return {
      type: 'multiple-choice',
      stem: `In ${trait.organism}, ${dominance(trait)}. Parents ${parents(a, b, trait.letter)} are crossed. What share of the offspring is expected to ${askedText(asked, trait)}?`,
      key: {
        text: `${percent}%`,
        value: percent,
        rationale: `${reason(trait, a, b, boxes)} ${counted(asked, trait, quarters(asked, boxes))}`,
      },
      distractors: others.map((p) => ({
        text: `${p}%`,
        value: Number(p),
        ...wrongWay(p, cross),
      })),
    };
  },
  solve: (draft) => solvePercent(draft.stem),
};

/** Monohybrid crosses where the student types the percentage. */
export const punnettSupplyModel: ItemModel = {
  id: 'science.punnett-supply',
  asks: 'apply',
  objective: 'science.biology.heredity',
  type: 'supply',
  difficulty: 0.3,
  variants: 10,
  make(rng) {
    const cross = drawCross(rng);
    const { trait, a, b, asked, boxes } = cross;
    const percent = quarters(asked, boxes) * 25;
    const errors = ['25', '50', '75', '100'].filter((p) => p !== `${percent}`).slice(0, 3);
    return {
      type: 'supply',
      stem: `A breeder crosses two ${trait.organism} ${parents(a, b, trait.letter)}; ${dominance(trait)}. What percent of their offspring, on average, will ${askedText(asked, trait)}, according to a Punnett square? Type a number.`,
      answer: `${percent}`,
      answerKind: 'number',
      unit: '%',
      rationale: `${reason(trait, a, b, boxes)} ${counted(asked, trait, quarters(asked, boxes))}`,
      commonErrors: errors.map((p) => ({
        answer: p,
        ...wrongWay(p, cross),
      })),
    };
  },
  solve: (draft) => solvePercent(draft.stem),
};

/** Two independent traits, both parents heterozygous for each. */
export const dihybridModel: ItemModel = {
  id: 'science.dihybrid-count',
  asks: 'apply',
  objective: 'science.biology.heredity',
  type: 'supply',
  difficulty: 1.1,
  variants: 8,
  make(rng) {
    const total = rng.pick([160, 320, 480, 800]);
    const [color, shape] = rng.sample(['dominant', 'recessive', 'dominant'] as const, 2) as [
      'dominant' | 'recessive',
      'dominant' | 'recessive',
    ];
    const share = q(color === 'dominant' ? 3 : 1, 4).mul(q(shape === 'dominant' ? 3 : 1, 4));
    const answer = toNumber(share.mul(total));
    const sixteenths = toNumber(share.mul(16));
    const wrong = [9, 3, 1].filter((n) => n !== sixteenths);
    return {
      type: 'supply',
      stem: `Two pea plants that are heterozygous for both seed color (yellow dominant, green recessive) and seed shape (round dominant, wrinkled recessive) are crossed. The genes assort independently. Of ${total} offspring, how many are expected to have ${color === 'dominant' ? 'yellow' : 'green'}, ${shape === 'dominant' ? 'round' : 'wrinkled'} seeds? Type a whole number.`,
      answer: `${answer}`,
      answerKind: 'number',
      rationale: `${color === 'dominant' ? 'Yellow is 3' : 'Green is 1'} of 4 and ${shape === 'dominant' ? 'round is 3' : 'wrinkled is 1'} of 4, so both together are ${sixteenths} of 16: ${total} × ${sixteenths}/16 = ${answer}.`,
      commonErrors: wrong.map((n) => ({
        answer: `${(total * n) / 16}`,
        misconception: 'mixes-up-heredity',
        rationale: `This is ${n} of 16, the share of ${{ 9: 'offspring that show both dominant traits', 3: 'each class with one dominant and one recessive trait', 1: 'offspring that show both recessive traits' }[n]}.`,
      })),
    };
  },
  solve(draft) {
    const total = Number(/Of (\d+) offspring/.exec(draft.stem)?.[1]);
    const wanted = /have (\w+), (\w+) seeds/.exec(draft.stem);
    let count = 0;
    for (let box = 0; box < 16; box++) {
      const yellow = (box & 1) + ((box >> 1) & 1) > 0 ? 'yellow' : 'green';
      const round = ((box >> 2) & 1) + ((box >> 3) & 1) > 0 ? 'round' : 'wrinkled';
      if (yellow === wanted?.[1] && round === wanted?.[2]) count++;
    }
    return (total * count) / 16;
  },
};
