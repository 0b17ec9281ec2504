import { readFileSync } from 'node:fs';

const SOURCE = new URL('../../web/src/ui/tokens.css', import.meta.url);

/** The design tokens of one color scheme: names without their dashes, values as CSS has them. */
export type TokenSheet = Record<string, string>;

/** Where the bracket that opens at `open` closes, and the commas at its own level. */
function scanBrackets(text: string, open: number): { close: number; commas: number[] } {
  const commas: number[] = [];
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    const char = text[index];
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ',' && depth === 1) commas.push(index);
    if (depth === 0) return { close: index, commas };
  }
  throw new Error(`A bracket is not closed in: ${text}`);
}

/** Resolves each `light-dark(a, b)` in a value to one of its sides. */
function pickSide(value: string, side: 'light' | 'dark'): string {
  const start = value.indexOf('light-dark(');
  if (start < 0) return value;
  const { close, commas } = scanBrackets(value, value.indexOf('(', start));
  const comma = commas[0];
  if (comma === undefined) throw new Error(`light-dark() needs two values: ${value}`);
  const chosen =
    side === 'light'
      ? value.slice(start + 'light-dark('.length, comma)
      : value.slice(comma + 1, close);
  return pickSide(`${value.slice(0, start)}${chosen.trim()}${value.slice(close + 1)}`, side);
}

/**
 * Reads the tokens out of a style sheet's `:root` block.
 * @throws when `light-dark()` is not well formed
 */
export function parseTokens(css: string): { light: TokenSheet; dark: TokenSheet } {
  const sheets: { light: TokenSheet; dark: TokenSheet } = { light: {}, dark: {} };
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, name, value] of plain.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)) {
    if (name === undefined || value === undefined) continue;
    sheets.light[name] = pickSide(value.trim(), 'light');
    sheets.dark[name] = pickSide(value.trim(), 'dark');
  }
  return sheets;
}

/** The tokens of the student site, which this area shares: one place names a color. */
export function readTokens(): { light: TokenSheet; dark: TokenSheet } {
  return parseTokens(readFileSync(SOURCE, 'utf8'));
}
