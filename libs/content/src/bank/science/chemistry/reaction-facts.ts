import type { Fact } from '../support.js';

/** Types of reactions, with an example equation each. */
export const REACTION_TYPES: readonly Fact[] = [
  {
    name: 'a synthesis reaction',
    text: 'is shown by $2\\text{Mg} + \\text{O}_2 \\rightarrow 2\\text{MgO}$',
    why: 'Two substances combine into one product.',
    avoid: ['a combustion reaction'],
  },
  {
    name: 'a decomposition reaction',
    text: 'is shown by $2\\text{H}_2\\text{O}_2 \\rightarrow 2\\text{H}_2\\text{O} + \\text{O}_2$',
    why: 'One compound breaks up into two simpler substances.',
  },
  {
    name: 'a single replacement reaction',
    text: 'is shown by $\\text{Zn} + 2\\text{HCl} \\rightarrow \\text{ZnCl}_2 + \\text{H}_2$',
    why: 'An element takes the place of another in a compound.',
  },
  {
    name: 'a double replacement reaction',
    text: 'is shown by $\\text{AgNO}_3 + \\text{KCl} \\rightarrow \\text{AgCl} + \\text{KNO}_3$',
    why: 'Two compounds exchange their ions, and here a solid forms.',
  },
  {
    name: 'a combustion reaction',
    text: 'is shown by $\\text{CH}_4 + 2\\text{O}_2 \\rightarrow \\text{CO}_2 + 2\\text{H}_2\\text{O}$',
    why: 'A fuel burns in oxygen and gives carbon dioxide and water.',
  },
  {
    name: 'a neutralization reaction',
    text: 'is shown by $\\text{HCl} + \\text{NaOH} \\rightarrow \\text{NaCl} + \\text{H}_2\\text{O}$',
    why: 'An acid and a base form a salt and water.',
    avoid: ['a double replacement reaction'],
  },
];

/** Words about reactions and their energy. */
export const REACTION_TERMS: readonly Fact[] = [
  {
    name: 'an exothermic reaction',
    text: 'gives off heat to its surroundings',
    why: 'The products hold less energy than the reactants, as in burning.',
  },
  {
    name: 'an endothermic reaction',
    text: 'takes up heat from its surroundings',
    why: 'The products hold more energy than the reactants, so an instant cold pack feels cold.',
  },
  {
    name: 'oxidation',
    text: 'is the loss of electrons by a substance',
    why: 'An iron atom that becomes an ion in rusting gives up electrons.',
  },
  {
    name: 'reduction',
    text: 'is the gain of electrons by a substance',
    why: 'The charge of the particle becomes lower, or "reduced", as electrons are added.',
  },
  {
    name: 'the law of conservation of mass',
    text: 'says that atoms are neither made nor lost in a reaction',
    why: 'This is why equations must be balanced with the same atoms on both sides.',
  },
  {
    name: 'a limiting reactant',
    text: 'is used up first and so fixes the amount of product',
    why: 'When it is gone the reaction stops, however much is left of the other substances.',
  },
  {
    name: 'a mole',
    text: 'is an amount of $6.02 \\times 10^{23}$ particles',
    why: 'It links the mass of a sample to the number of its particles.',
  },
  {
    name: 'molar mass',
    text: 'is the mass in grams of one standard amount of particles of a substance',
    why: 'It is found by adding the atomic masses of the formula, such as 18 g/mol for water.',
  },
  {
    name: 'chemical equilibrium',
    text: 'is reached when forward and reverse reactions run at equal speed',
    why: 'Both go on, but the amounts no longer change.',
  },
];

/** Solutions, acids and bases. */
export const SOLUTION_TERMS: readonly Fact[] = [
  {
    name: 'the solvent',
    text: 'is the part of a solution that dissolves the rest, usually the larger part',
    why: 'In salt water it is the water.',
  },
  {
    name: 'the solute',
    text: 'is the substance that is dissolved',
    why: 'In salt water it is the salt.',
  },
  {
    name: 'a saturated solution',
    text: 'holds as much dissolved matter as it can at that temperature',
    why: 'Any more that is added stays undissolved at the bottom.',
  },
  {
    name: 'an unsaturated solution',
    text: 'can still dissolve more at that temperature',
    why: 'Added crystals disappear, because the limit has not been reached.',
  },
  {
    name: 'a supersaturated solution',
    text: 'holds more dissolved matter than is normally possible at that temperature',
    why: 'It is made by slow cooling, and a seed crystal makes the surplus come out.',
  },
  {
    name: 'an acid',
    text: 'donates hydrogen ions and turns blue litmus red',
    why: 'It lowers the pH below 7, as vinegar and stomach juice do.',
  },
  {
    name: 'a base',
    text: 'accepts hydrogen ions and feels slippery in water',
    why: 'It raises the pH above 7, as soap and ammonia do.',
  },
  {
    name: 'a buffer',
    text: 'resists changes of pH when small amounts of acid are added',
    why: 'Its weak acid and conjugate base take up what is added; bicarbonate does so in blood.',
  },
  {
    name: 'an electrolyte',
    text: 'conducts current in water because it separates into ions',
    why: 'Ions carry the charge; sugar, which does not form ions, does not conduct.',
    avoid: ['an acid', 'a base', 'a buffer'],
  },
  {
    name: 'an indicator',
    text: 'shows the pH by changing its color',
    why: 'Its molecules have different colors with and without a hydrogen ion.',
  },
];
