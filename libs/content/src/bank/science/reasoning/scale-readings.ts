import { gauge, syringe } from '../../kit/index.js';
import type { ItemModel } from '../../kit/types.js';
import { withUnit } from '../../kit/with-unit.js';
import { computedChoice, rounded } from '../support-computed.js';

const ORDINALS = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
];

/** A reading, from what the text alternative says about the marks. */
function readMarks(alt: string): number {
  const [, every = '1'] = /numbered every ([\d.]+)/.exec(alt) ?? [];
  const [, between = '0'] = /with (\d+) small/.exec(alt) ?? [];
  const [, nth = 'zeroth', numbered] = /the (\w+) small mark after ([\d.]*\d)/.exec(alt) ?? [];
  const [, straight = '0'] = /at the ([\d.]*\d) mark/.exec(alt) ?? [];
  const start = Number(numbered ?? straight);
  return rounded(start + (ORDINALS.indexOf(nth) * Number(every)) / (Number(between) + 1));
}

interface Reading {
  what: string;
  unit: string;
  max: number;
  major: number;
  minor: number;
  value: number;
}

const readingSlips = ({ major, minor, value }: Reading) => {
  const below = rounded(Math.floor(rounded(value / major)) * major);
  const marks = Math.round((value - below) / minor);
  const other = major / minor === 10 ? minor * 2 : rounded(major / 10);
  return [
    [
      rounded(below + marks * other),
      'takes-wrong-value-per-mark',
      `Each small mark is worth ${minor}: divide the step between two numbers by the number of spaces between them.`,
    ],
    [rounded(value + minor), 'reads-scale-too-high', 'This counts one small mark too many.'],
    [rounded(value - minor), 'reads-scale-too-low', 'This counts one small mark too few.'],
    [rounded(below + major), 'reads-labeled-mark-above', 'This is the next numbered mark.'],
    [below, 'reads-labeled-mark-below', 'This is the numbered mark before the reading.'],
  ] as const;
};

/** How far the reading is from the numbered mark before it. */
const readingReason = (what: string, { major, minor, value, unit }: Reading) => {
  const below = rounded(Math.floor(rounded(value / major)) * major);
  const marks = Math.round((value - below) / minor);
  return `${what} ${marks} small ${marks === 1 ? 'mark' : 'marks'} of ${minor} past ${below}: ${below} + ${marks} × ${minor} = ${withUnit(value, unit)}.`;
};

const readingSteps = ({ major, minor, value, unit }: Reading) =>
  [
    `Two neighboring numbers are ${withUnit(major, unit)} apart.`,
    `There are ${Math.round(major / minor)} spaces between them, so each small mark is worth ${withUnit(minor, unit)}.`,
    `Count the small marks beyond the last number to get ${withUnit(value, unit)}.`,
  ].map((step) => step.replaceAll(' %', '%'));

/** Reading a syringe. */
const syringeModel = computedChoice<Reading>({
  id: 'science.syringe-reading',
  objective: 'science.reasoning.measurement',
  difficulty: -0.2,
  rows: [
    {
      what: 'A nurse has drawn up a vaccine.',
      unit: 'mL',
      max: 3,
      major: 0.5,
      minor: 0.1,
      value: 1.7,
    },
    {
      what: 'A syringe holds a local anesthetic.',
      unit: 'mL',
      max: 5,
      major: 1,
      minor: 0.2,
      value: 3.6,
    },
    {
      what: 'A student measures a reagent with a syringe.',
      unit: 'mL',
      max: 10,
      major: 2,
      minor: 0.5,
      value: 6.5,
    },
    {
      what: 'A veterinarian prepares an injection.',
      unit: 'mL',
      max: 1,
      major: 0.2,
      minor: 0.05,
      value: 0.35,
    },
    {
      what: 'A technician draws up a sample of plasma.',
      unit: 'mL',
      max: 20,
      major: 5,
      minor: 1,
      value: 13,
    },
  ],
  unit: ({ unit }) => unit,
  build: (row) => ({
    stem: `${row.what} How much liquid is in the syringe?`,
    figure: syringe({
      scale: { min: 0, max: row.max, major: row.major, minor: row.minor, unit: row.unit },
      value: row.value,
    }),
    key: row.value,
    because: readingReason('The edge of the plunger is', row),
    slips: readingSlips(row),
    steps: readingSteps(row),
    remember: 'Find out what one small mark is worth before you read a scale.',
  }),
  solve: (_numbers, _stem, alt) => readMarks(alt),
});

/** Reading a gauge. */
const gaugeModel = computedChoice<Reading & { shown: string }>({
  id: 'science.gauge-reading',
  objective: 'science.reasoning.measurement',
  difficulty: -0.1,
  rows: [
    {
      what: 'Pressure in a blood pressure cuff',
      shown: 'the pressure in a blood pressure cuff',
      unit: 'mm Hg',
      max: 240,
      major: 40,
      minor: 10,
      value: 130,
    },
    {
      what: 'Oxygen flow',
      shown: 'the flow of oxygen to a patient',
      unit: 'L/min',
      max: 15,
      major: 5,
      minor: 1,
      value: 8,
    },
    {
      what: 'Pressure in an autoclave',
      shown: 'the pressure in an autoclave',
      unit: 'psi',
      max: 30,
      major: 5,
      minor: 1,
      value: 17,
    },
    {
      what: 'Grip strength',
      shown: "a patient's grip strength",
      unit: 'kg',
      max: 100,
      major: 20,
      minor: 4,
      value: 52,
    },
    {
      what: 'Humidity in an incubator for newborns',
      shown: 'the humidity in an incubator for newborns',
      unit: '%',
      max: 100,
      major: 20,
      minor: 5,
      value: 65,
    },
  ],
  unit: ({ unit }) => unit,
  build: (row) => ({
    stem: `The dial shows ${row.shown}. What is the reading?`,
    figure: gauge({
      name: row.what,
      scale: { min: 0, max: row.max, major: row.major, minor: row.minor, unit: row.unit },
      value: row.value,
    }),
    key: row.value,
    because: readingReason('The needle is', row),
    slips: readingSlips(row),
    steps: readingSteps(row),
    remember:
      'To find what one mark is worth, count the spaces between two numbers, not the marks.',
  }),
  solve: (_numbers, _stem, alt) => readMarks(alt),
});

/** Models of scales. */
export const SCALE_MODELS: readonly ItemModel[] = [syringeModel, gaugeModel];
