import type { ItemModel } from '../../kit/types.js';
import { numericChoice } from '../support-numeric.js';
import { ELEMENTS, ionTex } from './elements.js';

/** The numbers of a stem in order. */
function numbers(stem: string): number[] {
  return [...stem.matchAll(/\d+/g)].map((m) => Number(m[0]));
}

/** Neutrons from mass number and atomic number. */
export const neutronCountModel: ItemModel = {
  id: 'science.neutron-count',
  asks: 'apply',
  objective: 'science.chemistry.atoms',
  type: 'supply',
  difficulty: -0.6,
  variants: 12,
  make(rng) {
    const { name, protons, massNumber } = rng.pick(ELEMENTS);
    const answer = massNumber - protons;
    return {
      type: 'supply',
      stem: `An atom of ${name}-${massNumber} has the atomic number ${protons}. How many neutrons are in its nucleus? Type a whole number.`,
      answer: `${answer}`,
      answerKind: 'number',
      rationale: `Subtract the protons from the mass number: ${massNumber} − ${protons} = ${answer} neutrons.`,
      commonErrors: [
        {
          answer: `${massNumber}`,
          misconception: 'mixes-up-atoms',
          rationale: `${massNumber} is the mass number, which includes the protons too.`,
        },
        {
          answer: `${massNumber + protons}`,
          misconception: 'adds-instead-of-subtracts',
          rationale:
            'The atomic number has to be subtracted, since the mass number already contains it.',
        },
        ...(answer === protons
          ? []
          : [
              {
                answer: `${protons}`,
                misconception: 'mixes-up-atoms',
                rationale: `${protons} is the number of protons, which equals the atomic number.`,
              },
            ]),
      ],
    };
  },
  solve(draft) {
    const [mass = 0, protons = 0] = numbers(draft.stem);
    let count = 0;
    for (let particle = protons + 1; particle <= mass; particle++) count++;
    return count;
  },
};

/** Electrons of an ion. */
export const ionElectronsModel: ItemModel = {
  id: 'science.ion-electrons',
  asks: 'apply',
  objective: 'science.chemistry.atoms',
  type: 'multiple-choice',
  difficulty: 0,
  variants: 12,
  make(rng) {
    const element = rng.pick(
      ELEMENTS.filter((e) => e.charge !== undefined && e.massNumber !== e.protons * 2),
    );
    const { protons, massNumber, name, charge = 0 } = element;
    const change = charge > 0 ? `${charge} lost` : `${-charge} gained`;
    return numericChoice(rng, {
      stem: `The atomic number of ${name} is ${protons}, and one of its isotopes has a mass number of ${massNumber}. How many electrons does the ion ${ionTex(element, charge)} have?`,
      show: String,
      key: protons - charge,
      why: `A neutral atom would have ${protons} electrons, as many as protons; with ${change}, the ion has ${protons - charge}.`,
      slips: [
        [
          protons,
          'keeps-starting-value',
          `${protons} is the number in the neutral atom; the charge shows that electrons were ${charge > 0 ? 'lost' : 'gained'}.`,
        ],
        [
          protons + charge,
          'gain-and-loss-swapped',
          'This changes the number in the wrong direction: a positive ion has lost electrons and a negative one has gained them.',
        ],
        [
          massNumber,
          'mixes-up-atoms',
          'This is the mass number, which counts protons and neutrons, not electrons.',
        ],
        [
          Math.abs(charge),
          'gives-other-quantity',
          `This is the number of electrons ${charge > 0 ? 'lost' : 'gained'}, not the number that the ion has.`,
        ],
      ],
    });
  },
  solve(draft) {
    const protons = numbers(draft.stem)[0] ?? 0;
    const [, size = '', sign = ''] = /\^\{(\d?)([+-])\}/.exec(draft.stem) ?? [];
    return protons + (sign === '-' ? 1 : -1) * (size === '' ? 1 : Number(size));
  },
};
