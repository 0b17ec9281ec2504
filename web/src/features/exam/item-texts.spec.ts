import { describe, expect, it } from '@jest/globals';
import { itemTexts, passageText, stemText } from './item-texts.js';
import { CHOICE } from './test-items.js';

describe('the texts that can be highlighted', () => {
  it('are the question, and its passage before it', () => {
    const passage = { id: 'p', kind: 'text', title: 'Bones', html: '<p>One. Two.</p>' };
    const about = { ...CHOICE, passageId: 'p' };
    expect(itemTexts(CHOICE, [passage]).map(({ text }) => text)).toEqual(['stem-1']);
    expect(itemTexts(about, [passage]).map(({ text, title }) => [text, title])).toEqual([
      [passageText('p'), 'Bones'],
      [stemText(about), 'Question'],
    ]);
    expect(itemTexts(about, [passage])[0]?.sentences).toHaveLength(2);
    expect(itemTexts({ ...CHOICE, stem: 'One. Two.' }, [])[0]?.sentences).toHaveLength(2);
  });
});
