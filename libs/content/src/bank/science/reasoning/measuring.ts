import { formatDecimal, graduatedCylinder, q, thermometer, toNumber } from '../../kit/index.js';
import type { ItemModel } from '../../kit/types.js';
import { withUnit } from '../../kit/with-unit.js';
import { numericChoice } from '../support-numeric.js';
import { minus } from '../support-tables.js';

const ORDINALS: readonly string[] = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
];

/** The reading, from what the text alternative says about the marks. */
function readAlt(alt: string): number {
  const [, step = '0'] = /numbered every ([\d.]+)/.exec(alt) ?? [];
  const [, between = '0'] = /with (\d+) small marks/.exec(alt) ?? [];
  const [, nth = '', numbered = '0'] = /at the (\w+) small mark after ([\d.]+)/.exec(alt) ?? [];
  const marks = ORDINALS.indexOf(nth);
  return Math.round((Number(numbered) + (marks * Number(step)) / (Number(between) + 1)) * 10) / 10;
}

/** Reading a graduated cylinder. */
export const cylinderReadingModel: ItemModel = {
  id: 'science.cylinder-reading',
  asks: 'apply',
  objective: 'science.reasoning.measurement',
  type: 'multiple-choice',
  difficulty: -0.3,
  variants: 8,
  make(rng) {
    const minor = rng.pick([1, 2]);
    const major = minor * 5;
    const steps = rng.pick([7, 8, 12, 13, 17, 18, 22, 23, 27, 28, 32, 33]);
    const value = steps * minor;
    const mark = steps % 5;
    const below = value - mark * minor;
    const show = (n: number) => `${n} mL`;
    return numericChoice(rng, {
      stem: 'What volume of liquid does the graduated cylinder show?',
      figure: graduatedCylinder({
        scale: { min: 0, max: major * 10, major, minor, unit: 'mL' },
        value,
      }),
      show,
      key: value,
      why: `The surface is ${mark} small marks above ${below} mL, and each is worth ${minor} mL: ${value} mL.`,
      slips: [
        [
          below + mark * (minor === 1 ? 2 : 1),
          'takes-wrong-value-per-mark',
          `This counts each small mark as ${minor === 1 ? 2 : 1} mL; ${major} mL divided by 5 spaces is ${minor} mL per mark.`,
        ],
        [
          below,
          'reads-labeled-mark-below',
          'This is the numbered mark below the surface; the small marks above it have to be added.',
        ],
        [
          below + major,
          'reads-labeled-mark-above',
          'This is the numbered mark above the surface of the liquid.',
        ],
        [
          value + minor,
          'reads-scale-too-high',
          `Here the liquid touches the glass, but the volume is read at the bottom of the curve, at ${value} mL.`,
        ],
        [
          value - minor,
          'reads-scale-too-low',
          'This counts one small mark too few above the numbered mark.',
        ],
      ],
    });
  },
  solve: (draft) => readAlt(draft.figure?.alt ?? ''),
};

/** Between Celsius and kelvin. */
export const kelvinModel: ItemModel = {
  id: 'science.celsius-kelvin',
  asks: 'apply',
  objective: 'science.reasoning.measurement',
  type: 'supply',
  difficulty: 0,
  variants: 6,
  make(rng) {
    const celsius = rng.pick([-40, -20, 5, 15, 22, 37, 60, 85, 100]);
    const kelvin = celsius + 273;
    return {
      type: 'supply',
      stem: `A lab's temperature log shows ${minus(celsius)}°C. What is this temperature in kelvins if 0°C is taken as 273 K? Type a whole number.`,
      answer: `${kelvin}`,
      answerKind: 'number',
      unit: 'K',
      rationale: `A kelvin is as large as a degree Celsius, so you add 273: ${minus(celsius)} + 273 = ${kelvin} K.`,
      commonErrors: [
        {
          answer: `${celsius - 273}`,
          misconception: 'subtracts-instead-of-adds',
          rationale:
            'Subtracting 273 converts kelvins to degrees Celsius, which is the other direction.',
        },
        {
          answer: `${toNumber(q(celsius * 9, 5).add(32))}`,
          misconception: 'gives-other-quantity',
          rationale: 'This is the temperature in degrees Fahrenheit.',
        },
      ],
    };
  },
  solve(draft) {
    const celsius = Number(/shows (−?\d+)°C/.exec(draft.stem)?.[1]?.replace('−', '-'));
    return 273 - -celsius;
  },
};

/** Reading a clinical or laboratory thermometer. */
export const thermometerModel: ItemModel = {
  id: 'science.thermometer-reading',
  asks: 'apply',
  objective: 'science.reasoning.measurement',
  type: 'supply',
  difficulty: -0.5,
  variants: 6,
  make(rng) {
    const tenths = rng.pick([362, 366, 368, 372, 376, 378, 382, 384, 388, 392]);
    const value = tenths / 10;
    const answer = formatDecimal(q(tenths, 10));
    const floor = Math.floor(value);
    const marks = Math.round((value - floor) * 5);
    return {
      type: 'supply',
      stem: 'What temperature in degrees Celsius does the thermometer show? Type a number with one decimal place.',
      figure: thermometer({ scale: { min: 35, max: 40, major: 1, minor: 0.2, unit: '°C' }, value }),
      answer,
      answerKind: 'number',
      unit: '°C',
      rationale: `The small marks are 0.2°C apart. The column ends ${marks === 1 ? 'one mark' : `${marks} marks`} above ${floor}°C, so the reading is ${answer}°C.`,
      commonErrors: [
        {
          answer: formatDecimal(q(floor * 10 + marks, 10)),
          misconception: 'takes-wrong-value-per-mark',
          rationale:
            'Each small mark is worth 0.2°C, not 0.1°C, since five spaces make one degree.',
        },
        {
          answer: `${floor}`,
          misconception: 'reads-labeled-mark-below',
          rationale:
            'This is the numbered mark below the end of the column; the small marks have to be added.',
        },
      ],
    };
  },
  solve: (draft) => readAlt(draft.figure?.alt ?? ''),
};

const UNITS = {
  'mass of a calibration weight': 'g',
  'length of a gauge block': 'mm',
  'volume of a flask': 'mL',
  'resistance of a test resistor': 'Ω',
} as const;
const OBJECTS = Object.keys(UNITS) as (keyof typeof UNITS)[];

/** Percent error of a measurement. */
export const percentErrorModel: ItemModel = {
  id: 'science.percent-error',
  asks: 'apply',
  objective: 'science.reasoning.measurement',
  type: 'multiple-choice',
  difficulty: 0.5,
  variants: 8,
  make(rng) {
    const what = rng.pick(OBJECTS);
    const unit = UNITS[what];
    const accepted = rng.pick([50, 100, 200]);
    const error = rng.pick([2, 4, 6]);
    const measured = rng.pick([accepted + error, accepted - error]);
    const key = (error * 100) / accepted;
    return numericChoice(rng, {
      stem: `The ${what} is known to be ${withUnit(accepted, unit)}, but a student measures ${withUnit(measured, unit)}. What is the percent error?`,
      show: (value) => `${value.toFixed(1)}%`,
      key,
      why: `The error is ${withUnit(error, unit)}, and ${error} ÷ ${accepted} = ${key.toFixed(1)}% of the accepted value.`,
      slips: [
        [
          (measured * 100) / accepted,
          'level-for-difference',
          'This is the measured value as a percent of the accepted one, not the error.',
        ],
        [
          key * 10,
          'shifts-decimal-point',
          'This is ten times too large: the decimal point is one place off.',
        ],
        accepted === 50
          ? [
              key / 2,
              'count-as-percent',
              `This gives the difference, ${withUnit(error, unit)}, as a percent without dividing it by 50.`,
            ]
          : [
              key / 2,
              'gives-half',
              'This takes only half of the difference, but the whole difference is the error.',
            ],
        [
          key / 10,
          'shifts-decimal-point',
          'This is ten times too small: the decimal point is one place off.',
        ],
      ],
    });
  },
  solve(draft) {
    const [, known = '0', found = '0'] =
      /be (\d+) \S+ but a student measures (\d+)/.exec(draft.stem) ?? [];
    return (Math.abs(Number(found) / Number(known) - 1) * 1000) / 10;
  },
};
