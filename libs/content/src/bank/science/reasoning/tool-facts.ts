import type { Fact } from '../support.js';

/** Instruments, by what they measure. */
export const TOOLS: readonly Fact[] = [
  {
    name: 'a graduated cylinder',
    text: 'measures a volume such as 38 mL by the level of the liquid at its fine marks',
    why: 'Its column is narrow, and one reads the bottom of the curved surface.',
    group: 'volume',
  },
  {
    name: 'a beaker',
    text: 'holds and mixes liquids and shows their volume only roughly',
    why: 'Its marks are wide apart, so it is a vessel rather than a measuring tool.',
    group: 'volume',
  },
  {
    name: 'a micropipette',
    text: 'transfers exact volumes of a few microliters',
    why: 'A piston set by a dial moves amounts as small as a thousandth of a milliliter.',
    group: 'volume',
  },
  {
    name: 'an analytical balance',
    text: 'finds mass to a tenth of a milligram',
    why: 'A shield against drafts lets it weigh very small samples.',
    group: 'body',
  },
  {
    name: 'a thermometer',
    text: 'finds temperature',
    why: 'A column or a sensor changes with the warmth of what it touches.',
    group: 'body',
  },
  {
    name: 'a sphygmomanometer',
    text: 'finds blood pressure with a cuff',
    why: 'The cuff presses on the artery, and the pressure at which flow returns is read.',
    group: 'body',
  },
  {
    name: 'a spirometer',
    text: 'records the volumes of air moved in breathing',
    why: 'The patient blows into it, and it records how much and how fast.',
    group: 'body',
  },
  {
    name: 'an electrocardiograph',
    text: 'records the electrical activity of the heart',
    why: 'Electrodes on the skin pick up the signals of each beat.',
    group: 'body',
  },
  {
    name: 'a pulse oximeter',
    text: 'estimates the oxygen saturation of hemoglobin through a fingertip',
    why: 'It compares how red and infrared light pass through the finger.',
    group: 'body',
  },
  {
    name: 'a centrifuge',
    text: 'separates the parts of a mixture by spinning',
    why: 'Denser parts such as blood cells move to the bottom of the tube.',
    group: 'lab',
  },
  {
    name: 'a pH meter',
    text: 'gives the acidity of a solution as a number',
    why: 'An electrode responds to hydrogen ions; it is finer than an indicator paper.',
    group: 'lab',
  },
  {
    name: 'a vernier caliper',
    text: 'gives the outer width of a small object to a tenth of a millimeter',
    why: 'Two jaws close on the object, and a sliding scale divides the last millimeter.',
    group: 'lab',
  },
  {
    name: 'a compound light microscope',
    text: 'shows living cells at up to about 1,000 times their size',
    why: 'Two sets of lenses enlarge a thin specimen that light passes through.',
    group: 'lab',
  },
  {
    name: 'an electron microscope',
    text: 'shows details of organelles far below the limit of light',
    why: 'Beams of electrons have much shorter waves, but the specimen must be dead.',
    group: 'lab',
  },
];

/** SI units and prefixes. */
export const UNITS: readonly Fact[] = [
  {
    name: 'the kilogram',
    text: 'is the SI base unit of mass',
    why: 'It is the only base unit that already carries a prefix.',
    group: 'unit',
  },
  {
    name: 'the kelvin',
    text: 'is the SI base unit of temperature',
    why: 'Its zero is absolute zero; a step is as large as one degree Celsius.',
    group: 'unit',
  },
  {
    name: 'the mole',
    text: 'is the SI base unit of amount of substance',
    why: 'It counts particles by a fixed large number.',
    group: 'unit',
  },
  {
    name: 'the newton',
    text: 'is the unit of force',
    why: 'It is the force that gives one kilogram an acceleration of one meter per second squared.',
    group: 'unit',
  },
  {
    name: 'the joule',
    text: 'is the unit of energy',
    why: 'It is the work of one newton over one meter.',
    group: 'unit',
  },
  {
    name: 'the pascal',
    text: 'is the unit of pressure',
    why: 'It is one newton on each square meter.',
    group: 'unit',
  },
  {
    name: 'the ampere',
    text: 'is the SI base unit of electric current',
    why: 'It tells how much charge flows each second.',
    group: 'unit',
  },
  {
    name: 'the meter',
    text: 'is the SI base unit of length',
    why: 'It is defined by the distance light travels in a set fraction of a second.',
    group: 'unit',
  },
];

/** Words of measurement and of data. */
export const DATA_TERMS: readonly Fact[] = [
  {
    name: 'accuracy',
    text: 'is closeness of a measurement to the true value',
    why: 'A scale that reads 50.0 g for a 50.0 g standard has it, whatever the scatter of repeats.',
  },
  {
    name: 'precision',
    text: 'is closeness of repeated measurements to one another',
    why: 'Readings of 48.1, 48.1 and 48.2 g agree well, even if the true mass is 50.0 g.',
  },
  {
    name: 'a systematic error',
    text: 'shifts all readings in the same direction',
    why: 'A scale that is not set to zero adds the same amount each time, and repeats do not help.',
  },
  {
    name: 'a random error',
    text: 'scatters readings on both sides of the true value',
    why: 'Small unpredictable influences cause it, and averaging many readings reduces it.',
  },
  {
    name: 'an outlier',
    text: 'is one value far away from the rest of the data',
    why: 'It calls for a check of that measurement before it is kept or left out.',
  },
  {
    name: 'qualitative data',
    text: 'consists of observations in words, such as color or smell',
    why: 'It describes a quality and carries no number.',
  },
  {
    name: 'quantitative data',
    text: 'consists of measured or counted numbers',
    why: 'A mass of 12 g or a count of 30 cells can be averaged and graphed.',
  },
];
