import type { ItemModel } from '../../kit/types.js';
import { box, disc, hotSpotModel } from '../support-hotspot.js';
import { energy, heating } from './energy-curves.js';

/** A lithium atom in the shell model. */
const atom = hotSpotModel({
  id: 'science.atom-spot',
  objective: 'science.chemistry.atoms',
  difficulty: -0.4,
  width: 300,
  height: 280,
  alt: 'Shell model of an atom. In the center, three balls marked with a plus sign and four unmarked balls are packed together. Two small dots marked minus lie on an inner ring, and one small dot marked minus lies on an outer ring.',
  shapes: [
    { draw: 'circle', cx: 150, cy: 140, r: 78 },
    { draw: 'circle', cx: 150, cy: 140, r: 122 },
    { draw: 'circle', cx: 134, cy: 126, r: 13, tone: 'fill-3' },
    { draw: 'circle', cx: 162, cy: 124, r: 13, tone: 'fill-3' },
    { draw: 'circle', cx: 150, cy: 160, r: 13, tone: 'fill-3' },
    { draw: 'label', x: 134, y: 131, text: '+', size: 15 },
    { draw: 'label', x: 162, y: 129, text: '+', size: 15 },
    { draw: 'label', x: 150, y: 165, text: '+', size: 15 },
    { draw: 'circle', cx: 148, cy: 106, r: 12 },
    { draw: 'circle', cx: 122, cy: 150, r: 12 },
    { draw: 'circle', cx: 176, cy: 148, r: 12 },
    { draw: 'circle', cx: 150, cy: 182, r: 12 },
    { draw: 'circle', cx: 72, cy: 140, r: 9, tone: 'fill' },
    { draw: 'circle', cx: 228, cy: 140, r: 9, tone: 'fill' },
    { draw: 'circle', cx: 150, cy: 18, r: 9, tone: 'fill' },
    { draw: 'label', x: 54, y: 132, text: '−', size: 16 },
    { draw: 'label', x: 246, y: 132, text: '−', size: 16 },
    { draw: 'label', x: 172, y: 14, text: '−', size: 16 },
  ],
  parts: [
    {
      place: 'Ball with a plus sign in the center',
      name: 'a proton',
      text: 'carries a positive charge and sets the atomic number',
      shape: disc(162, 124, 12),
    },
    {
      place: 'Unmarked ball in the center',
      name: 'a neutron',
      text: 'has mass but no charge',
      shape: disc(122, 150, 12),
    },
    {
      place: 'Small dot on the inner ring',
      name: 'an inner electron',
      text: 'belongs to the filled first shell',
      shape: disc(72, 140, 11),
    },
    {
      place: 'Small dot on the outer ring',
      name: 'a valence electron',
      text: 'lies in the outermost shell and takes part in bonding',
      shape: disc(150, 18, 11),
    },
  ],
  questions: [
    [
      'Select the particle that this atom would lose most easily.',
      'a valence electron',
      {
        why: 'Electrons are held by the attraction of the nucleus. The electron on the outer ring is farthest away, and the filled inner shell shields it, so it is held most loosely.',
        remember: 'Outer electrons are lost first.',
      },
    ],
    [
      'Select a particle that adds to the mass of the atom but has no charge.',
      'a neutron',
      {
        why: 'Protons and neutrons make up nearly all of the mass of an atom, and both are in the nucleus. Protons are marked with a plus sign, so the unmarked balls are the neutrons.',
        remember: 'Neutrons add mass but no charge.',
      },
    ],
    [
      'Select one of the particles that are counted to find the atomic number.',
      'a proton',
      {
        why: 'The atomic number is the number of protons. They are the positive balls in the nucleus; this atom has three of them, so it is lithium.',
        remember: 'Atomic number = number of protons.',
      },
    ],
  ],
});

/** Outline of the periodic table. */
const periodic = hotSpotModel({
  id: 'science.periodic-spot',
  objective: 'science.chemistry.periodic-table',
  difficulty: -0.1,
  width: 400,
  height: 220,
  alt: 'Outline of the periodic table without symbols, 18 columns wide. One narrow column stands at the far left, a second one beside it. A lower, wide block fills the middle. At the right, a block four columns wide is followed by two narrow columns at the far right, of which the last reaches one row higher.',
  shapes: [
    { draw: 'rect', x: 20, y: 20, width: 20, height: 180 },
    { draw: 'rect', x: 40, y: 45, width: 20, height: 155 },
    { draw: 'rect', x: 60, y: 95, width: 200, height: 105, tone: 'fill-4' },
    { draw: 'rect', x: 260, y: 45, width: 80, height: 155 },
    { draw: 'rect', x: 340, y: 45, width: 20, height: 155 },
    { draw: 'rect', x: 360, y: 20, width: 20, height: 180 },
  ],
  parts: [
    {
      place: 'First column at the far left',
      name: 'the group of alkali metals',
      text: 'contains metals with one valence electron',
      shape: box(20, 46, 18, 152),
    },
    {
      place: 'Second column from the left',
      name: 'the group of alkaline earth metals',
      text: 'contains metals with two valence electrons',
      shape: box(42, 46, 16, 152),
    },
    {
      place: 'Wide block in the middle',
      name: 'the block of transition metals',
      text: 'contains metals that often form several ions',
      shape: box(62, 97, 196, 101),
    },
    {
      place: 'Second column from the right',
      name: 'the group of halogens',
      text: 'contains nonmetals with seven valence electrons',
      shape: box(342, 47, 16, 151),
    },
    {
      place: 'Last column at the far right',
      name: 'the group of noble gases',
      text: 'contains gases with filled outer shells',
      shape: box(362, 22, 16, 176),
    },
  ],
  questions: [
    [
      'Select the column whose elements hardly react because their outer shells are full.',
      'the group of noble gases',
      {
        why: 'Atoms react to get a full outer shell. Noble gases already have one, so they hardly react. They are in the last column, at the right edge of the table.',
        remember: 'Noble gases have full outer shells.',
      },
    ],
    [
      'Select the column whose elements most readily form ions with a charge of 1+.',
      'the group of alkali metals',
      {
        why: 'An ion with a charge of 1+ forms when an atom loses one electron. Alkali metals, in the first column, have one valence electron each and lose it easily.',
        remember: 'Group 1: one outer electron, ions with 1+.',
      },
    ],
    [
      'Select the column whose elements form ions with a charge of 1−.',
      'the group of halogens',
      {
        why: 'An ion with a charge of 1− forms when an atom gains one electron. Halogens have seven valence electrons, so one more fills the shell. They are next to the noble gases.',
        remember: 'Halogens gain one electron and form 1− ions.',
      },
    ],
    [
      'Select the part of the table in which iron, copper, and zinc are found.',
      'the block of transition metals',
      {
        why: 'Iron, copper, and zinc are transition metals, as are silver and gold. The transition metals fill the wide block in the middle of the table.',
        remember: 'Many everyday metals are in the middle block.',
      },
    ],
    [
      'Select the column that contains magnesium and calcium.',
      'the group of alkaline earth metals',
      {
        why: 'Magnesium and calcium both form ions with a charge of 2+ because they have two valence electrons. Such metals are in the second column, the alkaline earth metals.',
        remember: 'Group 2: magnesium, calcium, ions with 2+.',
      },
    ],
  ],
});

/** Hot-spot models of chemistry. */
export const CHEMISTRY_SPOT_MODELS: readonly ItemModel[] = [atom, periodic, energy, heating];
