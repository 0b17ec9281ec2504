import type { Rng } from '../../kit/rng.js';
import { inSeries } from '../../kit/series.js';
import type { ItemModel } from '../../kit/types.js';

const DNA_PAIR: Readonly<Record<string, string>> = { A: 'T', T: 'A', G: 'C', C: 'G' };

const mapBases = (sequence: string, to: (base: string) => string) => [...sequence].map(to).join('');
const complement = (sequence: string) => mapBases(sequence, (b) => DNA_PAIR[b] ?? b);
const asRna = (sequence: string) => sequence.replaceAll('T', 'U');
/** Pairs A with C and G with T: the mistake of pairing by alphabet. */
const mispaired = (sequence: string) =>
  mapBases(sequence, (b) => ({ A: 'C', C: 'A', G: 'T', T: 'G' })[b] ?? b);

/** Six bases with all four kinds among them. */
function drawSequence(rng: Rng): string {
  return rng.shuffle(['A', 'C', 'G', 'T', ...rng.sample(['A', 'C', 'G', 'T'], 2)]).join('');
}

/** The complementary DNA strand. */
export const complementModel: ItemModel = {
  id: 'science.dna-complement',
  asks: 'apply',
  objective: 'science.biology.dna-rna',
  type: 'multiple-choice',
  difficulty: -0.4,
  variants: 8,
  make(rng) {
    const strand = drawSequence(rng);
    const key = complement(strand);
    return {
      type: 'multiple-choice',
      stem: `One strand of a DNA molecule reads 3′-${strand}-5′. What does the complementary DNA strand read from 5′ to 3′?`,
      key: {
        text: key,
        rationale: `The partner of ${[...strand].join('-')} is ${[...key].join('-')}. The given strand is written from 3′ to 5′, so its partner already reads from 5′ to 3′ and isn't reversed.`,
      },
      distractors: [
        {
          text: asRna(key),
          misconception: 'thymine-and-uracil-swapped',
          rationale: 'This contains uracil, which occurs in RNA; in DNA, A pairs with T.',
        },
        {
          text: strand,
          misconception: 'copies-instead-of-pairing',
          rationale:
            'This repeats the given strand; the partner strand has the bases that pair with it.',
        },
        {
          text: mispaired(strand),
          misconception: 'wrong-base-pair',
          rationale: 'This pairs A with C and G with T, but A pairs with T, and G with C.',
        },
      ],
    };
  },
  solve(draft) {
    const strand = /3′-([ACGT]+)-5′/.exec(draft.stem)?.[1] ?? '';
    const order = 'ACGT';
    return [...strand].map((b) => order.charAt(3 - order.indexOf(b))).join('');
  },
};

/** The messenger RNA made from a template. */
export const transcriptModel: ItemModel = {
  id: 'science.mrna-transcript',
  asks: 'apply',
  objective: 'science.biology.dna-rna',
  type: 'multiple-choice',
  difficulty: 0,
  variants: 8,
  make(rng) {
    const template = drawSequence(rng);
    const key = asRna(complement(template));
    return {
      type: 'multiple-choice',
      stem: `The template strand of a gene contains 3′-${template}-5′. What is the sequence of the messenger RNA made from it, from 5′ to 3′?`,
      key: {
        text: key,
        rationale: `RNA polymerase pairs each base of the template and uses U in place of T, so ${template} gives ${key}.`,
      },
      why: `RNA runs opposite to its template, so a template written from 3′ to 5′ gives RNA from 5′ to 3′ in the same order. Pair each base, with U in place of T: ${template} gives ${key}.`,
      remember: 'In RNA, U takes the place of T.',
      distractors: [
        {
          text: complement(template),
          misconception: 'thymine-and-uracil-swapped',
          rationale: 'This contains thymine; RNA has uracil in its place.',
        },
        {
          text: asRna(template),
          misconception: 'copies-instead-of-pairing',
          rationale:
            'This copies the template and only replaces T with U; the bases have to be paired.',
        },
        {
          text: asRna(mispaired(template)),
          misconception: 'wrong-base-pair',
          rationale: 'This pairs A with C and G with U, but A pairs with U, and G with C.',
        },
      ],
    };
  },
  solve(draft) {
    const template = /3′-([ACGT]+)-5′/.exec(draft.stem)?.[1] ?? '';
    return [...template].map((b) => 'UGCA'.charAt('ACGT'.indexOf(b))).join('');
  },
};

/** A part of the genetic code, as shown in the stem. */
const CODE: readonly (readonly [codon: string, acid: string])[] = [
  ['GGC', 'Gly'],
  ['AAA', 'Lys'],
  ['UUU', 'Phe'],
  ['CUG', 'Leu'],
  ['GAU', 'Asp'],
  ['CCC', 'Pro'],
];

/** Translation of a short message with a given table. */
export const translationModel: ItemModel = {
  id: 'science.translation-table',
  asks: 'apply',
  objective: 'science.biology.dna-rna',
  type: 'multiple-choice',
  difficulty: 0.4,
  variants: 10,
  make(rng) {
    const [a, b, c] = rng.sample(CODE, 3) as [
      (typeof CODE)[number],
      (typeof CODE)[number],
      (typeof CODE)[number],
    ];
    const shown = inSeries(CODE.map(([codon, acid]) => `${codon} (${acid})`));
    const chain = (...acids: string[]) => acids.join('-');
    const key = chain('Met', a[1], b[1]);
    return {
      type: 'multiple-choice',
      stem: `In the genetic code, AUG means Met and start, and UAA means stop. Other codons are ${shown}. Which chain of amino acids does the message 5′-AUG ${a[0]} ${b[0]} UAA ${c[0]}-3′ produce?`,
      key: {
        text: key,
        rationale: `Reading starts at AUG and goes in triplets: Met, ${a[1]}, ${b[1]}; at UAA it stops, so the chain is ${key}.`,
      },
      distractors: [
        {
          text: chain('Met', a[1], b[1], c[1]),
          misconception: 'stop-codon-missed',
          rationale: `This reads on past the stop codon UAA; ${c[1]} is not added.`,
        },
        {
          text: chain(a[1], b[1]),
          misconception: 'codons-misread',
          rationale: 'This leaves out the start codon, which itself codes for Met.',
        },
        {
          text: chain('Met', b[1], a[1]),
          misconception: 'codons-misread',
          rationale: 'This changes the order of the codons; the message is read from 5′ to 3′.',
        },
      ],
    };
  },
  solve(draft) {
    const table = new Map(
      [...draft.stem.matchAll(/\b([ACGU]{3}) \(([A-Z][a-z]{2})\)/g)].map((m) => [m[1], m[2]]),
    );
    const message = /5′-([ACGU ]+)-3′/.exec(draft.stem)?.[1]?.split(' ') ?? [];
    const end = message.indexOf('UAA');
    return ['Met', ...message.slice(1, end).map((codon) => table.get(codon))].join('-');
  },
};

/** Shares of bases by Chargaff's rule. */
export const chargaffModel: ItemModel = {
  id: 'science.base-share',
  asks: 'apply',
  objective: 'science.biology.dna-rna',
  type: 'supply',
  difficulty: 0.5,
  variants: 8,
  make(rng) {
    const bases = ['adenine', 'thymine', 'guanine', 'cytosine'] as const;
    const given = rng.pick(bases);
    const partner = {
      adenine: 'thymine',
      thymine: 'adenine',
      guanine: 'cytosine',
      cytosine: 'guanine',
    }[given];
    const asked = rng.pick(bases.filter((b) => b !== given && b !== partner));
    const share = rng.pick([16, 18, 21, 22, 27, 29, 31, 32]);
    const answer = 50 - share;
    return {
      type: 'supply',
      stem: `In a sample of double-stranded DNA, ${share}% of the bases are ${given}. What percent are ${asked}? Type a number.`,
      answer: `${answer}`,
      answerKind: 'number',
      unit: '%',
      rationale:
        `${given} and ${partner} pair, so each makes up ${share}%, and together they make up ${share * 2}%. The other ${100 - share * 2}% is shared equally by the other two bases: ${answer}% each.`.replace(
          /^./,
          (c) => c.toUpperCase(),
        ),
      commonErrors: [
        {
          answer: `${share}`,
          misconception: 'wrong-base-pair',
          rationale: `Only ${partner}, the pairing base, has the same share as ${given}.`,
        },
        {
          answer: `${100 - share * 2}`,
          misconception: 'gives-double',
          rationale: 'This is the share of two bases together; it has to be halved.',
        },
        {
          answer: `${100 - share}`,
          misconception: 'gives-the-rest',
          rationale: 'This is the share of all three other bases together.',
        },
      ],
    };
  },
  solve(draft) {
    const share = Number(/(\d+)%/.exec(draft.stem)?.[1]);
    return (100 - 2 * share) / 2;
  },
};

/** Length of a protein from the length of its message. */
export const aminoAcidCountModel: ItemModel = {
  id: 'science.amino-acid-count',
  asks: 'apply',
  objective: 'science.biology.dna-rna',
  type: 'supply',
  difficulty: 0.6,
  variants: 6,
  make(rng) {
    const acids = rng.pick([40, 59, 74, 99, 119, 149, 199, 249]);
    const bases = (acids + 1) * 3;
    return {
      type: 'supply',
      stem: `From its start codon through its stop codon, a messenger RNA has ${bases} bases. How many amino acids does the new protein chain contain? Type a whole number.`,
      answer: `${acids}`,
      answerKind: 'number',
      rationale: `${bases} bases make ${acids + 1} codons. The stop codon adds no amino acid, so the chain has ${acids}.`,
      commonErrors: [
        {
          answer: `${acids + 1}`,
          misconception: 'stop-codon-missed',
          rationale: 'The stop codon ends the chain but does not stand for an amino acid.',
        },
        {
          answer: `${bases}`,
          misconception: 'codons-misread',
          rationale: 'Three bases form one codon, so the number has to be divided by 3.',
        },
      ],
    };
  },
  solve(draft) {
    let count = 0;
    for (let base = Number(/has (\d+) bases/.exec(draft.stem)?.[1]); base > 3; base -= 3) count++;
    return count;
  },
};
