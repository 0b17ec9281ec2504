import { describe, expect, it } from '@jest/globals';
import { ItemReachService } from './item-reach.service.js';

const option = (id: string) => ({ type: 'multiple-choice', option: id });

/** What the service says about an edit with these changes; `record` as the bank makes it. */
function check(changes: { key: boolean }, record: object | null) {
  const responses = [
    { response: option('a'), correct: true, attempts: 4 },
    { response: option('b'), correct: false, attempts: 20 },
    { response: option('b'), correct: true, attempts: 100 },
    { response: option('a'), correct: null, attempts: 500 },
    { response: option('b'), correct: null, attempts: 3_000 },
  ];
  const service = new ItemReachService(
    { check: async () => ({ findings: ['found'], record, changes }) } as never,
    {
      holders: async (id: string) => ({ attempts: id.length, students: 2, open: 3 }),
      responsesTo: async () => responses,
    } as never,
  );
  return service.check('item', {} as never);
}

const record = { view: { stem: 'What?' }, sheet: { key: option('b') } };

describe('what a change of an item would do', () => {
  it('is another score for each answer that the new key marks otherwise', async () => {
    expect(await check({ key: true }, record)).toEqual({
      findings: ['found'],
      changes: { key: true },
      // Correct before and incorrect now, incorrect before and correct now, and unscored before and
      // correct now.
      reach: { attempts: 4, students: 2, open: 3, scores: 4 + 20 + 3_000 },
      view: record.view,
      sheet: record.sheet,
    });
  });

  it('reaches no one while the key stays, or while the item can’t be made', async () => {
    const reach = { attempts: 0, scores: 0, students: 0, open: 0 };
    expect(await check({ key: false }, record)).toMatchObject({ reach, view: record.view });
    expect(await check({ key: true }, null)).toMatchObject({ reach, view: null, sheet: null });
  });
});
