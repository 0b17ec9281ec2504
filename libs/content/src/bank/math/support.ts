import { q, type Rational, roundTo, toNumber } from '../kit/rational.js';
import type { Rng } from '../kit/rng.js';
import type {
  Figure,
  ItemDraft,
  ItemModel,
  MultipleChoiceDraft,
  SupplyDraft,
} from '../kit/types.js';
import { type Format, plain } from './formats.js';

export { q };

/** A value rounded before it's shown, with the value that it was rounded from. */
interface Near {
  shown: Rational;
  from: Rational;
}

/** A wrong value rounded to that many places; its text says "about" if rounding changes it. */
export const near = (from: Rational, places: number): Near => ({
  shown: roundTo(from, places),
  from,
});

/** A wrong value and the error that leads to it; `{=}` in `why` stands for the value as shown. */
interface Wrong {
  value: Rational;
  /** What the value was rounded from. */
  from: Rational;
  misconception: string;
  why: string;
}

/** Short form of {@link Wrong}. */
export function wrong(misconception: string, value: Rational | number | Near, why: string): Wrong {
  if (typeof value === 'object' && 'shown' in value) {
    return { value: value.shown, from: value.from, misconception, why };
  }
  return { value: q(value), from: q(value), misconception, why };
}

interface NumericSpec {
  stem: string;
  figure?: Figure;
  format: Format;
  key: Rational;
  /** The steps to the key; `{=}` stands for the key as shown. */
  why: string | readonly string[];
  /** One line worth keeping. */
  remember?: string;
  /** Likely errors, most likely first. More than three, so that the key's place can vary. */
  wrongs: Wrong[];
  /** Values below zero are dropped unless this is set. */
  signed?: boolean;
  /** Options may differ in their number of decimals, as in metric conversions. */
  anyPrecision?: boolean;
}

function usableWrongs({ key, wrongs, format, signed = false }: NumericSpec): Wrong[] {
  const shown = new Set([format.text(key)]);
  return wrongs.filter(({ value }) => {
    if (!format.fits(value) || (!signed && value.lte(0))) return false;
    const text = format.text(value);
    if (shown.has(text)) return false;
    shown.add(text);
    return true;
  });
}

/** Puts the value into a text; says "about" exactly where the value is shown rounded. */
function fill(text: string, value: Rational, format: Format, from = value): string {
  const exact = (format.shown?.(value) ?? value).equals(from);
  return text
    .replaceAll('to about {=}', 'to {=}')
    .replaceAll('to {=}', exact ? 'to {=}' : 'to about {=}')
    .replaceAll('{exact}', () => (exact ? '{=}' : `${plain(value)}, which rounds to {=}`))
    .replaceAll('{=}', format.text(value));
}

/** The steps as shown: joined as the key's rationale, and one by one as the explanation. */
function working({ why, remember, key, format }: NumericSpec) {
  const steps = typeof why === 'string' ? [why] : why;
  return {
    reason: fill(steps.join(' '), key, format),
    teaching: {
      ...(steps.length > 1 ? { why: steps.map((step) => fill(step, key, format)) } : {}),
      ...(remember === undefined ? {} : { remember }),
    },
  };
}

/** Digits after the decimal point of a value as shown. */
function decimalsOf(value: Rational, format: Format): number {
  const shown = /\.(\d+)/.exec(format.text(value));
  return shown?.[1]?.length ?? 0;
}

/** Options differ by one decimal place at most, and the key doesn't stand out by its precision. */
function evenPrecision(key: Rational, wrongs: readonly Rational[], spec: NumericSpec): boolean {
  const own = decimalsOf(key, spec.format);
  const others = wrongs.map((v) => decimalsOf(v, spec.format));
  const [least, most] = [Math.min(...others), Math.max(...others)];
  if (least === most && own !== least) return false;
  return spec.anyPrecision === true || Math.max(own, most) - Math.min(own, least) <= 1;
}

/**
 * How often the key is first, second, third, and last, if the errors leave a choice. Not equal,
 * because some models leave no choice; over the whole bank, the places even out.
 */
const PLACE_WEIGHTS = [7, 5, 6, 11];

/**
 * A multiple-choice draft over numbers. Picks three of the errors so that the key's place varies;
 * undefined when the random numbers leave fewer than three usable errors.
 */
export function numericChoice(rng: Rng, spec: NumericSpec): MultipleChoiceDraft | undefined {
  const { key } = spec;
  const usable = usableWrongs(spec);
  const below = usable.filter((w) => w.value.lt(key));
  const above = usable.filter((w) => w.value.gt(key));
  const feasible = [0, 1, 2, 3].filter((n) => below.length >= n && above.length >= 3 - n);
  const places = feasible.flatMap((n) => Array<number>(PLACE_WEIGHTS[n] ?? 1).fill(n));
  if (places.length === 0 || !spec.format.fits(key)) return undefined;
  const place = rng.pick(places);
  const chosen = [...below.slice(0, place), ...above.slice(0, 3 - place)];
  const values = chosen.map((w) => w.value);
  if (!evenPrecision(key, values, spec)) return undefined;
  const { format } = spec;
  const { reason, teaching } = working(spec);
  const option = (value: Rational, why: string) => ({
    text: format.text(value),
    value: toNumber(format.shown?.(value) ?? value),
    rationale: why,
  });
  return {
    type: 'multiple-choice',
    stem: spec.stem,
    ...teaching,
    ...(spec.figure === undefined ? {} : { figure: spec.figure }),
    key: option(key, reason),
    distractors: chosen.map((w) => ({
      ...option(w.value, fill(w.why, w.value, format, w.from)),
      misconception: w.misconception,
    })),
  };
}

/** What a student types: the number as shown, without its unit. */
function typed(shown: string, value: Rational): string {
  if (shown.includes('frac')) return value.toFraction();
  return /-?\d+(\.\d+)?/.exec(shown.replaceAll(',', ''))?.[0] ?? shown;
}

/**
 * A supply draft over numbers; `{=}` in the texts stands for the value with the unit. Undefined
 * when fewer than two distinct errors are left.
 */
export function numericSupply(
  spec: NumericSpec & { unit?: string; tolerance?: number },
): SupplyDraft | undefined {
  const { key, format, unit, tolerance } = spec;
  const usable = usableWrongs(spec);
  if (usable.length < 2 || !format.fits(key)) return undefined;
  const bare = (value: Rational) => typed(format.text(value), value);
  const { reason, teaching } = working(spec);
  return {
    type: 'supply',
    stem: spec.stem,
    ...teaching,
    ...(spec.figure === undefined ? {} : { figure: spec.figure }),
    answer: bare(key),
    answerKind: 'number',
    ...(tolerance === undefined ? {} : { tolerance }),
    ...(unit === undefined ? {} : { unit }),
    rationale: reason,
    commonErrors: usable.slice(0, 3).map((w) => ({
      answer: bare(w.value),
      misconception: w.misconception,
      rationale: fill(w.why, w.value, format, w.from),
    })),
  };
}

/** Draws again until the random numbers make a sound item. */
export function redraw<T>(attempt: () => T | undefined): T {
  for (let i = 0; i < 2000; i++) {
    const result = attempt();
    if (result !== undefined) return result;
  }
  throw new RangeError('redraw: no sound item in 2000 draws');
}

/** What a model of {@link choiceModel} or {@link supplyModel} says about itself. */
interface Meta {
  id: string;
  objective: string;
  difficulty: number;
  variants?: number;
  family?: string;
}

type Solve = (draft: ItemDraft) => string | number;

/** A multiple-choice model over numbers: draws until the numbers make a sound item. */
export function choiceModel(
  meta: Meta,
  draw: (rng: Rng) => NumericSpec | undefined,
  solve: Solve,
): ItemModel {
  return {
    variants: 25,
    ...meta,
    type: 'multiple-choice',
    make: (rng) =>
      redraw(() => {
        const spec = draw(rng);
        return spec && numericChoice(rng, spec);
      }),
    solve,
  };
}

/** A model whose number is typed: draws until the numbers make a sound item. */
export function supplyModel(
  meta: Meta,
  draw: (rng: Rng) => (NumericSpec & { unit?: string; tolerance?: number }) | undefined,
  solve: Solve,
): ItemModel {
  return {
    variants: 12,
    ...meta,
    type: 'supply',
    make: (rng) =>
      redraw(() => {
        const spec = draw(rng);
        return spec && numericSupply(spec);
      }),
    solve,
  };
}

const NUMBER = /(-?)(\d+(?:,\d{3})*)?\\frac\{(\d+)\}\{(\d+)\}|-?(?:\d+(?:,\d{3})*)(?:\.\d+)?/g;

/** Every number of a text in order, TeX fractions and mixed numbers included: how solvers read a stem. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(NUMBER)].map((match) => {
    const [all, sign, whole, top, bottom] = match;
    if (top === undefined) return Number(all.replaceAll(',', ''));
    const size = Number((whole ?? '0').replaceAll(',', '')) + Number(top) / Number(bottom);
    return sign === '-' ? -size : size;
  });
}

/** The numbers of a text, at least `count` of them. @throws RangeError when there are fewer. */
export function readNumbers(text: string, count: number): number[] {
  const found = numbersIn(text);
  if (found.length < count) throw new RangeError(`${found.length} numbers in: ${text}`);
  return found;
}

/** A name as an option: `the fee for each day` is `Fee for each day`. */
export function withoutArticle(name: string): string {
  const bare = name.replace(/^the /i, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** Takes binary noise off a computed answer. */
export function tidy(value: number): number {
  return Number(value.toFixed(9));
}

export const NAMES = [
  'Amara',
  'Beatriz',
  'Chen',
  'Dalia',
  'Elena',
  'Farid',
  'Grace',
  'Hiro',
  'Imani',
  'Jonas',
  'Kavita',
  'Luis',
  'Mariam',
  'Noor',
  'Omar',
  'Priya',
  'Quinn',
  'Rosa',
  'Samir',
  'Tessa',
] as const;
