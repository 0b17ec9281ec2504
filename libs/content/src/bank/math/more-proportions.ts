import { decimal, fraction, mixed, plain, shortest } from './formats.js';
import { choiceModel, NAMES, near, q, readNumbers, supplyModel, tidy, wrong } from './support.js';

/** Miles from a map scale. */
export const mapScale = choiceModel(
  {
    id: 'math.map-scale',
    family: 'math.scale-drawings',
    objective: 'math.numbers.proportions',
    difficulty: -0.3,
  },
  (rng) => {
    const [base, miles, long] = [q(rng.pick([1, 3, 4]), 2), rng.int(3, 24), q(rng.int(5, 31), 4)];
    const key = long.mul(miles).div(base);
    if (long.d === 1n || key.mul(10).d !== 1n || base.equals(long)) return undefined;
    const [b, l] = [mixed.text(base), mixed.text(long)];
    const each = q(miles).div(base);
    const scale = `On a map, ${b} ${base.gt(1) ? 'inches represent' : 'inch represents'} ${miles} miles.`;
    return {
      stem: rng.pick([
        `${scale} Two hospitals are ${l} inches apart on the map. What is the actual distance between them?`,
        `${scale} A home health nurse's route is ${l} inches long on the map. How long is the actual route?`,
      ]),
      format: decimal(1, 'miles'),
      key,
      remember: 'Find the miles for one inch, then multiply by the inches.',
      why: [
        `One inch represents ${miles} ÷ ${plain(base)} = ${mixed.text(each)} miles.`,
        `${plain(long)} inches represent ${plain(long)} × ${mixed.text(each)} miles = {=}.`,
      ],
      wrongs: [
        wrong(
          'forgets-to-divide',
          long.mul(miles),
          `This multiplies ${plain(long)} by ${miles} and does not divide by ${plain(base)}, which leads to {=}.`,
        ),
        wrong(
          'multiplies-instead-of-divides',
          long.mul(base).mul(miles),
          `This multiplies by ${plain(base)} instead of dividing, which leads to {=}.`,
        ),
        wrong(
          'additive-thinking',
          long.sub(base).add(miles),
          `This ${long.gt(base) ? `adds the difference of the inches to` : `subtracts the difference of the inches from`} ${miles}, which leads to {=}.`,
        ),
        wrong(
          'stops-early',
          q(miles).div(base),
          `This finds the miles for one inch only, which leads to {=}.`,
        ),
        wrong(
          'distributes-partly',
          long.floor().mul(miles).div(base),
          `This leaves out the fraction of ${l} inches, which leads to {=}.`,
        ),
        wrong(
          'calculation-slip',
          key.mul(2),
          `This takes ${l} ÷ ${b} to be ${mixed.text(long.div(base).mul(2))} instead of ${mixed.text(long.div(base))}, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [base = 1, miles = 0, long = 0] = readNumbers(stem, 3);
    return tidy((miles / base) * long);
  },
);

/** How many tablets make a dose that is given in grams. */
export const tabletsForDose = choiceModel(
  { id: 'math.tablets-for-dose', objective: 'math.numbers.proportions', difficulty: 0.1 },
  (rng) => {
    const [tablet, count] = [
      rng.pick([50, 100, 125, 150, 200, 250, 400, 500]),
      q(rng.int(2, 10), 2),
    ];
    const dose = count.mul(tablet);
    if (dose.gt(2500) || dose.lt(100) || count.lt(q(3, 2)) || count.gt(5)) return undefined;
    const grams = plain(dose.div(1000));
    const word = 'tablets';
    return {
      stem: rng.pick([
        `A nurse is to give ${grams} g of a medication. Each tablet contains ${tablet} mg. How many tablets should the nurse give?`,
        `The ordered dose is ${grams} g. The medication is available in ${tablet}-mg tablets. How many tablets are needed for one dose?`,
      ]),
      format: decimal(1, word),
      key: count,
      remember: 'Write both amounts in the same unit, then divide dose by strength.',
      why: [
        `Convert grams to milligrams: ${grams} × 1,000 = ${plain(dose)} mg.`,
        `Divide by the strength of one tablet: ${plain(dose)} ÷ ${tablet} = {=}.`,
      ],
      wrongs: [
        wrong(
          'inverts-ratio',
          near(q(tablet).div(dose), 1),
          `This divides ${tablet} by ${plain(dose)}, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          count.mul(10),
          `This multiplies by 10,000 instead of 1,000, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          count.div(10),
          `This multiplies by 100 instead of 1,000, which leads to {=}.`,
        ),
        wrong('counts-twice', count.mul(2), `This counts every tablet twice, which leads to {=}.`),
        wrong('gives-half', count.div(2), `This halves the number of tablets, which leads to {=}.`),
        wrong(
          'counts-off-by-one',
          count.add(1),
          `This counts one tablet too many, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          count.sub(1),
          `This counts one tablet too few, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const grams = Number(/([\d.]+) g\b/.exec(stem)?.[1]);
    const tablet = Number(/(\d+)[ -]mg/.exec(stem)?.[1]);
    let tablets = 0;
    while (tablets * tablet < grams * 1000 - 1e-6) tablets += 0.5;
    return tablets;
  },
);

/** The size of one group, from the other's size and their ratio, typed. */
export const groupFromRatio = supplyModel(
  { id: 'math.group-from-ratio', objective: 'math.numbers.proportions', difficulty: -0.5 },
  (rng) => {
    const [a, b, f] = [rng.int(2, 5), rng.int(3, 12), rng.int(4, 24)];
    if (q(a, b).d !== BigInt(b) || a >= b) return undefined;
    const known = b * f;
    return {
      stem: rng.pick([
        `In a hospital, the ratio of nurses to patients is ${a} to ${b}. There are ${known} patients in the hospital. How many nurses are there?`,
        `A cafeteria sells ${a} salads for every ${b} sandwiches. Today it sold ${known} sandwiches. How many salads did it sell?`,
        `In a nursing program, the ratio of day students to evening students is ${a} to ${b}. The program has ${known} evening students. How many day students does it have?`,
      ]),
      format: shortest(2),
      key: q(a * f),
      remember: 'Find the factor between the known numbers, then use it for the other part.',
      why: [
        `The factor is ${known} ÷ ${b} = ${f}.`,
        `Multiply the other part of the ratio by it: ${a} × ${f} = {=}.`,
      ],
      wrongs: [
        wrong(
          'part-to-part',
          q(known * a, a + b),
          `This treats ${known} as the total of both groups, which leads to about {=}.`,
        ),
        wrong(
          'inverts-ratio',
          q(known * b, a),
          `This uses the ratio upside down, which leads to about {=}.`,
        ),
        wrong(
          'additive-thinking',
          known - (b - a),
          `This keeps the difference between the two numbers, which leads to {=}.`,
        ),
        wrong('stops-early', f, `{=} is the factor; it has to be multiplied by ${a}.`),
      ],
    };
  },
  ({ stem }) => {
    const found = readNumbers(stem, 3);
    const [a = 0, b = 1, known = 0] = found;
    let group = 0;
    for (let seen = 0; seen < known; seen += b) group += a;
    return group;
  },
);

/** A recipe in fractions, scaled. */
export const scaledRecipe = choiceModel(
  { id: 'math.scaled-recipe', objective: 'math.numbers.proportions', difficulty: 0.2 },
  (rng) => {
    const [base, amount, target] = [
      rng.pick([4, 6, 8]),
      q(rng.int(1, 7), rng.pick([2, 3, 4])),
      rng.pick([2, 3, 5, 6, 9, 10, 12, 14]),
    ];
    const key = amount.mul(target).div(base);
    if (amount.d === 1n || key.d === 1n || key.d > 12n || target === base || amount.gt(4))
      return undefined;
    const name = rng.pick(NAMES);
    const a = mixed.text(amount);
    const cups = amount.gt(1) ? 'cups' : 'cup';
    const [stem, things] = rng.pick([
      [
        `A recipe for ${base} servings of soup uses ${a} ${cups} of barley. How many cups of barley are needed for ${target} servings?`,
        'servings',
      ],
      [
        `${name} uses ${a} ${cups} of oats to make ${base} snack bars. How many cups of oats are needed for ${target} snack bars?`,
        'bars',
      ],
    ] as const);
    return {
      stem,
      format: mixed,
      key,
      remember: `Divide by the old number of ${things} and multiply by the new one.`,
      why: [
        `The scale factor is $\\frac{${target}}{${base}}$, the new number of ${things} over the old one.`,
        `${fraction.text(amount)} × $\\frac{${target}}{${base}}$ = {=}.`,
      ],
      wrongs: [
        wrong(
          'inverts-ratio',
          amount.mul(base).div(target),
          `This uses $\\frac{${base}}{${target}}$ as the factor, which leads to {=}.`,
        ),
        wrong(
          'additive-thinking',
          amount.add(target - base),
          `This ${target > base ? 'adds' : 'subtracts'} the difference in ${things}, which leads to {=}.`,
        ),
        wrong(
          'forgets-to-divide',
          amount.mul(target),
          `This multiplies by ${target} and does not divide by ${base}, which leads to {=}.`,
        ),
        wrong(
          'stops-early',
          amount.div(base),
          `This finds the amount for only one of the ${things}, which leads to {=}.`,
        ),
        wrong(
          'uses-another-number',
          amount.mul(2),
          `This multiplies by 2 whatever the number of ${things}, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          amount.mul(target + 1).div(base),
          `This counts one of the ${things} too many, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [x = 0, y = 0, target = 0] = readNumbers(stem, 3);
    const [base, amount] = stem.startsWith('A recipe') ? [x, y] : [y, x];
    return tidy((amount / base) * target);
  },
);
