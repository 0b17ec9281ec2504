import { plainText } from './text.js';

/** A small evaluator for arithmetic as written in a rationale: `15/100 × 40`, `2(3 + 4)^2`. */
class Arithmetic {
  private at = 0;
  constructor(private readonly tokens: readonly string[]) {}

  /** The value, or undefined when the tokens don't form a complete expression. */
  value(): number | undefined {
    const result = this.sum();
    return this.at === this.tokens.length ? result : undefined;
  }

  private take(...wanted: string[]): string | undefined {
    const token = this.tokens[this.at];
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.at++;
    return token;
  }

  private sum(): number {
    let left = this.product();
    for (let op = this.take('+', '-'); op; op = this.take('+', '-')) {
      const right = this.product();
      left = op === '+' ? left + right : left - right;
    }
    return left;
  }

  private product(): number {
    let left = this.sign();
    for (;;) {
      if (this.take('×', '*')) left *= this.sign();
      else if (this.take('÷', '/')) left /= this.sign();
      else if (this.tokens[this.at] === '(') left *= this.power();
      else return left;
    }
  }

  private sign(): number {
    return this.take('-') ? -this.sign() : this.power();
  }

  private power(): number {
    const base = this.atom();
    return this.take('^') ? base ** this.sign() : base;
  }

  private atom(): number {
    if (this.take('(')) {
      const inner = this.sum();
      return this.take(')') ? this.percent(inner) : Number.NaN;
    }
    const token = this.tokens[this.at];
    if (token === undefined || !/^[\d.]/.test(token)) return Number.NaN;
    this.at++;
    const mixed = token.split(' ');
    return this.percent(mixed.length === 2 ? this.mixed(mixed) : this.number(token));
  }

  private number(token: string): number {
    const [top = '', bottom] = token.split('/');
    return bottom === undefined ? Number(top) : Number(top) / Number(bottom);
  }

  private mixed([whole = '', part = '']: string[]): number {
    return Number(whole) + this.number(part);
  }

  private percent(value: number): number {
    return this.take('%') ? value / 100 : value;
  }
}

// A fraction written without spaces is one number: 3/4 ÷ 1/2 is not ((3/4)/1)/2.
const TOKEN =
  /\d+ \d+\/\d+|\d+(?:\.\d+)?\/\d+(?:\.\d+)?(?![\d/])|\d+(?:\.\d+)?|\.\d+|[-+×*÷/^()%]/g;

function evaluate(side: string): number | undefined {
  const text = side
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll('[', '(')
    .replaceAll(']', ')');
  if (!/\d/.test(text) || /[^\d\s.+\-×*÷/^()%]/.test(text)) return undefined;
  const value = new Arithmetic(text.match(TOKEN) ?? []).value();
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}

/** Drops dollar signs and unit words: `\$3 × 4 = \$12`, `2 × 5 cm = 10 cm`. */
function withoutUnits(side: string): string {
  return side
    .replace(/\$/g, '')
    .replace(/(?<=[\d)])\s(?:[a-zA-Zµ°]{2,}|[gmLsh])(?:\^\d)?(?=\s|$|[+×÷)-])/g, '');
}

const UNIT = /(?<=[\d)%]\s)(?:[a-zA-Zµ°]{2,}|[gmLsh])(?:\^\d)?/g;

/** "1 L = 1,000 mL" converts units; only sides in the same unit, or without one, are compared. */
function convertsUnits(left: string, right: string): boolean {
  const [from, to] = [left.match(UNIT)?.at(-1), right.match(UNIT)?.at(0)];
  return from !== undefined && to !== undefined && from !== to;
}

/** The last digit that is shown decides how far a rounded side may be off. */
function slack(side: string): number {
  const decimals = Math.max(0, ...[...side.matchAll(/\.(\d+)/g)].map((m) => (m[1] ?? '').length));
  return 0.5000001 * 10 ** -decimals;
}

/**
 * The false numeric equations in a text. An equation runs from where its arithmetic starts to where
 * it ends; a side with a variable is skipped; `≈` allows rounding.
 */
export function falseEquations(markdown: string): string[] {
  const text = plainText(markdown).replace(/(?<=[\d%]) of (?=[$\d])/g, ' × ');
  const found: string[] = [];
  for (const clause of text.split(
    /[;:!?]|\.(?!\d)|,(?!\d{3})|\b(?:so|and|or|because|which|then|is|gives|to|from)\b/i,
  )) {
    const parts = clause.split(/(=|≈)/);
    for (let i = 1; i < parts.length; i += 2) {
      const [left, right] = [trimLeft(parts[i - 1] ?? '', i > 1), trimRight(parts[i + 1] ?? '')];
      const [a, b] = [evaluate(withoutUnits(left)), evaluate(withoutUnits(right))];
      if (a === undefined || b === undefined) continue;
      if (convertsUnits(parts[i - 1] ?? '', parts[i + 1] ?? '')) continue;
      const exact = Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));
      const rounded =
        parts[i] === '≈' &&
        Math.abs(a - b) <= slack(right) + slack(left) * 0.02 + Math.abs(a) * 0.02;
      const perCent = Math.abs(a * 100 - b) < 1e-6 || Math.abs(a - b * 100) < 1e-6;
      if (!exact && !rounded && !perCent) found.push(`${left.trim()} ${parts[i]} ${right.trim()}`);
    }
  }
  return found;
}

/** Drops words before a left side's arithmetic, unless they belong to it; a middle side is left as is. */
function trimLeft(side: string, middle: boolean): string {
  const [, words = '', sum] = /^(.*[a-zA-Z]{2,}\s)((?:-|\$)?[\d(].*)$/.exec(side) ?? [];
  // "Half of 450 = 225", "base × height ÷ 2 = 30": the words are part of the computation.
  const computing = /[+×÷*/^]|\b(?:of|by|than|plus|minus|times|per|half|twice|double)\s*\$?$/i;
  return middle || sum === undefined || computing.test(words) ? side : sum;
}

/** Drops words after a right side's arithmetic. */
function trimRight(side: string): string {
  return /^\s*[-\d(.$][^a-zA-Z]*/.exec(side)?.[0] ?? side;
}
