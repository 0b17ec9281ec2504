import { plainText } from './text.js';

type Token = number | '+' | '-' | '×' | '÷' | '(' | ')';

const TOKEN = /\d+(?:\.\d+)?(?:\^2)?|[-+×÷()]/g;

/** An expression between dollars with nothing but numbers, signs and parentheses. */
const EXPRESSION = /(?<!\\)\$([-\d(][^$a-z=<>]*|[^$]*\\(?:times|div|frac)[^$]*)\$/;

/** The tokens of a stem's expression, or undefined without one that has at least two operations. */
function tokensOf(stem: string): Token[] | undefined {
  const tex = EXPRESSION.exec(stem)?.[1];
  if (tex === undefined) return undefined;
  // A fraction bar groups what is above it.
  const flat = plainText(`$${tex.replace(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g, '($1) \\div $2')}$`);
  if (/[a-z=<>]/i.test(flat)) return undefined;
  const tokens = (flat.match(TOKEN) ?? []).map((t): Token => {
    if (!/^\d/.test(t)) return t as Token;
    const [base = '', power] = t.split('^');
    return power === undefined ? Number(base) : Number(base) ** 2;
  });
  return tokens.filter((t) => typeof t === 'number').length >= 3 ? tokens : undefined;
}

/** The value from left to right, whatever the signs; parentheses count only where `grouped`. */
function leftToRight(tokens: readonly Token[], grouped: boolean): number {
  let at = 0;
  const run = (): number => {
    let [value, sign]: [number, Token] = [0, '+'];
    let negative = false;
    for (; at < tokens.length; at++) {
      const token = tokens[at];
      if (token === ')') {
        if (grouped) break;
        continue;
      }
      if (token === '(' && !grouped) continue;
      const before = tokens[at - 1];
      const leading = at === 0 || before === '(' || (typeof before === 'string' && before !== ')');
      if (token === '-' && leading) {
        negative = !negative;
        continue;
      }
      if (typeof token !== 'number' && token !== '(') {
        sign = token ?? '+';
        continue;
      }
      if (token === '(') at++;
      const size = typeof token === 'number' ? token : run();
      const next = negative ? -size : size;
      negative = false;
      if (sign === '+') value += next;
      else if (sign === '-') value -= next;
      else if (sign === '×') value *= next;
      else value /= next;
    }
    return value;
  };
  return run();
}

/** The value by the order of operations, with or without its parentheses. */
function inOrder(tokens: readonly Token[]): number {
  let at = 0;
  const atom = (): number => {
    const token = tokens[at++];
    if (token === '-') return -atom();
    if (token !== '(') return typeof token === 'number' ? token : Number.NaN;
    const inner = sum();
    at++;
    return inner;
  };
  const product = (): number => {
    let value = atom();
    for (let op = tokens[at]; op === '×' || op === '÷'; op = tokens[at]) {
      at++;
      value = op === '×' ? value * atom() : value / atom();
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    for (let op = tokens[at]; op === '+' || op === '-'; op = tokens[at]) {
      at++;
      value = op === '+' ? value + product() : value - product();
    }
    return value;
  };
  return sum();
}

/** Whether parentheses hold a computation, and not only a signed number. */
const groups = (tokens: readonly Token[]) =>
  tokens.some((t, i) => t === '(' && !(tokens[i + 1] === '-' && tokens[i + 3] === ')'));

/** A sum before a product: where working from left to right goes wrong. */
function mixes(tokens: readonly Token[]): boolean {
  let depth = 0;
  let added = false;
  for (const [i, token] of tokens.entries()) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (depth > 0) continue;
    const binary = i > 0 && (typeof tokens[i - 1] === 'number' || tokens[i - 1] === ')');
    if ((token === '+' || token === '-') && binary) added = true;
    if ((token === '×' || token === '÷') && added) return true;
  }
  return false;
}

/** The wrong ways to work out a stem's expression, each with what it comes to. */
export function wrongOrders(stem: string): { way: string; value: number }[] {
  const tokens = tokensOf(stem);
  if (!tokens) return [];
  const bare = tokens.filter((t) => t !== '(' && t !== ')');
  return [
    ...(mixes(tokens) ? [{ way: 'from left to right', value: leftToRight(tokens, true) }] : []),
    ...(groups(tokens) ? [{ way: 'without the parentheses', value: inOrder(bare) }] : []),
  ];
}
