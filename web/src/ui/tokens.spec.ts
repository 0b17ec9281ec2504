/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const AA = 4.5;
const AAA = 7;
const SIGN = 3;

const GROUNDS = ['paper', 'surface', 'sunken', 'tint'];
const TINTS = ['correct-tint', 'incorrect-tint', 'notice-tint'];

/** Text and its backgrounds, with the contrast it needs: body text AAA, everything else AA. */
const PAIRS: [text: string, grounds: string[], least: number][] = [
  ['ink', [...GROUNDS, ...TINTS, 'highlight'], AAA],
  ['soft', [...GROUNDS, ...TINTS], AAA],
  ['primary', GROUNDS, AA],
  ['on-primary', ['primary', 'primary-hover'], AA],
  ['on-accent', ['accent', 'accent-hover'], AA],
  ['correct', ['paper', 'surface', 'correct-tint'], AA],
  ['incorrect', ['paper', 'surface', 'incorrect-tint'], AA],
  ['notice', ['paper', 'surface', 'notice-tint'], AA],
  ['line-strong', ['paper', 'surface'], SIGN],
];

function readTokens(theme: 'light' | 'dark'): Map<string, string> {
  const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
  const found = css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return new Map(
    Array.from(found, ([, name = '', light = '', dark = '']) => [
      name,
      theme === 'light' ? light : dark,
    ]),
  );
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const tokens = readTokens(theme);
  const color = (name: string): string => {
    const value = tokens.get(name);
    if (!value) {
      throw new Error(`There is no token --${name}`);
    }
    return value;
  };

  it('is readable: body text AAA, everything else AA, borders of controls 3 to 1', () => {
    const poor = PAIRS.flatMap(([text, grounds, least]) =>
      grounds
        .map((ground) => ({ text, ground, ratio: contrast(color(text), color(ground)), least }))
        .filter(({ ratio }) => ratio < least),
    );
    expect(poor).toEqual([]);
  });
});
