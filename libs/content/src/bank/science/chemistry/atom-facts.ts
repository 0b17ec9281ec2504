import type { Fact } from '../support.js';

/** Parts of the atom and words about atoms. */
export const ATOM_TERMS: readonly Fact[] = [
  {
    name: 'a proton',
    text: 'carries a positive charge in the nucleus',
    why: 'The number of these particles is the atomic number and decides which element it is.',
    group: 'particle',
  },
  {
    name: 'a neutron',
    text: 'has about the same mass as its charged partner in the nucleus but no charge',
    why: 'It adds mass without charge, so atoms of one element can differ in its number.',
    group: 'particle',
  },
  {
    name: 'an electron',
    text: 'carries a negative charge and has the smallest mass of the three main particles',
    why: 'It moves around the nucleus, and its mass is about 1/1,836 of that of a proton.',
    group: 'particle',
  },
  {
    name: 'the nucleus',
    text: 'holds nearly all the mass of an atom in a tiny volume',
    why: 'The heavy particles are packed there, while the rest of the atom is nearly empty.',
    group: 'particle',
  },
  {
    name: 'an isotope',
    text: 'is an atom of the same element with a different number of neutrons',
    why: 'Carbon-12 and carbon-14 both have six protons but differ in mass.',
    group: 'species',
  },
  {
    name: 'a cation',
    text: 'is an atom that has become positive by losing electrons',
    why: 'With fewer electrons than protons, the net charge is above zero.',
    group: 'species',
  },
  {
    name: 'an anion',
    text: 'is an atom that has become negative by gaining electrons',
    why: 'With more electrons than protons, the net charge is below zero.',
    group: 'species',
  },
  {
    name: 'a radioisotope',
    text: 'has an unstable nucleus that gives off radiation',
    why: 'Its nucleus decays at a set half-life, which medicine uses for imaging.',
    avoid: ['an isotope'],
    group: 'species',
  },
  {
    name: 'the mass number',
    text: 'is the sum of protons and neutrons',
    why: 'Electrons are so light that they are not counted in it.',
    group: 'number',
  },
  {
    name: 'the atomic number',
    text: 'is the count of protons',
    why: 'It is the same for every atom of an element and gives its place in the periodic table.',
    group: 'number',
  },
  {
    name: 'a valence electron',
    text: 'lies in the outermost shell and takes part in bonding',
    why: 'The outer shell decides how an atom reacts with others.',
    avoid: ['an electron'],
    group: 'number',
  },
  {
    name: 'the average atomic mass',
    text: 'is weighted by the natural shares of the isotopes',
    why: 'This is why chlorine has the value 35.45, although no single atom weighs that.',
    group: 'number',
  },
];

/** Families of elements. */
export const ELEMENT_FAMILIES: readonly Fact[] = [
  {
    name: 'an alkali metal',
    text: 'has one outer electron and reacts violently with water',
    why: 'The metals of group 1 lose their single outer electron very easily.',
  },
  {
    name: 'an alkaline earth metal',
    text: 'has two outer electrons and forms ions with a charge of 2+',
    why: 'The elements of group 2, such as magnesium and calcium, give up both outer electrons.',
  },
  {
    name: 'a halogen',
    text: 'has seven outer electrons and forms ions with a charge of 1−',
    why: 'The elements of group 17 need one more electron for a full shell.',
  },
  {
    name: 'a noble gas',
    text: 'has a full outer shell and hardly reacts',
    why: 'The elements of group 18 gain nothing by taking or giving electrons.',
  },
  {
    name: 'a transition metal',
    text: 'stands in the middle block and often forms ions of several charges',
    why: 'Iron, one of the elements of groups 3 to 12, forms both 2+ and 3+ ions.',
  },
  {
    name: 'a metalloid',
    text: 'borders the staircase line and is in part a semiconductor',
    why: 'Silicon is an example: its properties lie between those of metals and nonmetals.',
  },
];

/** Terms of the periodic table in the singular. */
export const PERIODIC_TERMS: readonly Fact[] = [
  {
    name: 'a period',
    text: 'is a horizontal row of the table',
    why: 'Its number tells how many electron shells the atoms have.',
  },
  {
    name: 'a group',
    text: 'is a vertical column of the table',
    why: 'Its members have the same number of valence electrons and so react alike.',
  },
  {
    name: 'electronegativity',
    text: 'is the pull of an atom on the electrons of a bond and is greatest at fluorine',
    why: 'It rises across the table to the right and toward the top.',
  },
  {
    name: 'ionization energy',
    text: 'is the work needed to remove an electron from an atom',
    why: 'It is low for metals on the left, which lose electrons easily.',
  },
  {
    name: 'atomic radius',
    text: 'is the size of an atom and grows down a column',
    why: 'Each step down adds a shell; across to the right the stronger pull of the nucleus shrinks the atom.',
  },
  {
    name: 'metallic character',
    text: 'is the tendency to lose electrons and is strongest at the lower left',
    why: 'Large atoms with few outer electrons, such as cesium, lose them most easily.',
  },
];
