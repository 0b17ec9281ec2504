import type { ItemModel } from '../../kit/types.js';

const CATIONS = [
  ['sodium', 'Na', 1],
  ['potassium', 'K', 1],
  ['magnesium', 'Mg', 2],
  ['calcium', 'Ca', 2],
  ['aluminum', 'Al', 3],
] as const;
const ANIONS = [
  ['chlorine', 'Cl', 1],
  ['fluorine', 'F', 1],
  ['oxygen', 'O', 2],
  ['sulfur', 'S', 2],
  ['nitrogen', 'N', 3],
] as const;

const part = (symbol: string, n: number) => `\\text{${symbol}}${n === 1 ? '' : `_${n}`}`;
const formula = (m: string, i: number, x: string, j: number) => `$${part(m, i)}${part(x, j)}$`;

/** The formula of a salt from the charges of its ions. */
export const ionicFormulaModel: ItemModel = {
  id: 'science.ionic-formula',
  asks: 'apply',
  objective: 'science.chemistry.bonding',
  type: 'multiple-choice',
  difficulty: 0.3,
  variants: 12,
  make(rng) {
    const [metal, m, p] = rng.pick(CATIONS);
    const [nonmetal, x, n] = rng.pick(
      // Among the alkali metals, only lithium forms a stable nitride.
      ANIONS.filter((a) => a[2] !== p && (a[2] !== 3 || p === 2)),
    );
    // The charges differ by construction, so criss-crossing them gives the smallest subscripts.
    const [i, j] = [n, p];
    const others = [
      [
        j,
        i,
        'swaps-numbers',
        'The subscripts are exchanged, so the charges do not add up to zero.',
      ],
      [
        1,
        1,
        'leaves-unbalanced',
        `One of each leaves a net charge, since ${p}+ and ${n}− do not cancel.`,
      ],
      [
        i + 1,
        j,
        'leaves-unbalanced',
        'With one metal ion too many, the formula has a positive net charge.',
      ],
    ] as const;
    return {
      type: 'multiple-choice',
      stem: `In a compound of ${metal} and ${nonmetal}, the ions have the charges ${p}+ (${m}) and ${n}− (${x}). Which formula is correct?`,
      key: {
        text: formula(m, i, x, j),
        rationale: `The charges must add up to zero: ${i} × ${p}+ and ${j} × ${n}− cancel, which gives ${formula(m, i, x, j)}.`,
      },
      distractors: others.map(([a, b, misconception, rationale]) => ({
        text: formula(m, a, x, b),
        misconception,
        rationale,
      })),
    };
  },
  solve(draft) {
    const [, m = '', x = ''] = /charges \d\+ \((\w+)\) and \d− \((\w+)\)/.exec(draft.stem) ?? [];
    const [p = 0, n = 0] = [...draft.stem.matchAll(/(\d)[+−]/g)].map((found) => Number(found[1]));
    for (let total = 2; total < 8; total++) {
      for (let i = 1; i < total; i++) {
        if (i * p === (total - i) * n) return formula(m, i, x, total - i);
      }
    }
    return '';
  },
};

const MAIN_GROUP = [
  ['lithium', 1],
  ['rubidium', 1],
  ['magnesium', 2],
  ['barium', 2],
  ['aluminum', 13],
  ['boron', 13],
  ['silicon', 14],
  ['carbon', 14],
  ['nitrogen', 15],
  ['arsenic', 15],
  ['sulfur', 16],
  ['selenium', 16],
  ['bromine', 17],
  ['argon', 18],
] as const;

/** Valence electrons from the group number. */
export const valenceModel: ItemModel = {
  id: 'science.valence-electrons',
  asks: 'apply',
  objective: 'science.chemistry.periodic-table',
  type: 'multiple-choice',
  difficulty: -0.2,
  variants: 10,
  make(rng) {
    const [element, group] = rng.pick(MAIN_GROUP);
    const key = group % 10;
    const wrong = [8 - key, group, key - 1, key - 2, key + 1, ...(key < 3 ? [key + 2] : [])].filter(
      (n, i, all) => n > 0 && (n <= 8 || n === group) && n !== key && all.indexOf(n) === i,
    );
    const why: Readonly<Record<number, readonly [string, string]>> = {
      [8 - key]: [
        'gives-the-rest',
        `This is the number of electrons that are missing from a full outer shell of eight.`,
      ],
      [group]: [
        'mixes-up-periodic-table',
        `This is the number of the group in the table; the ones digit gives the valence electrons.`,
      ],
    };
    return {
      type: 'multiple-choice',
      stem: `In the periodic table, which has 18 groups, ${element} is in group ${group}. How many valence electrons does one of its atoms have?`,
      key: {
        text: `${key}`,
        value: key,
        rationale: `Main-group elements have as many valence electrons as the ones digit of the group number; for group ${group}, that is ${key}.`,
      },
      distractors: rng.sample(wrong, 3).map((n) => ({
        text: `${n}`,
        value: n,
        misconception: why[n]?.[0] ?? 'mixes-up-periodic-table',
        rationale:
          why[n]?.[1] ??
          `This is the number in group ${n === 1 || n === 2 ? n : n + 10}, not in group ${group}.`,
      })),
    };
  },
  solve(draft) {
    const group = Number(/in group (\d+)\./.exec(draft.stem)?.[1]);
    return group > 12 ? group - 10 : group;
  },
};
