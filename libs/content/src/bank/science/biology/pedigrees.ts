import { type DiagramShape, diagram, writtenModel } from '../../kit/index.js';
import type { Figure, MultipleChoiceDraft } from '../../kit/types.js';

interface Person {
  /** `1`: the number shown next to the symbol. */
  id: number;
  sex: 'male' | 'female';
  affected: boolean;
}

/** Two parents and their children. */
interface Family {
  parents: [Person, Person];
  children: Person[];
}

interface PedigreeItem {
  family: Family;
  intro: string;
  ask: string;
  key: string;
  /** The three other options, each with its mistake and reason. */
  wrong: readonly (readonly [text: string, mistake: string, reason: string])[];
  reason: string;
  why: string;
  remember: string;
}

const person = (id: number, sex: Person['sex'], affected = false): Person => ({
  id,
  sex,
  affected,
});

function symbol({ id, sex, affected }: Person, x: number, y: number): DiagramShape[] {
  const tone = affected ? { tone: 'fill' as const } : {};
  return [
    sex === 'male'
      ? { draw: 'rect', x: x - 14, y: y - 14, width: 28, height: 28, ...tone }
      : { draw: 'circle', cx: x, cy: y, r: 14, ...tone },
    { draw: 'label', x: x + 22, y: y + 26, text: `${id}`, size: 12 },
  ];
}

const said = ({ id, sex, affected }: Person) =>
  `${id}: ${sex}, ${affected ? 'affected' : 'not affected'}`;

function pedigree({ parents: [a, b], children }: Family): Figure {
  const gap = 80;
  const width = Math.max(240, gap * children.length + 40);
  const middle = width / 2;
  const xs = children.map((_, i) => middle + (i - (children.length - 1) / 2) * gap);
  const [first = middle, last = middle] = [xs[0], xs.at(-1)];
  return diagram({
    width,
    height: 190,
    alt: `Pedigree of two generations; squares are males, circles are females, and filled symbols are affected individuals. Parents: ${said(a)}; ${said(b)}. Children: ${children.map(said).join('; ')}.`,
    shapes: [
      { draw: 'line', from: [middle - 46, 40], to: [middle + 46, 40] },
      { draw: 'line', from: [middle, 40], to: [middle, 90] },
      { draw: 'line', from: [first, 90], to: [last, 90] },
      ...xs.map((x): DiagramShape => ({ draw: 'line', from: [x, 90], to: [x, 126] })),
      ...symbol(a, middle - 60, 40),
      ...symbol(b, middle + 60, 40),
      ...children.flatMap((child, i) => symbol(child, xs[i] ?? middle, 140)),
    ],
  });
}

const ITEMS: readonly PedigreeItem[] = [
  {
    family: {
      parents: [person(1, 'male'), person(2, 'female')],
      children: [person(3, 'female', true), person(4, 'male'), person(5, 'female')],
    },
    intro: 'The pedigree shows a disease that is caused by a recessive allele (a) on an autosome.',
    ask: 'What is the genotype of person 2?',
    key: 'Aa',
    wrong: [
      ['AA', 'mixes-up-heredity', 'With AA, she could not have passed an a to person 3.'],
      ['aa', 'mixes-up-heredity', 'With aa she would be affected.'],
      [
        'Either AA or Aa is possible',
        'mixes-up-heredity',
        'The affected child settles it: with AA, person 2 could not have passed on an a.',
      ],
    ],
    reason: 'Person 3 is aa and got one a from each parent, so the healthy mother has A and a.',
    why: 'An affected child has two recessive alleles, one from each parent. The mother is healthy, so her other allele is A. Together that makes Aa.',
    remember: 'A healthy parent of an affected child is a carrier.',
  },
  {
    family: {
      parents: [person(1, 'male', true), person(2, 'female')],
      children: [person(3, 'female'), person(4, 'male'), person(5, 'male')],
    },
    intro: 'The pedigree shows a disease that is caused by a recessive allele (a) on an autosome.',
    ask: 'What is the genotype of person 4?',
    key: 'Aa',
    wrong: [
      [
        'AA',
        'mixes-up-heredity',
        'The father has only a to pass on, so person 4 cannot have two dominant alleles.',
      ],
      ['aa', 'mixes-up-heredity', 'With aa, person 4 would be affected.'],
      [
        'Either AA or Aa is possible',
        'mixes-up-heredity',
        'The father settles it: each of his children gets an a from him.',
      ],
    ],
    reason:
      'The father is aa, so each child gets one a from him; person 4 is healthy and therefore has an A as well.',
    why: 'An affected father can pass on nothing but the recessive allele. Person 4 is healthy, so the allele from the mother is dominant. The result is Aa.',
    remember:
      'With an autosomal recessive disease, all healthy children of an affected parent are carriers.',
  },
  {
    family: {
      parents: [person(1, 'male'), person(2, 'female')],
      children: [person(3, 'male', true), person(4, 'female')],
    },
    intro: 'The pedigree shows a disease that is caused by a recessive allele (a) on an autosome.',
    ask: 'What can be said about the genotype of person 4?',
    key: 'Either AA or Aa is possible',
    wrong: [
      [
        'AA',
        'mixes-up-heredity',
        'She may carry the recessive allele of one parent without showing it.',
      ],
      [
        'Aa',
        'mixes-up-heredity',
        'She may also have inherited the dominant allele from both parents.',
      ],
      ['aa', 'mixes-up-heredity', 'With aa, person 4 would be affected.'],
    ],
    reason: 'Both parents are Aa, so a healthy child may be AA or Aa.',
    why: 'Person 3 shows that both parents carry a. A healthy child of two carriers has at least one A, and the other allele can be either. The picture does not tell which.',
    remember: 'A healthy child of two carriers is AA or Aa.',
  },
  {
    family: {
      parents: [person(1, 'male', true), person(2, 'female')],
      children: [person(3, 'female', true), person(4, 'male'), person(5, 'male', true)],
    },
    intro: 'The pedigree shows a disease that is caused by a dominant allele (D) on an autosome.',
    ask: 'What is the genotype of person 1?',
    key: 'Dd',
    wrong: [
      ['DD', 'mixes-up-heredity', 'With DD, all of his children would be affected.'],
      ['dd', 'mixes-up-heredity', 'With dd he would be healthy.'],
      [
        'Either DD or Dd is possible',
        'mixes-up-heredity',
        'The healthy child settles it: with DD, person 1 could not have a healthy child.',
      ],
    ],
    reason:
      'Person 4 is healthy and has dd, so one d came from the father, who also has a D because he is affected.',
    why: 'A healthy child has no dominant allele, so each parent passed on d. The father is affected and must have D, too. That makes Dd.',
    remember: 'An affected parent with a healthy child is heterozygous for a dominant disease.',
  },
  {
    family: {
      parents: [person(1, 'male'), person(2, 'female')],
      children: [person(3, 'male', true), person(4, 'female'), person(5, 'male')],
    },
    intro:
      'The pedigree shows red-green color blindness, which is caused by a recessive allele on the X chromosome.',
    ask: 'From whom did person 3 inherit the allele?',
    key: 'From person 2 only',
    wrong: [
      [
        'From person 1 only',
        'x-linked-misjudged',
        'A father gives his son a Y chromosome, so the allele on the X cannot come from him.',
      ],
      [
        'From both parents',
        'x-linked-misjudged',
        'A male has only one X chromosome, which comes from one parent.',
      ],
      [
        'From neither parent, since both see colors normally',
        'mixes-up-heredity',
        'His mother can carry the allele without showing it.',
      ],
    ],
    reason:
      'A son gets his only X chromosome from his mother, who carries the allele without showing it.',
    why: 'The father passes a Y to each son. The X, and any allele on it, comes from the mother. A second, normal X keeps her color vision normal.',
    remember: 'Sons get their X from their mother.',
  },
  {
    family: {
      parents: [person(1, 'male'), person(2, 'female')],
      children: [person(3, 'female', true), person(4, 'male'), person(5, 'female')],
    },
    intro: 'The pedigree shows a rare disease. It is not yet known how the disease is inherited.',
    ask: 'Which conclusion does the pedigree support?',
    key: 'The disease is recessive and not X-linked.',
    wrong: [
      [
        'The disease is dominant and not X-linked.',
        'mixes-up-heredity',
        'With a dominant allele, at least one parent would be affected.',
      ],
      [
        'The disease is recessive and X-linked.',
        'x-linked-misjudged',
        'An affected daughter would need an affected X from her father, who would then be affected himself.',
      ],
      [
        'The disease is dominant and X-linked.',
        'mixes-up-heredity',
        'With a dominant allele, at least one parent would be affected.',
      ],
    ],
    reason:
      'Healthy parents with an affected child show that the allele is recessive, and a healthy father of an affected daughter rules out the X chromosome.',
    why: 'Both parents are healthy, so the allele must have been hidden: it is recessive. If it were on the X chromosome, the father of an affected daughter would be affected as well. He is not.',
    remember: 'Affected daughter, healthy father: not X-linked recessive.',
  },
];

/** Conclusions from a pedigree. */
export const pedigreeModel = writtenModel<'multiple-choice'>({
  id: 'science.pedigree-reading',
  asks: 'apply',
  objective: 'science.biology.heredity',
  difficulty: 0.5,
  items: ITEMS.map(
    ({ family, intro, ask, key, wrong, reason, why, remember }): MultipleChoiceDraft => ({
      type: 'multiple-choice',
      stem: `${intro} Squares are males, circles are females, and filled symbols are affected individuals. ${ask}`,
      figure: pedigree(family),
      key: { text: key, rationale: reason },
      distractors: wrong.map(([text, misconception, rationale]) => ({
        text,
        misconception,
        rationale,
      })),
      why,
      remember,
    }),
  ),
});
