import type { BankItem } from '../kit/types.js';
import { allTexts, choicesOf, shownTexts } from './contents.js';
import { checkEach } from './per-item.js';
import { plainText, type Quantity, quantityOf } from './text.js';
import type { Check, Finding } from './types.js';

/** Objectives whose items compare forms or units: mixing them is the point. */
const MIXED = new Set([
  'math.numbers.compare',
  'math.numbers.convert',
  'math.data.units',
  'science.reasoning.measurement',
]);

const singular = (unit: string) => unit.toLowerCase().replace(/s$/, '');

function optionFaults(item: BankItem): string[] {
  if (item.type !== 'multiple-choice') return [];
  const read = item.options.map((o) => ({ right: o.id === item.key, q: quantityOf(o.text) }));
  const known = read.filter((r): r is { right: boolean; q: Quantity } => r.q !== undefined);
  if (known.length < read.length) return [];
  const units = new Set(known.map((r) => singular(r.q.unit)));
  const faults: string[] = [];
  if (units.size > 1 && !MIXED.has(item.objective)) {
    faults.push(`options in different units: ${known.map((r) => r.q.unit || '(none)').join(', ')}`);
  }
  const key = known.find((r) => r.right)?.q;
  const others = known.filter((r) => !r.right).map((r) => r.q);
  // Whole values are simplified (4/2 is 2), so only a form that stands out counts.
  const same = (a: Quantity, b: Quantity) => a.form === b.form && a.decimals === b.decimals;
  const first = others[0];
  if (key && first && others.every((o) => same(o, first)) && !same(key, first)) {
    if (!isSimplified(key, first)) faults.push('the key alone has another form or precision');
  }
  const decimals = new Set(known.filter((r) => r.q.form === 'decimal').map((r) => r.q.decimals));
  if (Math.max(...decimals) - Math.min(...decimals) > 1 && !MIXED.has(item.objective)) {
    faults.push(`options with ${[...decimals].sort().join(', ')} decimals`);
  }
  return faults;
}

const isSimplified = (a: Quantity, b: Quantity) =>
  a.form !== b.form && [a.form, b.form].some((f) => f === 'fraction' || f === 'mixed');

const ROUNDED: Record<string, number> = {
  thousand: -3,
  hundred: -2,
  ten: -1,
  'whole number': 0,
  dollar: 0,
  tenth: 1,
  hundredth: 2,
  cent: 2,
  thousandth: 3,
};
const ROUNDING = new RegExp(`\\bnearest (${Object.keys(ROUNDED).join('|')})\\b`, 'gi');

/** "To the nearest tenth" is answered with one decimal. */
function roundingFaults(item: BankItem): string[] {
  const asked = [...plainText(item.stem).matchAll(ROUNDING)].map(([, place = '']) => place);
  const places = ROUNDED[asked[0]?.toLowerCase() ?? ''];
  const key = choicesOf(item).find((c) => c.right);
  const shown = key && quantityOf(key.text);
  if (places === undefined || asked.length > 1 || !shown || shown.form !== 'decimal') return [];
  const size = shown.unit === '%' ? shown.value * 100 : shown.value;
  const scaled = size * 10 ** places;
  const fits =
    shown.decimals <= Math.max(0, places) && Math.abs(scaled - Math.round(scaled)) < 1e-6;
  return fits ? [] : [`the stem rounds to the nearest ${asked[0]}, the key is ${key.text}`];
}

/**
 * Values that make sense for a patient or a drug. Each pattern captures a number, which is nonsense
 * outside the range.
 */
const SENSIBLE: readonly { what: string; pattern: RegExp; least: number; most: number }[] = [
  {
    what: 'a body temperature in °C',
    pattern:
      /\b(?:patient(?! (?:room|ward|bay|area))|body temperature|fever|oral temperature)[^.?!\d]{0,40}?(-?[\d.]+) ?°C/gi,
    least: 30,
    most: 43,
  },
  {
    what: 'a body temperature in °F',
    pattern:
      /\b(?:patient(?! (?:room|ward|bay|area))|body temperature|fever|oral temperature)[^.?!\d]{0,40}?(-?[\d.]+) ?°F/gi,
    least: 86,
    most: 110,
  },
  {
    what: 'a dose in kg',
    pattern:
      /\b(?:dose|tablet|pill|aspirin|ibuprofen|acetaminophen|medication)s?\b(?! per)[^.?!\d]{0,20}?([\d.]+) ?kg\b/gi,
    least: 0,
    most: 0,
  },
  {
    what: 'a heart rate',
    pattern: /\b(?:heart rate|pulse)(?: rate)? (?:of|is|was) ([\d.]+)/gi,
    least: 20,
    most: 250,
  },
  { what: 'a pH', pattern: /\bpH (?:of|is|was|=) (-?[\d.]+\d|-?\d+)/g, least: 0, most: 14 },
  {
    what: 'the mass of a person, a newborn too, in kg',
    pattern: /\b(?:patient|adult|man|woman) (?:weighs|who weighs|weighing) ([\d.]+) ?kg\b/gi,
    least: 2,
    most: 300,
  },
  {
    what: 'the mass of a person, a newborn too, in pounds',
    pattern:
      /\b(?:patient|adult|man|woman) (?:weighs|who weighs|weighing) ([\d.]+) ?(?:lb|pounds)\b/gi,
    least: 5,
    most: 650,
  },
  {
    what: 'an age in years',
    pattern: /\b([\d.]+)-year-old (?:patient|man|woman|adult|child)/gi,
    least: 0,
    most: 110,
  },
];

function senseFaults(item: BankItem): string[] {
  const text = shownTexts(item).map(plainText).join(' . ');
  return SENSIBLE.flatMap(({ what, pattern, least, most }) =>
    [...text.matchAll(pattern)]
      .filter(([, value]) => Number(value) < least || Number(value) > most)
      .map(([said]) => `"${said}" is not sensible as ${what}`),
  );
}

const ROLE = [
  /\b(?:nurse|secretary|receptionist|teacher|midwife)\b[^.?!"”]{0,60}\b(?:she|her|hers)\b/i,
  /\b(?:doctor|surgeon|physician|engineer|scientist|professor)\b[^.?!"”]{0,60}\b(?:he|his|him)\b/i,
];

/**
 * Settings are neutral: a role has no sex. In English items, the question may be about a pronoun, and
 * a passage is about a particular person.
 */
function roleFaults(item: BankItem): string[] {
  if (item.subject === 'english' || item.passageId !== undefined) return [];
  const text = shownTexts(item).map(plainText).join(' . ');
  return ROLE.flatMap((pattern) => {
    const said = pattern.exec(text)?.[0];
    return said === undefined ? [] : [`a role with a sex: "${said}"`];
  });
}

/** Superscripts and subscripts that the printed papers' fonts lack; write TeX: `$\\text{CO}_2$`. */
const UNPRINTABLE = /[\u2070\u2074-\u2079\u207a\u207b\u2080-\u2089]/;

/** Everything a student reads is also printed. */
function signFaults(item: BankItem): string[] {
  const said = UNPRINTABLE.exec(allTexts(item).join(' . '))?.[0];
  return said === undefined ? [] : [`"${said}" can't be printed; write it as a formula`];
}

/** Capitalized words that aren't people's names. */
const NO_NAMES = new Set(
  (
    'according add because choose compare convert each fill find format identify items join match order ' +
    'parents place put rank read round select simplify solve suppose symptoms table type use which write ' +
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july ' +
    'august september october november december english punnett celsius fahrenheit latin greek'
  ).split(' '),
);
const VARIETY = { items: 200, most: 0.05 };

/** A name used in many items gets repetitive. */
function varietyFaults(subject: string, items: readonly BankItem[]): Finding[] {
  if (items.length < VARIETY.items) return [];
  const stems = items.map((item) => plainText(item.stem));
  const common = new Set(stems.flatMap((stem) => stem.match(/\b[a-z]+\b/g) ?? []));
  const counts = new Map<string, number>();
  for (const stem of stems) {
    for (const word of new Set(stem.match(/\b[A-Z][a-z]{2,}\b/g) ?? [])) {
      const lower = word.toLowerCase();
      if (!common.has(lower) && !NO_NAMES.has(lower)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count / items.length > VARIETY.most)
    .map(([word, count]) => ({
      rule: 6,
      id: subject,
      message: `the name "${word}" stands in ${count} of ${items.length} items`,
    }));
}

const checkItems = checkEach(6, ({ item }) => [
  ...optionFaults(item),
  ...roundingFaults(item),
  ...senseFaults(item),
  ...roleFaults(item),
  ...signFaults(item),
]);

/** Rule 6: one unit and one precision within an item's options; sensible values; neutral settings. */
export const checkUnits: Check = (bank) => [
  ...checkItems(bank),
  ...bank.subjects.flatMap((subject) =>
    varietyFaults(
      subject,
      bank.items.map((g) => g.item).filter((i) => i.subject === subject),
    ),
  ),
];
