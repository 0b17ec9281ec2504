import type { Fact } from '../support.js';

/** Kinds of bonds and forces. */
export const BONDS: readonly Fact[] = [
  {
    name: 'an ionic bond',
    text: 'is the pull between oppositely charged particles after electrons were transferred',
    why: 'A metal gives electrons to a nonmetal, as in sodium chloride, and the charges attract.',
  },
  {
    name: 'a nonpolar covalent bond',
    text: 'is the equal sharing of a pair of electrons',
    why: 'It joins atoms that pull alike, as the two atoms in oxygen gas.',
  },
  {
    name: 'a polar covalent bond',
    text: 'is the unequal sharing of a pair of electrons',
    why: 'In water the oxygen pulls harder than the hydrogen, so it is slightly negative.',
  },
  {
    name: 'a metallic bond',
    text: 'is the pull of positive cores on a sea of free electrons',
    why: 'The free electrons let metals conduct and bend without breaking.',
  },
  {
    name: 'a hydrogen bond',
    text: 'makes water molecules cling together and boil at an unusually high temperature',
    why: 'The slightly positive hydrogen of one molecule is drawn to oxygen, nitrogen or fluorine of another.',
  },
  {
    name: 'a double bond',
    text: 'is the sharing of four electrons by two atoms',
    why: 'Two pairs are shared, as between carbon and oxygen in carbon dioxide.',
  },
  {
    name: 'a London dispersion force',
    text: 'is fleeting and acts even between nonpolar molecules',
    why: 'Electrons shift for a moment and make short-lived dipoles; it lets gases such as nitrogen condense.',
  },
];

/** Changes of state. */
export const PHASE_CHANGES: readonly Fact[] = [
  {
    name: 'melting',
    text: 'turns a solid into a liquid',
    why: 'Added heat loosens the particles from their fixed places.',
  },
  {
    name: 'freezing',
    text: 'turns a liquid into a solid',
    why: 'Heat is given off as the particles settle into fixed places.',
  },
  {
    name: 'vaporization',
    text: 'turns a liquid into a gas',
    why: 'Added heat frees the particles of each other; boiling and evaporation are its two forms.',
  },
  {
    name: 'condensation',
    text: 'turns a gas into a liquid',
    why: 'Heat is given off, as when drops form on a cold glass.',
  },
  {
    name: 'sublimation',
    text: 'turns a solid directly into a gas',
    why: 'Dry ice does so: it shrinks without ever being wet.',
  },
  {
    name: 'deposition',
    text: 'turns a gas directly into a solid',
    why: 'Frost forms in this way from water vapor on a cold window.',
  },
];

/** States and kinds of matter. */
export const MATTER_TERMS: readonly Fact[] = [
  {
    name: 'a solid',
    text: 'keeps both its shape and its volume',
    why: 'Its particles vibrate about fixed places.',
    group: 'state',
  },
  {
    name: 'a liquid',
    text: 'keeps its volume but takes the shape of its container',
    why: 'Its particles touch but slide past each other.',
    group: 'state',
  },
  {
    name: 'a gas',
    text: 'fills its container with neutral particles that are far apart',
    why: 'Its particles move freely, so it has neither a shape nor a volume of its own.',
    group: 'state',
  },
  {
    name: 'a plasma',
    text: 'consists of ions and free electrons at very high temperature',
    why: 'It occurs in stars and lightning, where atoms are stripped of electrons.',
    group: 'state',
  },
  {
    name: 'an element',
    text: 'is a pure substance made of a single kind of atom',
    why: 'It cannot be split into simpler substances by chemical means.',
    group: 'kind',
  },
  {
    name: 'a compound',
    text: 'is a pure substance of two or more kinds of atoms in a fixed ratio',
    why: 'Water is the example: its parts can be separated by chemical means only.',
    group: 'kind',
  },
  {
    name: 'a homogeneous mixture',
    text: 'is a physical blend that looks the same throughout',
    why: 'Salt water is the same in every drop and can be separated by evaporation.',
    group: 'kind',
  },
  {
    name: 'a heterogeneous mixture',
    text: 'is a physical blend with visibly different parts',
    why: 'Sand in water shows its parts, which a filter can separate.',
    group: 'kind',
  },
  {
    name: 'density',
    text: 'is a property that stays the same when a sample is cut in two',
    why: 'Mass and volume are halved together, so their ratio does not change: it is intensive.',
    group: 'property',
  },
  {
    name: 'mass',
    text: 'is a property that is halved when a sample is cut in two',
    why: 'It depends on the amount of matter: it is extensive.',
    group: 'property',
  },
  {
    name: 'flammability',
    avoid: ['density'],
    text: 'is a chemical property',
    why: 'One can observe it only by letting the substance change into another.',
    group: 'property',
  },
];
