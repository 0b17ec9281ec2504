import type { Experiment } from './experiment.js';
import { LATER_EXPERIMENTS } from './experiments-later.js';

/** Original experiments, each with one factor changed and one outcome measured; append only. */
export const EXPERIMENTS: readonly Experiment[] = [
  {
    slug: 'bean-fertilizer',
    title: 'Greenhouse trial',
    text: 'A student grows 40 bean plants under the same lamp. Half receive 5 mL of liquid fertilizer in their water each week, and half receive plain water. After six weeks the plants with fertilizer are 31 cm high on average and the others 24 cm.',
    independent: 'Addition of liquid fertilizer',
    dependent: 'Height of the plants',
    constant: 'Kind of lamp',
    control: 'Plants given plain water',
    supported: 'This fertilizer can make bean plants grow taller under these conditions',
    why: 'The groups differed only in the fertilizer, and the group that got it was 7 cm taller on average.',
    unsupported: [
      [
        'Twice as much of the fertilizer would make bean plants twice as tall',
        'extrapolates-dose',
        'Only one dose was tested, so nothing is known about larger ones.',
      ],
      [
        'Every kind of garden plant grows taller with this fertilizer',
        'generalizes-to-other-species',
        'Only bean plants were tested.',
      ],
      [
        'Bean plants without fertilizer stop growing after six weeks',
        'invents-unmeasured-outcome',
        'Growth was not followed beyond six weeks, and the plants without it did grow.',
      ],
    ],
  },
  {
    slug: 'music-anxiety',
    title: 'Preoperative study',
    text: 'A nurse researcher tests whether music lowers anxiety before surgery. Sixty patients, assigned by lot, wait in identical rooms; half hear soft music for 20 minutes and half wait in silence. On an anxiety scale from 0 to 10, the first group then averages 3.1 and the second 4.6.',
    independent: 'Presence or absence of music',
    dependent: 'Score on the anxiety scale',
    constant: 'Type of waiting room',
    control: 'Patients who wait in silence',
    supported: 'Soft music before surgery may lower how anxious patients feel',
    why: 'Groups formed by lot differed in the music, and the group with music had the lower average score.',
    unsupported: [
      [
        'Patients who hear music before surgery recover sooner',
        'invents-unmeasured-outcome',
        'Recovery was not measured.',
      ],
      [
        'Loud music would calm patients even more than soft music',
        'extrapolates-dose',
        'Only soft music was tested.',
      ],
      [
        'No patient who heard music felt any anxiety at all',
        'reads-average-as-each-case',
        'The average with music was 3.1, which is lower but not zero.',
      ],
    ],
  },
  {
    slug: 'liver-enzyme',
    title: 'Enzyme experiment',
    text: 'Equal pieces of liver are dropped into test tubes that hold 10 mL of hydrogen peroxide at 10, 20, 30 and 70 °C. After one minute the foam is 8, 15, 24 and 2 mm high. A tube with peroxide but without liver shows no foam.',
    independent: 'Temperature of the peroxide',
    dependent: 'Height of the foam',
    constant: 'Volume of peroxide',
    control: 'Tube without liver',
    supported: 'The reaction is faster at 30 °C than at 10 °C but slow at 70 °C',
    why: 'Foam rose from 8 to 24 mm as it got warmer and was nearly missing at 70 °C, where the enzyme loses its shape.',
    unsupported: [
      [
        'The reaction becomes faster with every rise in temperature',
        'ignores-denaturation',
        'At 70 °C there was much less foam than at 30 °C.',
      ],
      [
        'The reaction takes place at the same speed without liver',
        'ignores-control',
        'The tube without liver showed no foam.',
      ],
      [
        'The enzyme works best at exactly 30 °C in living animals',
        'goes-beyond-the-data',
        'Temperatures between 30 and 70 °C were not tested, nor were living animals.',
      ],
    ],
  },
  {
    slug: 'hand-gel',
    title: 'Hygiene study',
    text: 'To study hand hygiene, 50 volunteers press a thumb on agar plates. Half of them first use an alcohol gel for 30 seconds; the others do nothing. The plates are kept at 37 °C for two days. On average 6 colonies grow on the first set of plates and 41 on the second.',
    independent: 'Use of gel for 30 seconds',
    dependent: 'Number of colonies',
    constant: 'Temperature of the plates',
    control: 'Volunteers without gel',
    supported: 'The gel reduced the number of living microbes on the thumbs tested',
    why: 'Both sets of plates were treated alike, and far fewer colonies grew after the use of gel.',
    unsupported: [
      [
        'The gel removed every kind of microbe from the thumbs tested',
        'reads-average-as-each-case',
        'Six colonies still grew on average.',
      ],
      [
        'The gel works better than washing the hands with soap',
        'compares-untested-treatment',
        'Washing with soap was not tested.',
      ],
      [
        'The gel protects the volunteers from disease for two days',
        'invents-unmeasured-outcome',
        'Disease was not studied; two days is how long the plates were kept.',
      ],
    ],
  },
  {
    slug: 'fiber-diet',
    title: 'Nutrition study',
    text: 'Mice of one strain and age live in like cages. Twenty of them get a diet with added fiber and twenty the standard diet. After eight weeks the average blood cholesterol is 92 mg/dL with added fiber and 118 mg/dL without.',
    independent: 'Amount of fiber in the diet',
    dependent: 'Level of blood cholesterol',
    constant: 'Strain of the mice',
    control: 'Mice on the standard diet',
    supported: 'Added fiber lowered blood cholesterol in mice of this strain',
    why: 'The groups were alike except for the fiber, and the group with more fiber had the lower level.',
    unsupported: [
      [
        'Added fiber would lower cholesterol just as much in people',
        'generalizes-to-other-species',
        'People were not studied, and they may respond differently.',
      ],
      [
        'Mice on a standard diet all become ill from cholesterol',
        'invents-unmeasured-outcome',
        'Illness was not measured.',
      ],
      [
        'Older mice need less fiber in the diet than young mice',
        'compares-untested-treatment',
        'All mice were of one age.',
      ],
    ],
  },
  {
    slug: 'sugar-dissolving',
    title: 'Kitchen chemistry',
    text: 'A class drops one sugar cube at a time into 200 mL of water at 20, 40, 60 and 80 °C and notes how long each takes to disappear. Every cube is stirred at the same speed. The times are 95, 62, 40 and 25 seconds.',
    independent: 'Temperature of the water',
    dependent: 'Time to disappear',
    constant: 'Speed of stirring',
    supported: 'Between 20 and 80 °C, sugar cubes dissolve faster in warmer water',
    why: 'The time fell at each step from 95 to 25 seconds while stirring and volume stayed the same.',
    unsupported: [
      [
        'More sugar in total can be dissolved in water at 80 °C than at 20 °C',
        'confuses-rate-with-amount',
        'One cube was used each time, so the greatest amount was not measured.',
      ],
      [
        'Below 20 °C, sugar cubes do not dissolve in water at all',
        'goes-beyond-the-data',
        'No temperature below 20 °C was tested.',
      ],
      [
        'Stirring makes no difference to how fast sugar cubes dissolve',
        'draws-conclusion-on-constant',
        'The speed of stirring was kept the same, so its effect is unknown.',
      ],
    ],
  },
  ...LATER_EXPERIMENTS,
];
