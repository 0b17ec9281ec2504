/**
 * The design tokens that the theme uses; if one is renamed in the style sheet, `readTokens` fails and names
 * it.
 */
const NAMES = [
  'paper',
  'surface',
  'ink',
  'soft',
  'line',
  'line-strong',
  'primary',
  'primary-hover',
  'on-primary',
  'tint',
  'correct',
  'incorrect',
  'notice',
  'veil',
  'font-interface',
  'size-14',
  'size-16',
  'size-18',
  'size-21',
  'size-28',
  'leading-text',
  'leading-heading',
  'radius',
  'shadow-float',
  'target',
] as const;
type Name = (typeof NAMES)[number];
export type Tokens = Readonly<Record<Name, string>>;

/**
 * The tokens of one color scheme.
 * @throws naming the first one that the style sheet does not have
 */
export function readTokens(sheet: Record<string, string>): Tokens {
  const tokens: Partial<Record<Name, string>> = {};
  for (const name of NAMES) {
    const value = sheet[name];
    if (value === undefined) throw new Error(`The design token --${name} is missing.`);
    tokens[name] = value;
  }
  return tokens as Tokens;
}
