import type { ItemModel } from '../kit/types.js';
import { decimal, plain, shortest } from './formats.js';
import { choiceModel, q, readNumbers, redraw, supplyModel, tidy, wrong } from './support.js';

interface Ladder {
  units: readonly (readonly [unit: string, size: number])[];
  low: number;
  high: number;
  grain: number;
  what: string;
}

interface Measure {
  unit: string;
  value: ReturnType<typeof q>;
}

/** How many of the smaller unit make one of the larger, and what that gives. */
function conversion(from: Measure, to: Measure): string {
  const grows = from.value.lt(to.value);
  const factor = grows ? to.value.div(from.value) : from.value.div(to.value);
  const [large, small] = grows ? [from.unit, to.unit] : [to.unit, from.unit];
  return `1 ${large} = ${plain(factor)} ${small}, so ${plain(from.value)} ${grows ? '×' : '÷'} ${plain(factor)} = ${plain(to.value)} ${to.unit}.`;
}

/** All the measures equal to a given one. */
export const selectEqualMeasures: ItemModel = {
  id: 'math.select-equal-measures',
  objective: 'math.data.units',
  type: 'multiple-select',
  difficulty: 0.2,
  variants: 13,
  make: (rng) =>
    redraw(() => {
      const row = rng.pick<Ladder>([
        {
          units: [
            ['mL', 1],
            ['L', 1000],
            ['dL', 100],
          ],
          low: 12,
          high: 95,
          grain: 100,
          what: 'volume',
        },
        {
          units: [
            ['mg', 1],
            ['g', 1000],
            ['mcg', 0.001],
          ],
          low: 5,
          high: 95,
          grain: 50,
          what: 'mass',
        },
        {
          units: [
            ['mm', 1],
            ['cm', 10],
            ['m', 1000],
          ],
          low: 12,
          high: 190,
          grain: 10,
          what: 'length',
        },
      ]);
      const amount = rng.int(row.low, row.high) * row.grain;
      const text = (value: ReturnType<typeof q>, unit: string) => `${plain(value)} ${unit}`;
      const inUnit = ([unit, size]: readonly [string, number]) => ({
        unit,
        value: unit === 'mcg' ? q(amount * 1000) : q(amount, size),
      });
      const [base, ...rest] = rng.shuffle(row.units).map(inUnit) as [
        ReturnType<typeof inUnit>,
        ...ReturnType<typeof inUnit>[],
      ];
      if (amount % 1000 === 0) return undefined;
      const errors = rest.flatMap(({ unit, value }) => [
        {
          text: text(value.mul(10), unit),
          why: `${text(value.mul(10), unit)} is ten times as much as ${text(base.value, base.unit)}.`,
        },
        {
          text: text(value.div(10), unit),
          why: `${text(value.div(10), unit)} is a tenth of ${text(base.value, base.unit)}.`,
        },
        {
          text: text(value.div(100), unit),
          why: `${text(value.div(100), unit)} is a hundredth of ${text(base.value, base.unit)}.`,
        },
      ]);
      const distractors = rng.sample(errors, 3);
      if (distractors.some((d) => /0\.000/.test(d.text))) return undefined;
      return {
        type: 'multiple-select',
        stem: `Which of the following measurements are equal to ${text(base.value, base.unit)}? Select **all** that apply.`,
        why: [
          ...rest.map((r) => conversion(base, r)),
          'In every other choice, the decimal point is in the wrong place.',
        ],
        remember:
          'Metric units differ by powers of ten: the digits stay the same, and only the point moves.',
        keys: rest.map((r) => ({
          text: text(r.value, r.unit),
          rationale: `${text(r.value, r.unit)} is the same ${row.what} as ${text(base.value, base.unit)}.`,
        })),
        distractors: distractors.map((d) => ({
          text: d.text,
          misconception: 'misplaces-decimal',
          rationale: d.why,
        })),
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-select') throw new TypeError('multiple-select expected');
    const power: Record<string, number> = {
      mcg: -6,
      mg: -3,
      g: 0,
      mL: -3,
      dL: -1,
      L: 0,
      mm: -3,
      cm: -2,
      m: 0,
    };
    const size = (t: string) => {
      const [, n = '', unit = ''] = /([\d.,]+) ([a-zA-Z]+)/.exec(t) ?? [];
      return Number(n.replaceAll(',', '')) * 10 ** (power[unit] ?? Number.NaN);
    };
    const wanted = size(draft.stem.slice(draft.stem.indexOf('equal to')));
    return [...draft.keys, ...draft.distractors]
      .map((o) => o.text)
      .filter((t) => Math.abs(size(t) / wanted - 1) < 1e-9)
      .join(' | ');
  },
};

/** Fahrenheit into Celsius, with the formula given. */
export const fahrenheitToCelsius = choiceModel(
  {
    id: 'math.fahrenheit-to-celsius',
    family: 'math.temperature-scales',
    objective: 'math.data.units',
    difficulty: 0.4,
    variants: 14,
  },
  (rng) => {
    const [text, low, high] = rng.pick([
      ["A patient's temperature is", 97, 104],
      ['A hot pack is heated to', 105, 160],
      ['A refrigerator for vaccines is kept at', 36, 46],
      ['A patient room is kept at', 64, 78],
    ] as const);
    const f = q(rng.int(low * 5, high * 5), 5);
    const key = f.sub(32).mul(5, 9);
    if (key.mul(10).d !== 1n || f.d > 5n) return undefined;
    const round = (v: ReturnType<typeof q>) => v.mul(10).round().div(10);
    return {
      stem: `${text} ${plain(f)}°F. What is this temperature in degrees Celsius? Use $C = \\frac{5}{9}(F - 32)$.`,
      format: decimal(1, '°C', true),
      key,
      remember: 'Subtract 32 first, then multiply by 5 and divide by 9.',
      why: [
        `Parentheses first: ${plain(f)} − 32 = ${plain(f.sub(32))}.`,
        `Multiply by 5 and divide by 9: ${plain(f.sub(32))} × 5 ÷ 9 = {=}.`,
      ],
      wrongs: [
        wrong(
          'ignores-parentheses',
          round(f.mul(5, 9).sub(32)),
          `This subtracts 32 after multiplying, which leads to about {=}.`,
        ),
        wrong(
          'inverts-fraction',
          round(f.sub(32).mul(9, 5)),
          `This multiplies by $\\frac{9}{5}$ instead of $\\frac{5}{9}$, which leads to {=}.`,
        ),
        wrong('stops-early', f.sub(32), `This stops after subtracting 32, which leads to {=}.`),
        wrong(
          'adds-instead-of-subtracts',
          round(f.add(32).mul(5, 9)),
          `This adds 32 instead of subtracting it, which leads to about {=}.`,
        ),
        wrong(
          'wrong-factor',
          round(f.sub(32).div(2)),
          `This halves instead of multiplying by $\\frac{5}{9}$, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          round(f.mul(5, 9)),
          `This does not subtract 32, which leads to about {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [f = 0] = readNumbers(stem, 1);
    return tidy((f - 32) / 1.8);
  },
);

/** Hours and minutes as hours in decimals, typed. */
export const minutesToHours = supplyModel(
  { id: 'math.minutes-to-hours', objective: 'math.data.units', difficulty: -0.5 },
  (rng) => {
    const minutes = rng.int(5, 60) * 3;
    const key = q(minutes, 60);
    if (minutes % 60 === 0 || key.mul(100).d !== 1n || minutes < 66) return undefined;
    const h = Math.floor(minutes / 60);
    return {
      stem: rng.pick([
        `A surgery lasts ${minutes} minutes. How many hours is that, as a decimal?`,
        `A nurse spends ${minutes} minutes charting. Write this time in hours, as a decimal.`,
        `A training video is ${minutes} minutes long. How many hours is that, as a decimal?`,
      ]),
      unit: 'hours',
      format: shortest(2),
      key,
      remember: 'One hour is 60 minutes: divide minutes by 60.',
      why: [`An hour has 60 minutes, so divide by 60.`, `${minutes} ÷ 60 = {=}.`],
      wrongs: [
        wrong(
          'minutes-as-decimals',
          q(minutes, 100),
          `This divides by 100 instead of 60, which leads to {=}.`,
        ),
        wrong(
          'minutes-as-decimals',
          q(h).add(minutes % 60, 100),
          `This writes ${minutes % 60} minutes as hundredths of an hour, which leads to {=}.`,
        ),
        wrong(
          'wrong-direction-conversion',
          minutes * 60,
          `This multiplies by 60, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [minutes = 0] = readNumbers(stem, 1);
    return tidy(Math.floor(minutes / 60) + (minutes % 60) / 60);
  },
);
