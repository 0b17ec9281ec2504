import type { Rational } from '../kit/rational.js';
import type { ItemModel } from '../kit/types.js';
import { plain, shortest } from './formats.js';
import { numericSupply, q, redraw, tidy, withoutArticle, wrong } from './support.js';

interface Study {
  text: string;
  cause: string;
  effect: string;
  /** Kept the same for all, and said so in the text. */
  fixed: string;
  /** Named in the text, but neither changed nor measured. */
  aside: string;
}

const STUDIES: readonly Study[] = [
  {
    text: 'A student gives plants in identical pots 0, 10, 20, or 30 mL of fertilizer and measures the height of each plant after four weeks. The plants are kept in a school greenhouse.',
    cause: 'The amount of fertilizer',
    effect: 'The height of the plants',
    fixed: 'The kind of pot',
    aside: 'The location of the greenhouse',
  },
  {
    text: 'A researcher records the heart rate of volunteers in the same age group as they walk on a treadmill at four different speeds. The treadmill belongs to a college.',
    cause: 'The walking speed',
    effect: 'The heart rate',
    fixed: 'The age group',
    aside: 'The owner of the treadmill',
  },
  {
    text: 'A team of students stirs equal masses of sugar into water at five different temperatures and records how long the sugar takes to dissolve.',
    cause: 'The water temperature',
    effect: 'The dissolving time',
    fixed: 'The mass of the sugar',
    aside: 'The size of the team',
  },
  {
    text: 'A clinic sends the same reminder message one, three, or seven days before an appointment and counts how many appointments are missed. A local printer designed the logo in the message.',
    cause: 'The day of the reminder',
    effect: 'The missed appointments',
    fixed: 'The text of the reminder',
    aside: 'The design of the logo',
  },
  {
    text: 'A researcher gives night nurses 0, 50, or 100 mg of caffeine at the same hour and then tests their reaction time. The results appear in a newsletter.',
    cause: 'The dose of caffeine',
    effect: 'The reaction time',
    fixed: 'The hour at which caffeine is given',
    aside: 'The name of the newsletter',
  },
  {
    text: 'A student stores slices of one brand of bread at 5, 15, 25, or 35°C and measures the moldy area after a week. The bakery has been open for many years.',
    cause: 'The storage temperature',
    effect: 'The moldy area',
    fixed: 'The brand of the bread',
    aside: 'The age of the bakery',
  },
  {
    text: 'An instructor has students study from the same textbook for 1, 2, 3, or 4 hours before a quiz and compares their scores. The quiz is given in the spring.',
    cause: 'The hours of study',
    effect: 'The quiz score',
    fixed: 'The textbook used',
    aside: 'The season of the year',
  },
  {
    text: 'A nurse has volunteers wear bandages of one size for 6, 12, 18, or 24 hours and measures how damp the skin under them is. The bandages were delivered by truck.',
    cause: 'The time the bandage is worn',
    effect: 'The moisture of the skin',
    fixed: 'The size of the bandage',
    aside: 'The method of delivery',
  },
];

/** Which of a study's quantities is the dependent or the independent variable. */
export const variableRoles: ItemModel = {
  id: 'math.variable-roles',
  objective: 'math.data.relations',
  type: 'multiple-choice',
  difficulty: -0.6,
  variants: 16,
  make: (rng) => {
    const study = rng.pick(STUDIES);
    const dependent = rng.pick([true, false]);
    const [key, other] = dependent ? [study.effect, study.cause] : [study.cause, study.effect];
    return {
      type: 'multiple-choice',
      why: [
        `${study.cause}: this is changed on purpose, so it is the independent variable.`,
        `${study.effect}: this is measured as the outcome, so it is the dependent variable.`,
        `${study.fixed}: this is held constant.`,
      ],
      remember: 'Independent: what you change. Dependent: what you measure.',
      stem: `${study.text} Which of the following is the ${dependent ? 'dependent' : 'independent'} variable?`,
      key: {
        text: withoutArticle(key),
        rationale: dependent
          ? `${key}: this is measured as the outcome, and it may depend on what is changed.`
          : `${key}: this is what the study changes on purpose from group to group.`,
      },
      distractors: [
        {
          text: withoutArticle(other),
          misconception: 'swaps-variables',
          rationale: dependent
            ? 'This is changed on purpose, so it is the independent variable.'
            : 'This is measured as the outcome, so it is the dependent variable.',
        },
        {
          text: withoutArticle(study.fixed),
          misconception: 'swaps-variables',
          rationale: 'This is kept the same for all, so it is a constant of the study.',
        },
        {
          text: withoutArticle(study.aside),
          misconception: 'swaps-variables',
          rationale: 'This is a side detail: it is neither changed nor measured.',
        },
      ],
    };
  },
};

/** Two quantities, and why they change together or in opposite directions. */
type Pair = readonly [text: string, why: string];

const FALLING: readonly Pair[] = [
  ['Driving speed and the time for a fixed distance', 'the faster the drive, the shorter the time'],
  ['Number of helpers and the hours needed for a fixed job', 'more helpers need fewer hours'],
  [
    'Flow rate of an infusion and the time until a full bag is empty',
    'the faster the flow, the sooner the bag is empty',
  ],
  ['Money spent and money left from a fixed budget', 'the more is spent, the less is left'],
  ['Pages read and pages left in a textbook', 'the more pages are read, the fewer are left'],
  ['Size of a dose and the number of doses in a full bottle', 'larger doses mean fewer of them'],
];
const RISING: readonly Pair[] = [
  ['Hours worked and pay at a fixed hourly wage', 'more hours bring more pay'],
  ['Number of identical tablets and their total mass', 'more tablets have more mass'],
  ['Side length of a square and its area', 'a longer side makes a larger area'],
  ['Distance driven and fuel used by a car', 'a longer drive uses more fuel'],
  ['Volume of water and its mass', 'more water has more mass'],
  ['Temperature in °C and the same temperature in °F', 'a warmer day reads higher on either scale'],
];

/** All the pairs of quantities that move in opposite (or in the same) direction. */
export const selectCovariation: ItemModel = {
  id: 'math.select-covariation',
  objective: 'math.data.relations',
  type: 'multiple-select',
  difficulty: -0.2,
  variants: 13,
  make: (rng) => {
    const falling = rng.pick([true, false]);
    const [right, other] = falling ? [FALLING, RISING] : [RISING, FALLING];
    const keyCount = rng.int(2, 3);
    const [same, against] = [
      'both go up together, a positive relationship',
      'one goes up while the other goes down, a negative relationship',
    ];
    return {
      type: 'multiple-select',
      why: [
        'Ask of each pair what happens to the second quantity when the first one grows.',
        falling
          ? 'In a negative relationship, one goes up while the other goes down.'
          : 'In a positive relationship, both go up together.',
        `Here that is true of ${keyCount} pairs.`,
      ],
      remember: 'Positive: both go up together. Negative: one goes up as the other goes down.',
      stem: `Which of the following pairs of quantities have a **${falling ? 'negative' : 'positive'}** relationship? Select **all** that apply.`,
      keys: rng
        .sample(right, keyCount)
        .map(([text, why]) => ({ text, rationale: `Here, ${why}: ${falling ? against : same}.` })),
      distractors: rng.sample(other, 5 - keyCount).map(([text, why]) => ({
        text,
        misconception: 'misreads-trend',
        rationale: `Here, ${why}: ${falling ? same : against}.`,
      })),
    };
  },
};

/** A linear table continued, typed. */
export const continueLinearTable: ItemModel = {
  id: 'math.continue-linear-table',
  family: 'math.linear-tables',
  objective: 'math.data.relations',
  type: 'supply',
  difficulty: 0,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const [start, slope] = [rng.int(6, 60), q(rng.int(3, 25), 2)];
      const xs = rng.sample([1, 2, 3, 4, 5, 6, 7], 4).sort((a, b) => a - b);
      const [at, x0, x1] = [rng.int(9, 15), xs[0] ?? 0, xs[3] ?? 0];
      const y = (x: number) => slope.mul(x).add(start);
      if (x1 - x0 < 3) return undefined;
      const [head, unit, what] = rng.pick([
        [
          '| Day | Total water used (liters) |',
          'liters',
          'liters will have been used by the end of day',
        ],
        [
          '| Hour | Total volume infused (mL) |',
          'mL',
          'milliliters will have been infused by the end of hour',
        ],
        [
          '| Week | Total savings (dollars) |',
          'dollars',
          'dollars will have been saved by the end of week',
        ],
      ] as const);
      const inDollars = unit === 'dollars';
      const show = (v: Rational) => (inDollars ? v.valueOf().toFixed(2) : plain(v));
      const table = [head, '| ---: | ---: |', ...xs.map((x) => `| ${x} | ${show(y(x))} |`)].join(
        '\n',
      );
      const last = y(x1);
      return numericSupply({
        stem: `The table shows a linear relationship.\n\n${table}\n\nIf the pattern continues, how many ${what} ${at}?`,
        unit,
        format: shortest(2),
        key: y(at),
        remember: 'A linear table changes by the same amount for each step.',
        why: [
          `From ${x0} to ${x1}, the value rises by ${show(last)} − ${show(y(x0))} = ${show(last.sub(y(x0)))}, that is ${show(slope)} for each step.`,
          `From ${x1} to ${at}, it rises by ${at - x1} × ${show(slope)}, to ${inDollars ? show(y(at)) : '{=}'}.`,
        ],
        wrongs: [
          wrong(
            'forgets-starting-value',
            last.mul(at).div(x1),
            `This scales the last value by ${at} ÷ ${x1} as if the relation began at 0, which leads to about {=}.`,
          ),
          wrong(
            'forgets-starting-value',
            slope.mul(at),
            `This multiplies ${at} by ${plain(slope)} and leaves out what was there at the start, which leads to {=}.`,
          ),
          wrong(
            'counts-off-by-one',
            last.add(slope),
            `This adds only one step to the last value, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const rows = [...stem.matchAll(/^\| (\d+) \| ([\d.]+) \|$/gm)].map(
      (m) => [Number(m[1]), Number(m[2])] as const,
    );
    const at = Number(/(\d+)\?$/.exec(stem)?.[1]);
    // Least squares, exact for points on one line.
    const n = rows.length;
    const sum = (f: (x: number, y: number) => number) => rows.reduce((s, [x, y]) => s + f(x, y), 0);
    const slope =
      (n * sum((x, y) => x * y) - sum((x) => x) * sum((_, y) => y)) /
      (n * sum((x) => x * x) - sum((x) => x) ** 2);
    return tidy((sum((_, y) => y) - slope * sum((x) => x)) / n + slope * at);
  },
};
