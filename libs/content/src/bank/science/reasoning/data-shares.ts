import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, rounded, sum, table } from '../support-computed.js';

/** The effect of a treatment beyond the control group's change. */
const controlDifferenceModel = computedSupply({
  id: 'science.control-difference',
  objective: 'science.reasoning.design',
  difficulty: 0.4,
  rows: [
    {
      who: 'Participants',
      outcome: 'Average weight loss (kg)',
      unit: 'kg',
      treated: 6,
      control: 2,
      name: 'Diet group',
      none: 'Control group (usual diet)',
      asked: 'How many more kilograms did the diet group lose on average than the control group?',
    },
    {
      who: 'Patients',
      outcome: 'Average drop in blood pressure (mm Hg)',
      unit: 'mm Hg',
      treated: 14,
      control: 5,
      name: 'Drug group',
      none: 'Placebo group',
      asked: 'How large is the average drop that can be credited to the drug?',
    },
    {
      who: 'Plants',
      outcome: 'Average growth in 3 weeks (cm)',
      unit: 'cm',
      treated: 11,
      control: 8,
      name: 'With fertilizer',
      none: 'Without fertilizer',
      asked: 'How many centimeters of growth, on average, can be credited to the fertilizer?',
    },
    {
      who: 'Patients',
      outcome: 'Average days until the sore throat was gone',
      unit: 'days',
      treated: 4,
      control: 7,
      name: 'Antibiotic group',
      none: 'Placebo group',
      asked: 'By how many days, on average, did the antibiotic shorten the illness?',
    },
    {
      who: 'Participants',
      outcome: 'Average number of words recalled',
      unit: 'words',
      treated: 15,
      control: 12,
      name: 'Nap group',
      none: 'No-nap group',
      asked: 'How many additional words, on average, can be credited to the nap?',
    },
  ],
  unit: ({ unit }) => unit,
  build: ({ who, outcome, treated, control, name, none, asked }) => {
    const key = Math.abs(treated - control);
    return {
      stem: `${who} were assigned at random to two groups.\n\n${table(
        ['Group', outcome],
        [
          [name, treated],
          [none, control],
        ],
      )}\n\n${asked} Type a number.`,
      key,
      because: `The groups differ by ${Math.max(treated, control)} − ${Math.min(treated, control)} = ${key}.`,
      slips: [
        [
          treated,
          'ignores-control',
          'This is the result of the treated group alone; the control group shows what would have happened anyway.',
        ],
        [
          treated + control,
          'adds-instead-of-subtracts',
          'This adds the two groups instead of comparing them.',
        ],
        [
          control,
          'misreads-control-group',
          'This is the result of the group without the treatment.',
        ],
      ],
      steps: [
        'Find the group that shows what happens without the treatment.',
        `Subtract: ${Math.max(treated, control)} − ${Math.min(treated, control)} = ${key}.`,
        'Only this difference can be attributed to the treatment.',
      ],
      remember: 'The effect is the difference from the control group.',
    };
  },
  solve: (_numbers, stem) => {
    const [a = 0, b = 0] = [...stem.matchAll(/\| (\d+) \|$/gm)].map(([, n]) => Number(n));
    return Math.max(a, b) - Math.min(a, b);
  },
});

/** A share of the participants in percent. */
const shareModel = computedChoice({
  id: 'science.share-of-sample',
  objective: 'science.reasoning.evidence',
  difficulty: -0.2,
  rows: [
    {
      intro: 'A clinic records side effects of a vaccine',
      groups: ['Sore arm', 'Fever', 'No side effect'],
      counts: [90, 30, 80],
      head: ['Result', 'Patients'],
      of: 'patients',
      asked: 'Fever',
      ask: 'had a fever',
    },
    {
      intro: 'A lab types the blood of donors',
      groups: ['Type O', 'Type A', 'Type B', 'Type AB'],
      counts: [225, 200, 50, 25],
      head: ['Blood type', 'Donors'],
      of: 'donors',
      asked: 'Type A',
      ask: 'have type A blood',
    },
    {
      intro: 'A field team sorts insects from a trap',
      groups: ['Beetles', 'Flies', 'Moths'],
      counts: [36, 60, 24],
      head: ['Insect', 'Number'],
      of: 'insects',
      asked: 'Beetles',
      ask: 'are beetles',
    },
    {
      intro: 'A nurse reviews falls on a ward',
      groups: ['At night', 'In the morning', 'In the afternoon'],
      counts: [26, 10, 4],
      head: ['Time', 'Falls'],
      of: 'falls',
      asked: 'At night',
      ask: 'happened at night',
    },
    {
      intro: 'A class tests swabs for bacteria',
      groups: ['No growth', 'Some growth', 'Heavy growth'],
      counts: [15, 33, 12],
      head: ['Result', 'Swabs'],
      of: 'swabs',
      asked: 'Heavy growth',
      ask: 'show heavy growth',
    },
  ],
  unit: () => '%',
  build: ({ intro, groups, counts, head, of, asked, ask }) => {
    const total = sum(counts);
    const part = counts[groups.indexOf(asked)] ?? 0;
    const others = Math.max(...counts.filter((count) => count !== part));
    const key = rounded((part / total) * 100);
    return {
      stem: `${intro}.\n\n${table(
        head,
        groups.map((group, i) => [group, counts[i] ?? 0]),
      )}\n\nWhat percent of the ${of} ${ask}?`,
      key,
      because: `There are ${total} ${of} in all, and ${part} ÷ ${total} × 100 = ${key}, so the share is ${key}%.`,
      slips: [
        [
          part,
          'count-as-percent',
          `The count is ${part}; it has to be compared with all ${total} ${of}.`,
        ],
        [
          rounded((part / (total - part)) * 100, 1),
          'divides-by-wrong-number',
          `This divides by the other ${total - part} ${of} instead of by all of them.`,
        ],
        [rounded(100 - key, 1), 'gives-the-rest', `This is the share of all the other ${of}.`],
        [
          rounded(100 / counts.length, 1),
          'assumes-equal-shares',
          'This would be the share if every row had the same number.',
        ],
        [
          rounded(key / 2, 1),
          'gives-half',
          `This is half of the share: ${part} of ${total} is ${key}%.`,
        ],
        [
          rounded((others / total) * 100, 1),
          'gives-other-quantity',
          `The row "${groups[counts.indexOf(others)]}" has this share.`,
        ],
      ],
      steps: [
        `Add all the counts: ${counts.join(' + ')} = ${total}.`,
        `Divide the number asked for by the total: ${part} ÷ ${total} = ${rounded(part / total)}.`,
        `As a percent, that is ${key}%.`,
      ],
      remember: 'A share needs the total in the denominator.',
    };
  },
  solve: (_numbers, stem) => {
    const cells = [...stem.matchAll(/^\| ([A-Za-z][^|]*) \| (\d+) \|$/gm)].map(
      ([, name = '', n]) => ({ name: name.toLowerCase(), n: Number(n) }),
    );
    const question = (/What percent.*/.exec(stem)?.[0] ?? '').toLowerCase();
    const whole = cells.reduce((total, { n }) => total + n, 0);
    return (
      100 -
      (100 *
        (whole - (cells.find(({ name }) => question.includes(name.replace(/s$/, '')))?.n ?? 0))) /
        whole
    );
  },
});

/** Models of differences and shares. */
export const DATA_SHARE_MODELS: readonly ItemModel[] = [controlDifferenceModel, shareModel];
