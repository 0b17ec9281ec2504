import { expect, it } from '@jest/globals';
import { AnswerHistory } from './answer-history.js';

const KEY = { type: 'multiple-choice', option: 'a' };
const chose = (option: string) => ({ type: 'multiple-choice', option });

function historyOf(rows: object[]) {
  const answers = {
    ofUser: async (userId: string) => (userId === 'ann' ? rows : []),
    lastSaved: async (ids: readonly string[]) =>
      ids.map((user_id, i) => ({ user_id, last: new Date(i) })),
  };
  return new AnswerHistory(
    answers as never,
    { countDue: async (userId: string) => (userId === 'ann' ? 4 : 0) } as never,
  );
}

it('an answer is as it was marked, and by the key until then', async () => {
  const row = { attemptId: 'attempt', itemId: 'item' };
  const history = historyOf([
    // Scored with a key that was corrected later: the stored score counts.
    { ...row, correct: false, key: KEY, response: chose('a') },
    { ...row, correct: true, key: null, response: chose('b') },
    { ...row, correct: null, key: KEY, response: chose('a') },
    { ...row, correct: null, key: KEY, response: chose('b') },
    { ...row, correct: null, key: null, response: chose('a') },
  ]);
  const answers = await history.of('ann');
  expect(answers).toEqual(
    [false, true, true, false, false].map((correct) => ({ ...row, correct })),
  );
  expect(await history.of('ben')).toEqual([]);
});

it('the last practice of each student, and the reviews that are due', async () => {
  const history = historyOf([]);
  expect(await history.lastPracticed(['ann', 'ben'])).toEqual(
    new Map([
      ['ann', new Date(0)],
      ['ben', new Date(1)],
    ]),
  );
  expect(await history.reviewsDue('ann')).toBe(4);
});
