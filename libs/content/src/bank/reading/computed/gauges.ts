import { gauge, graduatedCylinder, thermometer } from '../../kit/figures/index.js';
import type { ItemModel } from '../../kit/types.js';
import { numberOption, readScale, tidy, type WrongNumber, wrongOptions } from './support.js';

const DIALS = [
  { name: 'Steam pressure gauge', unit: 'psi', place: 'in a hotel laundry' },
  { name: 'Water pressure gauge', unit: 'psi', place: 'at the pump of a town well' },
  { name: 'Air pressure gauge', unit: 'psi', place: 'in a repair shop' },
  { name: 'Platform scale', unit: 'lb', place: 'in a shipping room' },
  { name: 'Suction gauge', unit: 'kPa', place: 'in a dental office' },
  { name: 'Wind speed gauge', unit: 'mph', place: 'on a harbor wall' },
];

const DIAL_SCALES = [
  { max: 60, major: 10, minor: 2 },
  { max: 100, major: 20, minor: 5 },
  { max: 24, major: 4, minor: 1 },
  { max: 300, major: 50, minor: 10 },
  { max: 36, major: 6, minor: 2 },
  { max: 200, major: 40, minor: 10 },
];

/** The answers of a reader who misjudges or miscounts the dial's marks. */
const dialErrors = ({
  minor,
  major,
  numbered,
  marks,
  key,
  why,
}: {
  minor: number;
  major: number;
  numbered: number;
  marks: number;
  key: number;
  why: string;
}): WrongNumber[] => [
  {
    value: numbered + marks * (minor === 1 ? 2 : 1),
    misconception: 'mark-value-wrong',
    rationale: `This gives each small mark the wrong value. ${why}`,
  },
  {
    value: key + minor,
    misconception: 'reads-scale-too-high',
    rationale: `This is one small mark farther than the needle. ${why}`,
  },
  {
    value: numbered + major,
    misconception: 'goes-by-next-number',
    rationale: 'This is the number printed after the needle.',
  },
  {
    value: numbered,
    misconception: 'reads-number-before',
    rationale: 'This is the number printed before the needle.',
  },
  {
    value: key - minor,
    misconception: 'reads-scale-too-low',
    rationale: `This is one small mark before the needle. ${why}`,
  },
  {
    value: numbered + major - marks * minor,
    misconception: 'goes-by-next-number',
    rationale: 'This counts the small marks back from the number after the needle.',
  },
  {
    value: numbered + major + marks * minor,
    misconception: 'goes-by-next-number',
    rationale: `This counts the marks on from the number after the needle, not from ${numbered}.`,
  },
];

/** Reads a dial whose small marks are worth more or less than one. */
export const gaugeReading: ItemModel = {
  id: 'reading.gauge-reading',
  objective: 'reading.key-ideas.graphics',
  type: 'multiple-choice',
  difficulty: -0.4,
  variants: 12,
  make: (rng) => {
    const { name, unit, place } = rng.pick(DIALS);
    const scale = { min: 0, unit, ...rng.pick(DIAL_SCALES) };
    const numbered = rng.int(1, scale.max / scale.major - 2) * scale.major;
    const marks = rng.int(1, scale.major / scale.minor - 1);
    const key = numbered + marks * scale.minor;
    const why = `Each small mark stands for ${scale.minor} ${unit}.`;
    return {
      type: 'multiple-choice',
      stem: `The picture shows an instrument ${place}. Which reading, in ${unit}, should be entered in the log?`,
      figure: gauge({ name, scale, value: key }),
      key: numberOption(
        key,
        `The needle is ${marks === 1 ? '1 small mark' : `${marks} small marks`} past ${numbered}, and each stands for ${scale.minor} ${unit}: ${numbered} + ${marks} × ${scale.minor} = ${key} ${unit}.`,
        unit,
      ),
      distractors: wrongOptions(
        rng,
        key,
        dialErrors({ ...scale, numbered, marks, key, why }),
        unit,
      ),
    };
  },
  solve: (draft) => readScale(draft.figure?.alt ?? ''),
};

const ROOMS = [
  { place: 'a storage room for blood samples', low: 4, high: 8 },
  { place: 'a flower cooler', low: 5, high: 9 },
  { place: 'a cheese cellar', low: 9, high: 12 },
  { place: 'a cold storage room for apples', low: 2, high: 5 },
  { place: 'a photograph archive', low: 10, high: 14 },
];

/** The answers of a reader who uses the wrong limit or misreads the thermometer. */
const coolingErrors = ({
  value,
  low,
  high,
  key,
}: {
  value: number;
  low: number;
  high: number;
  key: number;
}): WrongNumber[] => [
  {
    value: value - low,
    misconception: 'misreads-limit',
    rationale: `This is the drop to the lower limit, ${low}°C; the upper limit is reached sooner.`,
  },
  {
    value,
    misconception: 'gives-reading',
    rationale: 'This is the reading of the thermometer and not the drop that is needed.',
  },
  {
    value: high - low,
    misconception: 'confuses-numbers',
    rationale: 'This is the difference between the two limits on the sign.',
  },
  {
    value: high,
    misconception: 'gives-goal',
    rationale: 'This is the upper limit on the sign and not the drop that is needed.',
  },
  {
    value: key - 2,
    misconception: 'misreads-limit',
    rationale: `After this drop, it would still be warmer than ${high}°C inside.`,
  },
  {
    value: key + 1,
    misconception: 'reads-scale-too-high',
    rationale: 'This reads the thermometer one mark too high.',
  },
  {
    value: key - 1,
    misconception: 'reads-scale-too-low',
    rationale: 'This reads the thermometer one mark too low.',
  },
];

/** A sign gives the limit, a thermometer the current value: both are needed. */
export const coolingNeeded: ItemModel = {
  id: 'reading.cooling-needed',
  objective: 'reading.integration.combine-sources',
  type: 'multiple-choice',
  difficulty: 0.1,
  variants: 12,
  make: (rng) => {
    const { place, low, high } = rng.pick(ROOMS);
    const scale = { min: 0, max: 24, major: 4, minor: 1, unit: '°C' };
    const value = high + rng.int(3, 7);
    const key = value - high;
    return {
      type: 'multiple-choice',
      stem: `A sign on the door of ${place} reads, “Keep between ${low}°C and ${high}°C.” The thermometer shows the temperature inside. By at least how many degrees must the temperature fall to be within the range on the sign?`,
      figure: thermometer({ scale, value }),
      key: numberOption(
        key,
        `The thermometer is at ${value}°C and the upper limit on the sign is ${high}°C, so the temperature must fall ${value} − ${high} = ${key} degrees.`,
      ),
      distractors: wrongOptions(rng, key, coolingErrors({ value, low, high, key })),
    };
  },
  solve: (draft) => {
    const limit = Number(/and (\d+)°C/.exec(draft.stem)?.[1]);
    return readScale(draft.figure?.alt ?? '') - limit;
  },
};

const CYLINDERS = [
  { max: 100, major: 20, minor: 5 },
  { max: 50, major: 10, minor: 2 },
  { max: 250, major: 50, minor: 10 },
  { max: 25, major: 5, minor: 1 },
];
const LIQUIDS = [
  'distilled water',
  'rinse solution',
  'liquid plant food',
  'lamp oil',
  'saline solution',
];

/** The answers of a reader who misreads the surface or fills to the wrong line. */
const pouringErrors = ({
  minor,
  max,
  value,
  key,
}: {
  minor: number;
  max: number;
  value: number;
  key: number;
}): WrongNumber[] => [
  {
    value,
    misconception: 'gives-reading',
    rationale: 'This is what the cylinder already holds.',
  },
  {
    value: key + minor,
    misconception: 'reads-scale-too-low',
    rationale: 'This reads the surface one mark too low.',
  },
  {
    value: key - minor,
    misconception: 'reads-scale-too-high',
    rationale: 'This reads the surface one mark too high.',
  },
  {
    value: key + 2 * minor,
    misconception: 'reads-scale-too-low',
    rationale: 'This reads the surface two marks too low.',
  },
  {
    value: key - 2 * minor,
    misconception: 'reads-scale-too-high',
    rationale: 'This reads the surface two marks too high.',
  },
  {
    value: max - value,
    misconception: 'ignores-condition',
    rationale: 'This fills the cylinder to its last mark and not to the line in the directions.',
  },
];

/** Directions name the volume; the picture shows what has been poured so far. */
export const pourToLine: ItemModel = {
  id: 'reading.pour-to-line',
  objective: 'reading.key-ideas.graphics',
  type: 'multiple-choice',
  difficulty: 0.2,
  variants: 12,
  make: (rng) => {
    const scale = { min: 0, unit: 'mL', ...rng.pick(CYLINDERS) };
    const liquid = rng.pick(LIQUIDS);
    const top = (rng.int(3, scale.max / scale.major) - 1) * scale.major + scale.major;
    const perMajor = scale.major / scale.minor;
    const value = top - scale.major * rng.int(1, 2) - rng.int(1, perMajor - 1) * scale.minor;
    const key = tidy(top - value);
    return {
      type: 'multiple-choice',
      stem: `A set of directions says, “Fill the cylinder with ${liquid} to the ${top}-mL line.” The picture shows what has been poured so far. How much more do you need to add?`,
      figure: graduatedCylinder({ scale, value }),
      key: numberOption(
        key,
        `The surface is at ${value} mL, and ${top} − ${value} = ${key}, so ${key} mL more is needed.`,
        'mL',
      ),
      distractors: wrongOptions(rng, key, pouringErrors({ ...scale, value, key }), 'mL'),
    };
  },
  solve: (draft) =>
    Number(/to the (\d+)-mL/.exec(draft.stem)?.[1]) - readScale(draft.figure?.alt ?? ''),
};
