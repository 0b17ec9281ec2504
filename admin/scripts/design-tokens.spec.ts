import { describe, expect, it } from '@jest/globals';
import { parseTokens } from './design-tokens.js';

describe('parseTokens', () => {
  it('gives each scheme its side, also inside other brackets and values', () => {
    const { light, dark } = parseTokens(`:root {
      --paper: light-dark(#fff, #000); /* --gone: 1px; */
      --veil: light-dark(rgb(15 42 51 / 0.45), rgba(2, 8, 11, 0.7));
      --shadow: 0 1px light-dark(rgb(1 2 3), #000), 0 2px light-dark(red, blue);
      --font: "Some Font", serif;
    }`);
    expect(light).toEqual({
      paper: '#fff',
      veil: 'rgb(15 42 51 / 0.45)',
      shadow: '0 1px rgb(1 2 3), 0 2px red',
      font: '"Some Font", serif',
    });
    expect(dark).toEqual({
      paper: '#000',
      veil: 'rgba(2, 8, 11, 0.7)',
      shadow: '0 1px #000, 0 2px blue',
      font: '"Some Font", serif',
    });
  });

  it('refuses a style sheet that is broken', () => {
    expect(() => parseTokens(':root { --a: light-dark(#fff); }')).toThrow(/two values/);
    expect(() => parseTokens(':root { --a: light-dark(#fff, #000; }')).toThrow(/not closed/);
  });
});
