import type { Experiment } from './experiment.js';
import { LATER_EXPERIMENTS } from './experiments-later.js';

/** Original experiments, each with one factor changed and one outcome measured; append only. */
export const EXPERIMENTS: readonly Experiment[] = [
  {
    slug: 'bean-fertilizer',
    title: 'Greenhouse trial',
    text: `A student in an agriculture course wants to know whether a liquid fertilizer affects the growth of bean plants. Forty beans of the same variety are sown in identical pots of the same soil, and the seedlings are then assigned to two groups by drawing numbers. All of the pots stand under one kind of lamp, which is switched on for fourteen hours a day, and the temperature of the greenhouse is held between 22 and 24 °C.

Every Monday each plant in the first group receives 5 mL of the fertilizer mixed into its water, whereas each plant in the second group receives plain water. The position of the pots is changed every week, so that no plant profits from a favorable place. After six weeks the student measures every plant from the soil to the tip of its stem. The plants with fertilizer are 31 cm high on average, and those without it are 24 cm high.`,
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
    text: `A nurse researcher suspects that soft music lowers the anxiety that patients feel before surgery. To investigate the idea, sixty adults who are scheduled for the same kind of minor operation are assigned by lot to two groups. All of them wait in identical single rooms, on the same floor and at the same time of day, and all receive the same printed information about the procedure.

Patients in the first group hear soft instrumental music for 20 minutes; patients in the second group wait in silence for an equal period. A second nurse, who does not know which patients heard the music, then asks everybody to mark a number on an anxiety scale that runs from 0, completely calm, to 10, extremely anxious. The average score is 3.1 in the first group and 4.6 in the second. Nothing is recorded after the operation.`,
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
    text: `Living cells continually produce small amounts of hydrogen peroxide, a poisonous substance, and liver contains an enzyme that decomposes it into water and oxygen. A class investigates how temperature influences this reaction. Equal pieces of one fresh liver are dropped into test tubes, each of which holds 10 mL of hydrogen peroxide of the same concentration. Beforehand, the tubes have been brought to 10, 20, 30 or 70 °C in water baths.

The oxygen that is released makes the liquid foam, so the height of the foam after one minute serves as a measure of the speed of the reaction. The foam reaches 8 mm at 10 °C, 15 mm at 20 °C and 24 mm at 30 °C, but only 2 mm at 70 °C. An additional tube, which contains hydrogen peroxide but no liver, shows no foam. Every trial is carried out three times, and the figures are averages.`,
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
    text: `Hospitals encourage visitors to clean their hands with an alcohol gel, and a group of students decides to examine whether the gel reduces the number of living microbes on the skin. Fifty volunteers, who have all spent the morning in the same building, take part. Half of them, chosen by lot, rub an alcohol gel over their hands for 30 seconds and allow it to dry; the others do nothing.

Immediately afterward each volunteer presses one thumb gently on the surface of a sterile agar plate. The plates are sealed, labeled with code numbers and kept at 37 °C for two days, so that each living microbe can multiply into a visible colony. A student who does not know the code then counts the colonies. On average, 6 colonies grow on the plates of the volunteers who used the gel, and 41 colonies grow on the other plates.`,
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
    text: `Researchers at a university examine whether additional dietary fiber influences the concentration of cholesterol in the blood. They use forty mice of a single inbred strain, all of them ten weeks old, so that the animals are genetically nearly identical. The mice live in similar cages, under the same cycle of light and darkness, and they may eat and drink as much as they want.

Twenty of the animals, selected at random by a computer, are given a standard diet to which oat fiber has been added. The remaining twenty are given the same standard diet without the addition. After eight weeks the researchers take a small sample of blood from every mouse, always in the morning, and a laboratory determines the cholesterol level; nothing else is measured. The average is 92 mg/dL in the mice with added fiber and 118 mg/dL in the mice on the standard diet.`,
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
    text: `A class wants to discover how the temperature of water affects the speed at which sugar dissolves. The students fill four identical glass beakers with 200 mL of water each and bring them to 20, 40, 60 and 80 °C, which they verify with a thermometer immediately before every trial. A single sugar cube from the same package is then dropped into a beaker, and one student starts a stopwatch at that moment.

A mechanical stirrer turns at the same speed in every trial, because stirring by hand would be difficult to repeat exactly. Another student watches the cube against a dark background and gives a signal as soon as no grain of it is visible. The procedure is carried out three times at each temperature with fresh water. The average times are 95 seconds at 20 °C, 62 seconds at 40 °C, 40 seconds at 60 °C and 25 seconds at 80 °C.`,
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
