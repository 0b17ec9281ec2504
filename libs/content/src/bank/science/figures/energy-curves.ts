import { box, disc, hotSpotModel } from '../support-hotspot.js';

/** Energy along a reaction. */
export const energy = hotSpotModel({
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
export const heating = hotSpotModel({
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
