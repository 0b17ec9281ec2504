import { describe, expect, it } from '@jest/globals';
import { startAttemptBody } from '@prepward/contracts/attempts';
import { AREAS } from '@prepward/contracts/objectives';
import { choiceFor, matchingBody, startBody } from './practice-choice.js';

const KNOWN = AREAS.flatMap(({ objectives }) => objectives.map(({ slug }) => slug));

describe('what a practice is made of', () => {
  it.each([undefined, 'science', 'science.anatomy', 'science.anatomy.nervous'])(
    'of %s is a start that the contract takes',
    (topic) => {
      const body = startBody(choiceFor(topic, KNOWN), KNOWN, 1);
      expect(startAttemptBody.safeParse(body).success).toBe(true);
    },
  );

  it('does not start at a pace that may not be the student’s, while the profile is not known', () => {
    const choice = { ...choiceFor(undefined, KNOWN), mode: 'exam' as const };
    expect(startBody(choice, KNOWN, undefined)).toBeNull();
    expect(startBody({ ...choice, time: 2 }, KNOWN, undefined)?.time).toBe(2);
  });

  it('names an area as a whole once all of it is chosen', () => {
    const area = choiceFor('math.data', KNOWN);
    expect(area).toMatchObject({ subject: 'math', count: '20', pool: 'all', mode: 'tutor' });
    expect(matchingBody(area, KNOWN)).toEqual({
      kind: 'practice',
      pool: 'all',
      subject: 'math',
      objectives: ['math.data'],
    });
    const [first = '', second = ''] = area.objectives;
    const some = { ...area, objectives: [first], difficulty: 'hard' as const };
    expect(matchingBody({ ...some, itemTypes: ['supply'] }, KNOWN)).toMatchObject({
      objectives: [first],
      difficulty: 'hard',
      itemTypes: ['supply'],
    });
    expect(second).not.toBe('');
    expect(choiceFor('math', KNOWN)).toMatchObject({ subject: 'math', objectives: [] });
    expect(choiceFor(undefined, KNOWN)).toMatchObject({ subject: 'all', objectives: [] });
    expect(matchingBody(choiceFor(undefined, KNOWN), KNOWN)).toEqual({
      kind: 'practice',
      pool: 'all',
    });
  });

  it('starts with its number, mode and time, or not at all', () => {
    const all = choiceFor(undefined, KNOWN);
    expect(startBody(all, KNOWN, undefined)).toMatchObject({ count: 20, time: 'none' });
    expect(startBody({ ...all, mode: 'exam' }, KNOWN, 2)).toMatchObject({ mode: 'exam', time: 2 });
    expect(startBody({ ...all, mode: 'exam', time: 1 }, KNOWN, 2)).toMatchObject({ time: 1 });
    expect(startBody({ ...all, mode: 'exam' }, KNOWN, undefined)).toBeNull();
    expect(startBody({ ...all, count: '3' }, KNOWN, 1)).toBeNull();
  });
});
