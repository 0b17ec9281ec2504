import { inSeries } from '../../kit/series.js';
import type { ItemModel } from '../../kit/types.js';

interface Setup {
  intro: string;
  head: [string, string, string];
  /** The factors within a sentence. */
  names: [string, string, string];
  /** Trial 1, 2, 3 …: values of the three factors. */
  trials: [string, string, string][];
  factor: 0 | 1 | 2;
  ask: string;
}

const SETUPS: readonly Setup[] = [
  {
    intro: 'A student tests how fast tablets dissolve.',
    head: ['Water (°C)', 'Tablet', 'Stirring'],
    names: ['water temperature', 'the form of the tablet', 'stirring'],
    trials: [
      ['20', 'whole', 'no'],
      ['40', 'whole', 'no'],
      ['40', 'crushed', 'yes'],
      ['20', 'crushed', 'no'],
      ['20', 'whole', 'yes'],
    ],
    factor: 0,
    ask: 'water temperature',
  },
  {
    intro: 'A biologist grows pea seedlings under several conditions.',
    head: ['Light (h)', 'Fertilizer (g)', 'Soil'],
    names: ['light', 'fertilizer', 'soil'],
    trials: [
      ['8', '2', 'sand'],
      ['12', '0', 'clay'],
      ['8', '0', 'clay'],
      ['12', '2', 'sand'],
      ['8', '0', 'sand'],
    ],
    factor: 1,
    ask: 'the fertilizer',
  },
  {
    intro: 'A lab tests an enzyme from potatoes.',
    head: ['pH', 'Temperature (°C)', 'Enzyme (drops)'],
    names: ['pH', 'temperature', 'the amount of enzyme'],
    trials: [
      ['7', '25', '5'],
      ['5', '25', '10'],
      ['7', '35', '10'],
      ['5', '35', '5'],
      ['7', '25', '10'],
    ],
    factor: 2,
    ask: 'the amount of enzyme',
  },
  {
    intro: 'A researcher tests how well volunteers remember lists of words.',
    head: ['Sleep (h)', 'Caffeine (mg)', 'List'],
    names: ['sleep', 'caffeine', 'the length of the list'],
    trials: [
      ['4', '0', 'short'],
      ['8', '100', 'long'],
      ['4', '100', 'short'],
      ['8', '0', 'long'],
      ['8', '100', 'short'],
    ],
    factor: 0,
    ask: 'sleep',
  },
  {
    intro: 'An engineer tests filters for drinking water.',
    head: ['Filter', 'Flow (L/min)', 'Source'],
    names: ['the type of filter', 'flow', 'the source of the water'],
    trials: [
      ['carbon', '2', 'lake'],
      ['sand', '4', 'lake'],
      ['carbon', '4', 'well'],
      ['sand', '2', 'well'],
      ['carbon', '4', 'lake'],
    ],
    factor: 1,
    ask: 'the flow rate',
  },
];

const differing = (a: readonly string[], b: readonly string[]) =>
  a.flatMap((value, i) => (value === b[i] ? [] : [i]));

/** Which two trials show the effect of one factor alone. */
const fairPairModel: ItemModel = {
  id: 'science.fair-pair',
  asks: 'apply',
  objective: 'science.reasoning.design',
  type: 'multiple-choice',
  difficulty: 0.4,
  variants: SETUPS.length,
  written: true,
  seeds: SETUPS.map((_, i) => i + 1),
  make(rng, seed) {
    const setup = SETUPS[seed - 1];
    if (setup === undefined) throw new RangeError(`science.fair-pair: no setup ${seed}`);
    const { intro, head, names, trials, factor, ask } = setup;
    const pairs = trials.flatMap((a, i) =>
      trials
        .slice(i + 1)
        .map((b, k) => ({ text: `Trials ${i + 1} and ${i + k + 2}`, differ: differing(a, b) })),
    );
    const fair = pairs.filter(({ differ }) => differ.length === 1 && differ[0] === factor);
    const [key] = fair;
    if (key === undefined || fair.length > 1)
      throw new RangeError(`science.fair-pair:${seed}: ${fair.length} fair pairs`);
    const said = (differ: number[], only = '') =>
      `These trials differ ${only}in ${inSeries(differ.map((i) => names[i] ?? ''))}`;
    const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
    return {
      type: 'multiple-choice',
      stem: `${intro}\n\n${[line(['Trial', ...head]), line(['---', '---', '---', '---']), ...trials.map((t, i) => line([i + 1, ...t]))].join('\n')}\n\nWhich trials should be compared to find the effect of ${ask} alone?`,
      key: {
        text: key.text,
        rationale: `${said(key.differ, 'only ')}, so nothing else can explain a difference.`,
      },
      distractors: rng
        .sample(
          pairs.filter((pair) => pair !== key),
          3,
        )
        .map(({ text, differ }) => ({
          text,
          rationale: differ.includes(factor)
            ? `${said(differ)}, so the effects can't be separated.`
            : `${said(differ)}, while ${ask} is the same in both.`,
          misconception: differ.includes(factor)
            ? 'changes-second-variable'
            : 'changes-wrong-thing',
        })),
      why: [
        `Look for two rows that differ in ${ask}.`,
        'Of those, keep the rows that agree in both other columns.',
        `Only ${key.text.toLowerCase()} meet both conditions.`,
      ],
      remember: 'A fair comparison changes one thing.',
    };
  },
};

/** Models of fair comparisons. */
export const FAIR_PAIR_MODELS: readonly ItemModel[] = [fairPairModel];
