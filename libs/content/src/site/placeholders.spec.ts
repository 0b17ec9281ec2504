import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from './articles/categories.js';
import { ARTICLES } from './articles/index.js';
import { CLAIMS } from './claims.js';
import { HOME } from './home.js';
import { PAGES } from './pages/index.js';
import { fillPlaceholders, PLACEHOLDERS } from './placeholders.js';
import { stringsIn } from './testing.js';

const ALL = stringsIn([PAGES, ARTICLES, CATEGORIES, CLAIMS, HOME]);
const VALUES = { brand: 'Kestrel', email: 'a@b.example', phone: '555', legalEntity: 'Kestrel Ltd' };

describe('placeholders', () => {
  it('are filled, all of them', () => {
    expect(fillPlaceholders('{{brand}}, {{ legalEntity }}: {{email}} {{phone}}', VALUES)).toBe(
      'Kestrel, Kestrel Ltd: a@b.example 555',
    );
  });

  it('refuse a name they do not know', () => {
    expect(() => fillPlaceholders('{{brnad}}', VALUES)).toThrow('brnad');
  });

  it('are known in every text, and each is used', () => {
    for (const text of ALL) expect(fillPlaceholders(text, VALUES)).not.toMatch(/\{\{|\}\}/);
    for (const name of PLACEHOLDERS) {
      expect(ALL.some((text) => text.includes(`{{${name}}}`))).toBe(true);
    }
  });

  it('stand wherever the brand, an address or a number would: none is spelled out', () => {
    for (const text of ALL) {
      expect(text).not.toMatch(/prepward/i);
      expect(text).not.toMatch(/[\w.]+@[\w.]+\.\w+/);
      expect(text).not.toMatch(/(?:\d[\s().-]?){10,}/);
    }
  });
});
