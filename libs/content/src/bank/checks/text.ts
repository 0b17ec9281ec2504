import { FORMULAS } from '../kit/formula-syntax.js';

/** TeX between dollars, with escaped dollars left alone. */

const GROUP = '\\{((?:[^{}]|\\{[^{}]*\\})*)\\}';
const FRACTION = new RegExp(`\\\\[dt]?frac${GROUP}${GROUP}`);

const TEX: readonly (readonly [RegExp, string])[] = [
  [/\\(?:text|mathrm|textbf|mathbf|operatorname)\{([^{}]*)\}/g, '$1'],
  [/\{,\}/g, ','],
  [/\\times\b/g, '×'],
  [/\\div\b/g, '÷'],
  [/\\cdot\b/g, '×'],
  [/\\(?:leq?)\b/g, '≤'],
  [/\\(?:geq?)\b/g, '≥'],
  [/\\lt\b/g, '<'],
  [/\\gt\b/g, '>'],
  [/\\neq?\b/g, '≠'],
  [/\\approx\b/g, '≈'],
  [/\\pi\b/g, 'π'],
  [/\^\{?\\circ\}?/g, '°'],
  [/\\(?:left|right)\b/g, ''],
  [/\\[,;:! ]|\\q?quad\b|~/g, ' '],
  [/\^\{([^{}]*)\}/g, '^$1'],
  [/_\{([^{}]*)\}/g, '_$1'],
  [/\\([%$#&_])/g, '$1'],
  [/\\([a-zA-Z]+)/g, '$1'],
  [/[{}]/g, ''],
];

const simple = (part: string) => (/^[\w.,πa-z]+$/i.test(part.trim()) ? part.trim() : `(${part})`);

/** TeX as one would type it: `2\frac{1}{3}` is `2 1/3`, `3 \times 10^{4}` is `3 × 10^4`. */
function texToPlain(tex: string): string {
  let text = tex;
  for (let found = FRACTION.exec(text); found; found = FRACTION.exec(text)) {
    const [all, top = '', bottom = ''] = found;
    const gap = /\d\s*$/.test(text.slice(0, found.index)) ? ' ' : '';
    text = text.replace(all, () => `${gap}${simple(top)}/${simple(bottom)}`);
  }
  return TEX.reduce((result, [pattern, to]) => result.replace(pattern, to), text);
}

/** Cached, because nearly every check reads the same texts, and a bank has some 100,000 of them. */
const known = new Map<string, string>();
const MOST_KNOWN = 300_000;

/** Markdown with TeX as plain text: what a student reads. */
export function plainText(markdown: string): string {
  const before = known.get(markdown);
  if (before !== undefined) return before;
  const plain = toPlain(markdown);
  if (known.size < MOST_KNOWN) known.set(markdown, plain);
  return plain;
}

function toPlain(markdown: string): string {
  return markdown
    .replace(FORMULAS, (_all, tex: string) => texToPlain(tex))
    .replace(/\\([$*_#[\]])/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/(?<!_)__(?!_)(.+?)(?<!_)__(?!_)/g, '$1')
    .replace(/(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, '')
    .replace(/[−–](?=\d)/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A number with its unit, as read from an option. */
export interface Quantity {
  /** The exact value as a double; percents are divided by 100. */
  value: number;
  /** `''` when there is none; `%` and `$` count as units. */
  unit: string;
  form: 'fraction' | 'mixed' | 'decimal' | 'scientific' | 'ratio';
  /** Digits after the decimal point; 0 for the other forms. */
  decimals: number;
}

const DIGITS = '\\d+(?:,\\d{3})*(?:\\.\\d+)?|\\.\\d+';
const NUMBER = [
  `(?<mixed>\\d+ \\d+/\\d+)`,
  `(?<fraction>\\d+/\\d+)`,
  `(?<ratio>(?:${DIGITS}) ?: ?(?:\\d(?!\\d)|\\d{3,}))`,
  `(?<scientific>(?:${DIGITS}) ?× ?10\\^-?\\d+)`,
  `(?<decimal>${DIGITS})`,
];
const QUANTITY = new RegExp(
  `^(?:about |approximately |≈ ?)?(?<sign>-?)(?<money>\\$?)(?:${NUMBER.join('|')})(?<unit> ?%| ?[a-zµμ°Ωℓ/²³·]+(?:\\^-?\\d)?(?: [a-zµμ°/²³·]+(?:\\^-?\\d)?){0,2})?\\.?$`,
  'iu',
);

const toNumber = (text: string) => Number(text.replaceAll(',', ''));

function sizeOf(form: Quantity['form'], text: string): number {
  const [a = '', b = '', c = ''] = text.split(/[ /:×^]+/).filter((p) => p !== '');
  switch (form) {
    case 'mixed':
      return toNumber(a) + toNumber(b) / toNumber(c);
    case 'fraction':
    case 'ratio':
      return toNumber(a) / toNumber(b);
    case 'scientific':
      return toNumber(a) * 10 ** Number(c);
    case 'decimal':
      return toNumber(text);
  }
}

const FORMS = ['mixed', 'fraction', 'ratio', 'scientific', 'decimal'] as const;

/** The number a text consists of, or undefined if it isn't a number with an optional unit. */
export function quantityOf(markdown: string): Quantity | undefined {
  const groups = QUANTITY.exec(plainText(markdown))?.groups;
  if (!groups) return undefined;
  const form = FORMS.find((f) => groups[f] !== undefined);
  const text = form && groups[form];
  if (form === undefined || text === undefined) return undefined;
  const unit = `${groups.money ?? ''}${(groups.unit ?? '').trim()}`;
  const size = sizeOf(form, text) / (unit === '%' ? 100 : 1);
  const decimals = form === 'decimal' ? (text.split('.')[1] ?? '').length : 0;
  return { value: groups.sign === '-' ? -size : size, unit, form, decimals };
}

/** Equal as far as doubles can tell. */
export function sameNumber(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}

const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER_WORD = new RegExp(
  `\\b(?:(${TENS.join('|')})(?:[ -](${SMALL.slice(1, 10).join('|')}))?|(${SMALL.join('|')}))\\b`,
  'gi',
);

/** Numbers written as words, up to ninety-nine. */
function wordNumbers(text: string): number[] {
  return [...text.toLowerCase().matchAll(NUMBER_WORD)].map(([, tens, ones, small]) =>
    tens === undefined
      ? SMALL.indexOf(small ?? '')
      : (TENS.indexOf(tens) + 2) * 10 + (ones === undefined ? 0 : SMALL.indexOf(ones)),
  );
}

const INLINE = new RegExp(
  `(?<![\\d.,^])(?<sign>-?)\\$?(?:${NUMBER.filter((n) => !n.includes('ratio')).join('|')})(?<percent> ?%| percent)?`,
  'gu',
);

/** Every number in a text: fractions, mixed numbers, words; percents in both forms. */
export function numbersIn(markdown: string): number[] {
  const text = plainText(markdown);
  const found = wordNumbers(text);
  for (const { groups = {} } of text.matchAll(INLINE)) {
    const form = FORMS.find((f) => groups[f] !== undefined);
    const raw = form && groups[form];
    if (form === undefined || raw === undefined) continue;
    const size = sizeOf(form, raw);
    const value = groups.sign === '-' ? -size : size;
    found.push(value);
    if (groups.percent) found.push(value / 100);
    // "7-3" and "a - 3" may be differences rather than signs, so the absolute value counts too.
    if (groups.sign === '-') found.push(size);
  }
  return found;
}

/** Lowercase words without punctuation. */
export function wordsOf(markdown: string): string[] {
  return (
    plainText(markdown)
      .toLowerCase()
      .match(/[a-z0-9]+(?:['’-][a-z0-9]+)*/g) ?? []
  );
}

const STOP = new Set(
  (
    'about above after again also among another answer because been before being below best between both ' +
    'could does doing down during each following from have having here into itself just like most more ' +
    'only other over same should some such than that their them then there these they this those through ' +
    'under until very whether within without were what when where which while whom whose will with would your that select choose ' +
    'passage paragraph sentence word words author reader statement statements option options correct correctly'
  ).split(' '),
);

/** Words that carry meaning, in their plainest form: plural and verb endings cut. */
export function contentWords(markdown: string, shortest = 5): Set<string> {
  const kept = wordsOf(markdown).filter(
    (w) => w.length >= shortest && !STOP.has(w) && /^[a-z]/.test(w),
  );
  return new Set(
    kept.map((w) => w.replace(/'s$/, '').replace(/(?<=[a-z]{4})(?:ies|es|s|ing|ed)$/, '')),
  );
}

/** The sentences of a plain text. */
export function sentencesOf(plain: string): string[] {
  return (
    plain
      .replace(/\b(Dr|Mr|Mrs|Ms|St|vs|e\.g|i\.e|a\.m|p\.m|No|approx)\./g, '$1')
      .match(/[^.!?]+[.!?]*/g)
      ?.map((s) => s.trim())
      .filter((s) => /[a-z]/i.test(s)) ?? []
  );
}
