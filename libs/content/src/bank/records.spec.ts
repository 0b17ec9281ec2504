import { describe, expect, it } from '@jest/globals';
import { bankRecord } from '@prepward/contracts/items';
import { generateModel } from './kit/generate.js';
import type { MultipleChoiceDraft } from './kit/types.js';
import { writtenModel } from './kit/written.js';
import { toBankRecord } from './records.js';

const wrong = (text: string) => ({ text, misconception: 'not-stated', rationale: 'No.' });
const draft: MultipleChoiceDraft = {
  type: 'multiple-choice',
  stem: 'Which?',
  key: { text: 'A', rationale: 'Yes.' },
  distractors: ['B', 'C', 'D'].map(wrong),
};

function recordOf(teaching: Pick<MultipleChoiceDraft, 'why' | 'remember'>) {
  const objective = 'reading.key-ideas.infer';
  const items = [{ ...draft, ...teaching }];
  const [made] = generateModel(writtenModel({ id: 'reading.a', objective, difficulty: 0, items }));
  if (made === undefined) throw new Error('no item');
  return bankRecord.parse(toBankRecord(made.item));
}

describe('the record of an item', () => {
  it('keeps what the item teaches, rendered, beside the key and never in the view', () => {
    const record = recordOf({ why: ['Take $\\frac{1}{2}$.', 'It is *A*.'], remember: 'Half.' });
    expect(record.sheet.why).toEqual([expect.stringContaining('<math'), 'It is <em>A</em>.']);
    expect(record.sheet.remember).toBe('Half.');
    expect(JSON.stringify(record.view)).not.toMatch(/why|remember|Half/);
    expect(recordOf({ why: 'So, **A**.' }).sheet.why).toBe('So, <strong>A</strong>.');
  });

  it('says nothing where the item teaches nothing', () => {
    expect(Object.keys(recordOf({}).sheet)).toEqual(['key', 'rationales']);
  });
});
