import { expect, it } from '@jest/globals';
import { openPractice } from './open-practice.js';

it('a practice that was begun is known by its subject until it ends', () => {
  openPractice.mark('math', 'attempt-1');
  expect([openPractice.get('math'), openPractice.get('science')]).toEqual(['attempt-1', null]);
  openPractice.clear('math');
  expect(openPractice.get('math')).toBeNull();
});
