/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import katex from 'katex';
import { leanStyles } from '../../../vite/lean-katex.js';

/** The path is built by hand, because Jest doesn't load styles. */
const styles = path.join(path.dirname(require.resolve('katex/package.json')), 'dist/katex.min.css');
const lean = leanStyles(readFileSync(styles, 'utf8'));

/** Changes of size in a formula, as selectors. */
function sizesIn(tex: string): string[] {
  const html = katex.renderToString(tex);
  return [...html.matchAll(/reset-size(\d+) size(\d+)/g)].map(
    ([, from, to]) => `.sizing.reset-size${from}.size${to}{`,
  );
}

describe('the styles of formulas', () => {
  it.each([
    'x^{2^{3}} + H_{2}O',
    String.raw`\frac{3^{2}}{\sqrt[3]{8}} \div \dfrac{1}{4}`,
    String.raw`\text{area} = \tfrac{1}{2}b_{1_{2}}h`,
  ])('have every size of %s', (tex) => {
    const sizes = sizesIn(tex);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter((selector) => !lean.includes(selector))).toEqual([]);
  });

  it('leave out sizes that need a command, alphabets no item uses, and older fonts', () => {
    expect(sizesIn(String.raw`\Huge x^{2}`).every((size) => !lean.includes(size))).toBe(true);
    expect(lean).not.toMatch(/Fraktur|Typewriter|\.ttf|\.woff\)/);
    expect(lean).toContain('KaTeX_Main');
  });
});
