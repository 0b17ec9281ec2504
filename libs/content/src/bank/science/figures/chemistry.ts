import type { ItemModel } from '../../kit/types.js';
import { box, disc, hotSpotModel } from '../support-hotspot.js';

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

/** Energy along a reaction. */
const energy = hotSpotModel({
  id: 'science.energy-profile-spot',
  asks: 'apply',
  objective: 'science.chemistry.rates',
  difficulty: 0.4,
  width: 380,
  height: 260,
  alt: 'Energy diagram of a reaction, with energy upward and the progress of the reaction to the right. A curve starts level at medium height, rises to a peak, and falls to a level that is lower than the start. A vertical arrow leads from the starting level up to the peak.',
  shapes: [
    { draw: 'arrow', from: [40, 230], to: [40, 20] },
    { draw: 'arrow', from: [40, 230], to: [365, 230] },
    { draw: 'label', x: 48, y: 18, text: 'Energy', anchor: 'start', size: 12 },
    { draw: 'label', x: 360, y: 248, text: 'Progress of reaction', anchor: 'end', size: 12 },
    { draw: 'path', d: 'M50 140L110 140C150 140 160 50 190 50C224 50 226 200 272 200L350 200' },
    { draw: 'dashed', from: [110, 140], to: [150, 140] },
    { draw: 'arrow', from: [140, 140], to: [140, 56] },
    { draw: 'dashed', from: [130, 50], to: [186, 50] },
  ],
  parts: [
    {
      place: 'Level part at the left',
      name: 'the energy of the reactants',
      text: 'is where the reaction starts',
      shape: box(54, 128, 54, 24),
    },
    {
      place: 'Vertical arrow',
      name: 'the activation energy',
      text: 'is the difference in energy between the start and the peak',
      shape: box(130, 62, 20, 72),
    },
    {
      place: 'Top of the curve',
      name: 'the transition state',
      text: 'is the unstable arrangement of highest energy',
      shape: disc(190, 50, 14),
    },
    {
      place: 'Level part at the right',
      name: 'the energy of the products',
      text: 'is where the reaction ends',
      shape: box(280, 188, 66, 24),
    },
  ],
  questions: [
    [
      'Select the part that shows the energy that particles need beyond what they have at the start.',
      'the activation energy',
      {
        why: 'Particles have to get from the level of the start over the peak. The vertical arrow runs from the one up to the other, so it shows the activation energy.',
        remember: 'Activation energy reaches from the start up to the peak.',
      },
    ],
    [
      'Select the part of the diagram that shows the unstable transition state.',
      'the transition state',
      {
        why: 'The higher a point of the curve, the more energy the particles have. The transition state has the most energy, so it is at the top of the curve.',
        remember: 'The transition state is the top of the hill.',
      },
    ],
    [
      'Select the part of the curve that shows the energy of the products.',
      'the energy of the products',
      {
        why: 'The reaction runs from left to right, so the level part at the right belongs to the products. Here it is lower than the start, so energy was released.',
        remember: 'Products are on the right of an energy diagram.',
      },
    ],
  ],
});

/** Heating curve of a pure substance. */
const heating = hotSpotModel({
  id: 'science.heating-curve-spot',
  asks: 'apply',
  objective: 'science.chemistry.matter',
  difficulty: 0.2,
  width: 400,
  height: 260,
  alt: 'Heating curve of a pure substance, with temperature upward and time to the right. From left to right: a rising stretch, a short level stretch, a second rising stretch, a long level stretch, and a third rising stretch.',
  shapes: [
    { draw: 'arrow', from: [40, 230], to: [40, 20] },
    { draw: 'arrow', from: [40, 230], to: [385, 230] },
    { draw: 'label', x: 48, y: 18, text: 'Temperature', anchor: 'start', size: 12 },
    { draw: 'label', x: 380, y: 248, text: 'Time of steady heating', anchor: 'end', size: 12 },
    {
      draw: 'polyline',
      points: [
        [44, 220],
        [92, 176],
        [146, 176],
        [216, 92],
        [320, 92],
        [366, 40],
      ],
    },
  ],
  parts: [
    {
      place: 'First rising stretch',
      name: 'the warming of the solid',
      text: 'raises the temperature up to the melting point',
      shape: {
        kind: 'polygon',
        points: [
          [46, 206],
          [82, 173],
          [90, 186],
          [54, 220],
        ],
      },
    },
    {
      place: 'Short level stretch',
      name: 'melting',
      text: 'takes up heat while solid and liquid are both present',
      shape: box(96, 166, 46, 20),
    },
    {
      place: 'Second rising stretch',
      name: 'the warming of the liquid',
      text: 'raises the temperature up to the boiling point',
      shape: {
        kind: 'polygon',
        points: [
          [146, 158],
          [200, 94],
          [212, 106],
          [158, 172],
        ],
      },
    },
    {
      place: 'Long level stretch',
      name: 'boiling',
      text: 'takes up heat while liquid and gas are both present',
      shape: box(222, 82, 94, 20),
    },
    {
      place: 'Third rising stretch',
      name: 'the warming of the gas',
      text: 'raises the temperature once no liquid is left',
      shape: {
        kind: 'polygon',
        points: [
          [322, 78],
          [354, 40],
          [368, 52],
          [336, 90],
        ],
      },
    },
  ],
  questions: [
    [
      'Select the stretch of the curve in which the solid melts.',
      'melting',
      {
        why: 'While a pure substance changes its state, its temperature stays the same, so the curve is level. Melting comes before boiling, so it is the first of the two level stretches.',
        remember: 'The first level stretch is melting, and the second is boiling.',
      },
    ],
    [
      'Select the stretch of the curve in which the liquid boils.',
      'boiling',
      {
        why: 'While a pure substance changes its state, its temperature stays the same, so the curve is level. Boiling comes after melting, so it is the second of the two level stretches.',
        remember: 'The first level stretch is melting, and the second is boiling.',
      },
    ],
    [
      'Select the stretch of the curve in which the substance is entirely liquid.',
      'the warming of the liquid',
      {
        why: 'On a slope, a single state is getting warmer. The second slope lies between melting and boiling, so all of the substance is liquid there.',
        remember: 'Between the two level stretches, everything is liquid.',
      },
    ],
    [
      'Select the stretch of the curve in which the substance is entirely gas.',
      'the warming of the gas',
      {
        why: 'On a slope, a single state is getting warmer. The third slope comes after boiling, so no liquid is left, and all of the substance is gas.',
        remember: 'After the second level stretch, everything is gas.',
      },
    ],
  ],
});

/** Hot-spot models of chemistry. */
export const CHEMISTRY_SPOT_MODELS: readonly ItemModel[] = [atom, periodic, energy, heating];
