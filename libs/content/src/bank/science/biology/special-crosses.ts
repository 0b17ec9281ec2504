import type { ItemModel } from '../../kit/types.js';

type Allele = 'A' | 'B' | 'O';
type Pair = readonly [Allele, Allele];

const CROSSES: readonly (readonly [Pair, Pair])[] = [
  [
    ['A', 'O'],
    ['B', 'O'],
  ],
  [
    ['A', 'B'],
    ['O', 'O'],
  ],
  [
    ['A', 'O'],
    ['A', 'O'],
  ],
  [
    ['B', 'O'],
    ['O', 'O'],
  ],
  [
    ['A', 'B'],
    ['A', 'B'],
  ],
  [
    ['A', 'A'],
    ['B', 'O'],
  ],
];

const TYPES = ['A', 'B', 'AB', 'O'] as const;
type BloodType = (typeof TYPES)[number];

function typeOf(x: Allele, y: Allele): BloodType {
  if (x !== y && x !== 'O' && y !== 'O') return 'AB';
  if (x === 'O') return y;
  return x;
}

const show = (pair: Pair) => `$${pair.map((a) => (a === 'O' ? 'i' : `I^${a}`)).join('')}$`;

const REASONS: Readonly<Record<number, readonly [string, string]>> = {
  0: ['denies-possible-offspring', 'none of the boxes'],
  25: ['takes-one-box-by-habit', 'one box of four'],
  50: ['takes-half-by-habit', 'two boxes of four'],
  75: ['expects-three-to-one', 'three boxes of four'],
  100: ['expects-all-alike', 'every box'],
};

/** A percentage as a number of the four boxes, in words. */
const boxes = (percent: number) =>
  [
    'none of the four boxes gives',
    'one box gives',
    'two boxes give',
    'three boxes give',
    'all four boxes give',
  ][percent / 25] ?? '';

function parentsOf(mother: Pair, father: Pair): string {
  const [one, two] = [show(mother), show(father)];
  return one === two
    ? `In the ABO blood group system, both parents have the genotype ${one}.`
    : `In the ABO blood group system, one parent has the genotype ${one}, and the other has ${two}.`;
}

/** ABO blood types of children. */
export const bloodTypeModel: ItemModel = {
  id: 'science.blood-type-cross',
  asks: 'apply',
  objective: 'science.biology.heredity',
  type: 'multiple-choice',
  difficulty: 0.6,
  variants: 10,
  make(rng) {
    const [mother, father] = rng.pick(CROSSES);
    const asked = rng.pick(TYPES);
    const children = mother.flatMap((x) => father.map((y) => typeOf(x, y)));
    const percent = children.filter((t) => t === asked).length * 25;
    const wrong = rng.sample(
      [0, 25, 50, 75, 100].filter((p) => p !== percent),
      3,
    );
    return {
      type: 'multiple-choice',
      stem: `${parentsOf(mother, father)} What is the chance that their child has blood type ${asked}?`,
      key: {
        text: `${percent}%`,
        value: percent,
        rationale: `The four boxes of the square give the types ${children.join(', ')}; type ${asked} is in ${percent === 0 ? 'none' : percent / 25} of them, which is ${percent}%.`,
      },
      distractors: wrong.map((p) => ({
        text: `${p}%`,
        value: p,
        misconception: REASONS[p]?.[0] ?? 'miscounts-boxes',
        rationale: `That would be ${REASONS[p]?.[1]}, but ${boxes(percent)} type ${asked}: they hold ${children.join(', ')}.`,
      })),
    };
  },
  solve(draft) {
    const [one = '', two = one] = [...draft.stem.matchAll(/\$([^$]+)\$/g)].map(
      (m) => m[1]?.replaceAll('I^', '') ?? '',
    );
    const asked = /blood type (\w+)\?/.exec(draft.stem)?.[1];
    const share = (pair: string, allele: string) =>
      [...pair].filter((a) => a === allele).length / 2;
    const both = (x: string, y: string) =>
      share(one, x) * share(two, y) + (x === y ? 0 : share(one, y) * share(two, x));
    if (asked === 'AB') return both('A', 'B') * 100;
    if (asked === 'O') return both('i', 'i') * 100;
    return (both(asked ?? '', asked ?? '') + both(asked ?? '', 'i')) * 100;
  },
};

interface XCross {
  asked: 'son' | 'daughter';
  mother: 'an unaffected carrier' | 'affected';
  father: 'unaffected' | 'affected';
  percent: number;
}

/** Why a wrong chance is wrong, such as what would have to be different for it to be right. */
function whyNotChance({ asked, mother, father, percent }: XCross, p: number): string {
  const isCarrier = mother === 'an unaffected carrier';
  if (p === percent / 2) {
    return `This is the share of affected ${asked}s among all children; the question is about ${asked}s.`;
  }
  if (asked === 'son') {
    if (p === 0) return 'This would be so if the mother carried no copy of the allele.';
    if (p === 100 && isCarrier) {
      return 'This would be so if the mother had two copies of the allele; a carrier has one.';
    }
  } else if (father === 'affected') {
    if (p === 0) return 'This would be so if the father were unaffected.';
    if (p === 100) return 'This would be so if the mother had two copies; a carrier has one.';
  } else if (p === (isCarrier ? 50 : 100)) {
    return "This is the share of daughters who carry the allele. The father's normal X keeps the trait from showing.";
  } else {
    return 'The father is unaffected, so every daughter gets a normal X from him.';
  }
  return `A ${asked} gets one of the mother's two X chromosomes, so the chance can only be 0%, 50%, or 100%.`;
}

const X_TRAITS = ['red-green color blindness', 'hemophilia A'] as const;

/** Which of the parents is affected, in one sentence. */
function coupleOf(mother: 'affected' | 'an unaffected carrier', father: 'affected' | 'unaffected') {
  if (mother !== 'affected') return `A woman is ${mother}, and her partner is ${father}.`;
  return father === 'affected'
    ? 'A woman and her partner are both affected.'
    : 'A woman is affected, and her partner is unaffected.';
}

/** X-linked recessive traits. */
export const xLinkedModel: ItemModel = {
  id: 'science.x-linked-cross',
  asks: 'apply',
  objective: 'science.biology.heredity',
  type: 'multiple-choice',
  difficulty: 0.8,
  variants: 8,
  make(rng) {
    const trait = rng.pick(X_TRAITS);
    const mother = rng.pick(['an unaffected carrier', 'affected'] as const);
    const father = rng.pick(['unaffected', 'affected'] as const);
    const asked = rng.pick(['son', 'daughter'] as const);
    const fromMother = mother === 'affected' ? 100 : 50;
    const percent = asked === 'son' ? fromMother : father === 'affected' ? fromMother : 0;
    const wrong = rng.sample(
      [0, 25, 50, 75, 100].filter((p) => p !== percent),
      3,
    );
    const why =
      asked === 'son'
        ? `A son gets his only X from his mother, who ${fromMother === 100 ? 'always passes on the allele' : 'passes on the allele with a chance of 50%'}; the father gives him a Y.`
        : `A daughter shows the trait only if both of her X chromosomes carry the allele. The father, who is ${father}, ${father === 'affected' ? 'always passes it to a daughter, and' : 'never passes it on, although'} ${fromMother === 100 ? 'the mother always does' : 'the mother does so with a chance of 50%'}.`;
    return {
      type: 'multiple-choice',
      stem: `The allele for ${trait} is recessive and lies on the X chromosome. ${coupleOf(mother, father)} What is the chance that a ${asked} of theirs will show the trait?`,
      key: { text: `${percent}%`, value: percent, rationale: `${why} The chance is ${percent}%.` },
      distractors: wrong.map((p) => ({
        text: `${p}%`,
        value: p,
        misconception: 'x-linked-misjudged',
        rationale: whyNotChance({ asked, mother, father, percent }, p),
      })),
    };
  },
  solve(draft) {
    const mother = /A woman (is affected|and her partner)/.test(draft.stem)
      ? ['x', 'x']
      : ['X', 'x'];
    const father = /partner (is|are both) affected/.test(draft.stem) ? ['x', 'Y'] : ['X', 'Y'];
    const wanted = draft.stem.includes('a son of') ? 'Y' : 'X';
    const children = mother.flatMap((m) => father.map((f) => [m, f]));
    const right = children.filter(([, f]) => (f === 'Y') === (wanted === 'Y'));
    const shown = right.filter((pair) => !pair.includes('X'));
    return (shown.length / right.length) * 100;
  },
};
