import { expect, it } from '@jest/globals';
import { plainText } from './plain-text.js';

const FORMULA =
  '<span class="katex"><math aria-label="1 half of x"><semantics><mrow><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow>' +
  '<annotation encoding="application/x-tex">\\frac{1}{2}x</annotation></semantics></math>' +
  '<span class="katex-html" aria-hidden="true">12x</span></span>';

it('says formulas in words, never in TeX', () => {
  expect(plainText(`<p>About ${FORMULA} of\n it</p>`)).toBe('About 1 half of x of it');
});

it('drops the TeX also where a formula has no words', () => {
  const bare = FORMULA.replace(' aria-label="1 half of x"', '');
  expect(plainText(bare)).toBe('12');
});

it('keeps plain words as they are', () => {
  expect(plainText('<p>Left <em>ventricle</em></p>')).toBe('Left ventricle');
});
