import type { ItemModel } from '../kit/types.js';
import { dollars, money, plain, shortest } from './formats.js';
import { choiceModel, NAMES, q, readNumbers, redraw, supplyModel, tidy, wrong } from './support.js';

const $ = money;

/** Simple interest, with its formula. */
export const simpleInterest = choiceModel(
  { id: 'math.simple-interest', objective: 'math.numbers.percents', difficulty: 0.2 },
  (rng) => {
    const [sum, rate, years] = [rng.int(4, 60) * 100, q(rng.int(4, 16), 2), rng.int(2, 6)];
    const interest = rate.mul(sum, 100).mul(years);
    const name = rng.pick(NAMES);
    const total = rng.pick([true, false]);
    const key = total ? interest.add(sum) : interest;
    const p = `\\$${plain(sum)}`;
    const story = rng.pick([
      `${name} borrows ${p} for nursing school at a simple interest rate of ${plain(rate)}% per year.`,
      `${name} puts ${p} into a savings account that pays ${plain(rate)}% simple interest per year.`,
    ]);
    const doing = story.includes('borrows') ? 'is charged' : 'does the account earn';
    const ask = total
      ? `What is the total amount, with interest, after ${years} years?`
      : `How much interest ${doing} in ${years} years?`;
    return {
      stem: `${story} ${ask}`,
      format: dollars,
      key,
      remember: 'Simple interest = amount × yearly rate × years.',
      why: [
        `One year of interest is ${plain(rate.div(100))} × ${p} = ${$(rate.mul(sum, 100))}.`,
        `For ${years} years, it is ${years} × ${$(rate.mul(sum, 100))} = ${$(interest)}.`,
        total
          ? `The total amount is ${p} + ${$(interest)} = {=}.`
          : `The question asks for the interest alone, {=}.`,
      ],
      wrongs: [
        total
          ? wrong('stops-early', interest, `{=} is the interest without the ${p}.`)
          : wrong(
              'answers-other-quantity',
              interest.add(sum),
              `{=} is the total amount with the ${p}.`,
            ),
        wrong(
          'leaves-out-a-part',
          total ? rate.mul(sum, 100).add(sum) : rate.mul(sum, 100),
          `This counts one year only, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          total ? interest.mul(10).add(sum) : interest.mul(10),
          `This writes ${plain(rate)}% as ${plain(rate.div(10))}, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          total
            ? rate
                .mul(sum, 100)
                .mul(years + 1)
                .add(sum)
            : rate.mul(sum, 100).mul(years + 1),
          `This counts one year too many, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          total ? interest.div(10).add(sum) : interest.div(10),
          `This misplaces the decimal point in the rate, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          total
            ? rate
                .mul(sum, 100)
                .mul(years - 1)
                .add(sum)
            : rate.mul(sum, 100).mul(years - 1),
          `This counts one year too few, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const sum = Number(/\$([\d,]+)/.exec(stem)?.[1]?.replace(',', ''));
    const rate = Number(/([\d.]+)%/.exec(stem)?.[1]);
    const years = Number(/(?:after|in) (\d) years/.exec(stem)?.[1]);
    let interest = 0;
    for (let year = 0; year < years; year++) interest += (sum * rate) / 100;
    return tidy(stem.includes('total amount') ? sum + interest : interest);
  },
);

/** How many questions have to be right to pass, typed. */
export const passingScore = supplyModel(
  { id: 'math.passing-score', objective: 'math.numbers.percents', difficulty: 0.1 },
  (rng) => {
    const [total, rate, done] = [
      rng.pick([40, 50, 60, 80, 100, 120, 150]),
      rng.pick([65, 70, 75, 80, 85]),
      rng.int(12, 60),
    ];
    const needed = q(total * rate, 100);
    const key = needed.sub(done);
    if (needed.d !== 1n || key.lt(5)) return undefined;
    return {
      stem: rng.pick([
        `An exam has ${total} questions, and a student needs ${rate}% correct to pass. The student already has ${done} correct answers. How many more correct answers does the student need?`,
        `A clinic wants to call ${rate}% of the ${total} patients on a list this week. So far, ${done} patients have been called. How many more patients does the clinic need to call?`,
      ]),
      format: shortest(2),
      key,
      remember: 'Turn the percent into a number first, then subtract what is already done.',
      why: [
        `Find ${rate}% of ${total}: ${plain(q(rate, 100))} × ${total} = ${plain(needed)}.`,
        `Subtract what is already done: ${plain(needed)} − ${done} = {=}.`,
      ],
      wrongs: [
        wrong('stops-early', needed, `{=} is the number needed altogether.`),
        wrong(
          'count-as-percent',
          Math.abs(rate - done),
          `This subtracts ${done} from the percent, which leads to {=}.`,
        ),
        wrong(
          'wrong-whole',
          q((total - done) * rate, 100),
          `This takes ${rate}% of the remaining ${total - done}, which leads to {=}.`,
        ),
        wrong('answers-other-quantity', total - done, `{=} is how many are left altogether.`),
      ],
    };
  },
  ({ stem }) => {
    const [a = 0, b = 0, done = 0] = readNumbers(stem, 3);
    const rate = Number(/(\d+)%/.exec(stem)?.[1]);
    const total = a === rate ? b : a;
    let needed = 0;
    while (needed * 100 < total * rate) needed++;
    return needed - done;
  },
);

/** All the true statements about a change from one number to another. */
export const selectPercentStatements: ItemModel = {
  id: 'math.select-percent-statements',
  objective: 'math.numbers.percents',
  type: 'multiple-select',
  difficulty: 0.5,
  variants: 13,
  make: (rng) =>
    redraw(() => {
      const [men, women] = [rng.int(2, 9) * 10, rng.int(2, 9) * 10];
      const all = men + women;
      const share = q(women * 100, all);
      const ratio = q(women * 100, men);
      const more = ratio.sub(100);
      if (women <= men || share.mul(10).d !== 1n || ratio.mul(10).d !== 1n || more.gt(95))
        return undefined;
      const less = q((women - men) * 100, women);
      const [a, b, what, place] = rng.pick([
        ['day', 'evening', 'students', 'A nursing program has'],
        ['part-time', 'full-time', 'nurses', 'A hospital employs'],
        ['new', 'returning', 'patients', 'A clinic sees'],
      ] as const);
      const rows = [
        {
          text: `${plain(share)}% of the ${what} are ${b} ${what}.`,
          fits: true,
          slug: '',
          why: `${women} ÷ ${all} × 100 = ${plain(share)}, and the whole is all ${all} ${what}.`,
        },
        {
          text: `The number of ${b} ${what} is ${plain(ratio)}% of the number of ${a} ${what}.`,
          fits: true,
          slug: '',
          why: `${women} ÷ ${men} × 100 = ${plain(ratio)}.`,
        },
        {
          text: `There are ${plain(more)}% more ${b} ${what} than ${a} ${what}.`,
          fits: true,
          slug: '',
          why: `The difference is ${women - men}, and ${women - men} ÷ ${men} × 100 = ${plain(more)}.`,
        },
        {
          text: `${plain(ratio)}% of the ${what} are ${b} ${what}.`,
          fits: false,
          slug: 'part-to-part',
          why: `${plain(ratio)}% compares ${women} with ${men}; the whole is ${all}.`,
        },
        {
          text: `There are ${women - men}% more ${b} ${what} than ${a} ${what}.`,
          fits: false,
          slug: 'count-as-percent',
          why: `${women - men} is the difference as a count, not as a percent of ${men}.`,
        },
        ...(less.mul(10).d === 1n
          ? [
              {
                text: `There are ${plain(less)}% more ${b} ${what} than ${a} ${what}.`,
                fits: false,
                slug: 'wrong-whole',
                why: `${plain(less)}% divides the difference by ${women}; the base is the ${men} ${a} ${what}.`,
              },
            ]
          : []),
      ];
      if (more.equals(women - men) || less.equals(more) || less.equals(women - men))
        return undefined;
      const picked = rng.sample(
        rows.filter((r) => r.fits),
        rng.int(2, 3),
      );
      const keys = rows.filter((r) => picked.includes(r));
      const distractors = rows.filter((r) => !r.fits);
      return {
        type: 'multiple-select',
        stem: `${place} ${men} ${a} ${what} and ${women} ${b} ${what}. Which of the following statements are true? Select **all** that apply.`,
        why: [
          `The whole is ${men} + ${women} = ${all}, so the ${b} ${what} are ${women} ÷ ${all} × 100 = ${plain(share)} percent of it.`,
          `Compared with the ${a} ${what}, they are ${women} ÷ ${men} × 100 = ${plain(ratio)} percent.`,
          `That is ${plain(ratio)} − 100 = ${plain(more)} percent more.`,
        ],
        remember: '"Percent of the group" and "percent more than" have different bases.',
        keys: keys.map((r) => ({ text: r.text, rationale: r.why })),
        distractors: distractors.map((r) => ({
          text: r.text,
          rationale: r.why,
          misconception: r.slug,
        })),
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-select') throw new TypeError('multiple-select expected');
    const [men = 0, women = 0] = readNumbers(draft.stem, 2);
    const same = (x: number, y: number) => Math.abs(x - y) < 1e-9;
    const fits = (text: string) => {
      const n = Number(/([\d.]+)%/.exec(text)?.[1]) / 100;
      if (text.includes('more')) return same(men * (1 + n), women);
      return text.includes('number of') ? same(men * n, women) : same((men + women) * n, women);
    };
    return [...draft.keys, ...draft.distractors]
      .map((o) => o.text)
      .filter(fits)
      .join(' | ');
  },
};
