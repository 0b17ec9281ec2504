import type { ItemModel } from '../kit/types.js';
import { clock } from './clock.js';
import { mixed, money, plain, shortest } from './formats.js';
import { choiceModel, NAMES, q, readNumbers, redraw, supplyModel, tidy, wrong } from './support.js';

const _$ = money;

const span = (minutes: number) => {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  return `${h} hours${m === 0 ? '' : ` ${m} minutes`}`;
};

/** The time at which something ends, past noon or midnight. */
export const endTime: ItemModel = {
  id: 'math.end-time',
  objective: 'math.numbers.word-problems',
  type: 'multiple-choice',
  difficulty: -0.1,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [start, length] = [rng.int(84, 280) * 5, rng.int(27, 115) * 5];
      const end = start + length;
      const half = Math.floor(start / 720) !== Math.floor(end / 720);
      if (!half || length % 60 === 0 || (start % 60) + (length % 60) < 65 || start >= 1440)
        return undefined;
      const thing = rng
        .pick([
          'An infusion',
          'A volunteer’s shift',
          'A heart-monitoring session',
          'A nurse’s shift',
        ])
        .replace('’', "'");
      const h = Math.floor(length / 60);
      const m = length % 60;
      const wrongs = [
        {
          at: end - 720,
          slug: 'calculation-slip',
          why: 'This forgets that the clock passes 12 and keeps the same half of the day.',
        },
        {
          at: end - 60,
          slug: 'minutes-as-decimals',
          why: 'This adds the hours and the minutes but forgets to carry 60 minutes into a new hour.',
        },
        {
          at: start + h * 60 + m - 40,
          slug: 'minutes-as-decimals',
          why: 'This carries at 100 minutes instead of 60.',
        },
        {
          at: start + h * 60,
          slug: 'leaves-out-a-part',
          why: `This adds the ${h} hours and leaves out the ${m} minutes.`,
        },
        { at: end + 60, slug: 'counts-off-by-one', why: 'This counts one hour too many.' },
      ];
      const texts = new Set([clock(end), ...wrongs.map((w) => clock(w.at))]);
      if (texts.size < 6) return undefined;
      const past100 = (start % 60) + m >= 100;
      const fitting = wrongs.filter((w) => past100 || !w.why.includes('100 minutes'));
      const toFull = 60 - (start % 60);
      return {
        type: 'multiple-choice',
        stem: `${thing} starts at ${clock(start)} and lasts ${span(length)}. At what time does it end?`,
        why: [
          `Add the hours first: ${h} hours after ${clock(start)}, it is ${clock(start + h * 60)}`,
          `Then add the minutes: after ${toFull} of the ${m} minutes, the next full hour begins.`,
          `The other ${m - toFull} minutes lead to ${clock(end)}`,
        ],
        remember: 'Add hours first, then minutes; 60 minutes make a new hour.',
        key: {
          text: clock(end),
          rationale: `${h} hours after ${clock(start)}, it is ${clock(start + h * 60)}, and ${m} minutes later, it is ${clock(end)}`,
        },
        distractors: rng.sample(fitting, 3).map((w) => ({
          text: clock(w.at),
          misconception: w.slug,
          rationale: `${w.why} That leads to ${clock(w.at)}`,
        })),
      };
    }),
  solve: ({ stem }) => {
    const [, h, m, half] = /(\d+):(\d+) ([ap])/.exec(stem) ?? [];
    let [hour, minute] = [(Number(h) % 12) + (half === 'p' ? 12 : 0), Number(m)];
    const [, hours, minutes] = /lasts (\d+) hours (\d+) minutes/.exec(stem) ?? [];
    for (let i = 0; i < Number(hours) * 60 + Number(minutes); i++) {
      minute++;
      if (minute === 60) [hour, minute] = [(hour + 1) % 24, 0];
    }
    return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
  },
};

/** How long a supply of tablets lasts, typed. */
export const daysOfSupply = supplyModel(
  { id: 'math.days-of-supply', objective: 'math.numbers.word-problems', difficulty: 0 },
  (rng) => {
    const [dose, times, days] = [q(rng.pick([1, 3, 5]), 2), rng.int(2, 4), rng.int(6, 30)];
    const tablets = dose.mul(times * days);
    if (tablets.d !== 1n || tablets.gt(180)) return undefined;
    const [d, t] = [mixed.text(dose), plain(tablets)];
    const word = dose.gt(1) ? 'tablets' : 'tablet';
    return {
      stem: rng.pick([
        `A patient takes ${d} ${word} ${times} times a day. How many days will a bottle of ${t} tablets last?`,
        `A prescription reads: take ${d} ${word} ${times} times a day. The pharmacist fills it with ${t} tablets. How many days will the supply last?`,
      ]),
      unit: 'days',
      format: shortest(2),
      key: q(days),
      remember: 'Find the amount for one day, then divide the supply by it.',
      why: [
        `One day takes ${times} × ${d} = ${plain(dose.mul(times))} ${dose.mul(times).equals(1) ? 'tablet' : 'tablets'}.`,
        `${t} ÷ ${plain(dose.mul(times))} = {=}.`,
      ],
      wrongs: [
        wrong(
          'leaves-out-a-part',
          q(days * times),
          `This divides by ${d} only and leaves out the ${times} doses a day, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          tablets.div(times),
          `This divides by ${times} only, as if a dose were one tablet, which leads to {=}.`,
        ),
        wrong(
          'multiplies-instead-of-divides',
          tablets.mul(dose).div(times),
          `This divides by ${times} but then multiplies by ${d} instead of dividing, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const bottle = Number(/(\d+) tablets(?: last|\.)/.exec(stem)?.[1]);
    const times = Number(/(\d) times/.exec(stem)?.[1]);
    const [dose = 1] = readNumbers(stem, 1);
    let days = 0;
    for (let left = bottle; left >= dose * times - 1e-9; left -= dose * times) days++;
    return days;
  },
);

/** Weeks until a goal is reached, always rounded up, typed. */
export const weeksToGoal = supplyModel(
  {
    id: 'math.weeks-to-goal',
    family: 'math.full-containers',
    objective: 'math.numbers.word-problems',
    difficulty: 0.1,
  },
  (rng) => {
    const [goal, have, week] = [rng.int(40, 120) * 10, rng.int(5, 30) * 10, rng.int(5, 19) * 5];
    const need = goal - have;
    const key = Math.ceil(need / week);
    if (need % week === 0 || key < 5) return undefined;
    const name = rng.pick(NAMES);
    return {
      stem: rng.pick([
        `${name} needs \\$${plain(goal)} for tuition and has already saved \\$${have}. From now on, ${name} will save \\$${week} each week. For how many weeks must ${name} save to reach the goal?`,
        `A volunteer group needs \\$${plain(goal)} for a health fair. It has \\$${have} and will raise \\$${week} each week. After how many weeks will the group first have enough money?`,
      ]),
      unit: 'weeks',
      format: shortest(2),
      key: q(key),
      remember: 'When a part of a week is not enough, round up.',
      why: [
        `The amount still needed is ${plain(goal)} − ${have} = ${plain(need)} dollars.`,
        `${key - 1} weeks give only ${key - 1} × ${week} = ${plain((key - 1) * week)} dollars, which is not enough.`,
        `So it takes {=} weeks.`,
      ],
      wrongs: [
        wrong(
          'ignores-remainder',
          key - 1,
          `This rounds down to {=} weeks, which is not enough money.`,
        ),
        wrong(
          'leaves-out-a-part',
          Math.ceil(goal / week),
          `This leaves out the money already saved, which leads to {=}.`,
        ),
        wrong(
          'adds-instead-of-subtracts',
          Math.ceil((goal + have) / week),
          `This adds the savings to the goal, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [goal = 0, have = 0, week = 1] = [...stem.matchAll(/\$([\d,]+)/g)].map((m) =>
      Number((m[1] ?? '').replace(',', '')),
    );
    let weeks = 0;
    for (let money = have; money < goal; money += week) weeks++;
    return weeks;
  },
);

/** Three lengths in fractions: what is left of a total. */
export const remainingHours = choiceModel(
  {
    id: 'math.remaining-hours',
    family: 'math.mixed-number-sums',
    objective: 'math.numbers.word-problems',
    difficulty: 0.4,
  },
  (rng) => {
    const [total, a, b] = [rng.int(10, 24), q(rng.int(5, 19), 4), q(rng.int(4, 20), 3)];
    const key = q(total).sub(a).sub(b);
    if (a.d === 1n || b.d === 1n || key.lt(1) || key.d === 1n) return undefined;
    const [x, y] = [mixed.text(a), mixed.text(b)];
    return {
      stem: rng.pick([
        `A student plans to study for ${total} hours this week. The student studies ${x} hours on Monday and ${y} hours on Wednesday. How many hours of study are left?`,
        `A roll of medical tape is ${total} yards long. A nurse uses ${x} yards in the morning and ${y} yards in the afternoon. How many yards are left?`,
        `A volunteer signs up for ${total} hours at a clinic and works ${x} hours on Saturday and ${y} hours on Sunday. How many hours remain?`,
      ]),
      format: mixed,
      key,
      remember: 'Add what is used over a common denominator, then subtract from the total.',
      why: [
        `Add what is used: ${x} + ${y} = ${mixed.text(a.add(b))}.`,
        `Subtract it from the total: ${total} − ${mixed.text(a.add(b))} = {=}.`,
      ],
      wrongs: [
        wrong('stops-early', a.add(b), `{=} is what is used, not what is left.`),
        wrong(
          'regrouping-slip',
          key.add(1),
          `This forgets to take one whole for the fractions, which leads to {=}.`,
        ),
        wrong(
          'adds-denominators',
          q(total)
            .sub(a.floor())
            .sub(b.floor())
            .sub(q(Number((a.n % a.d) + (b.n % b.d)), Number(a.d + b.d))),
          `This adds numerators and denominators, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          q(total).sub(a),
          `This subtracts only the first amount, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          q(total).sub(b),
          `This subtracts only the second amount, which leads to {=}.`,
        ),
        wrong(
          'regrouping-slip',
          key.sub(1),
          `This takes away one whole too many, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [total = 0, a = 0, b = 0] = readNumbers(stem, 3);
    return tidy(total - (a + b));
  },
);
