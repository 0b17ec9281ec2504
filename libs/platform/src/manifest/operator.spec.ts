import { userInfo } from 'node:os';
import { afterEach, expect, it } from '@jest/globals';
import { operator } from './operator.js';

const before = process.env.OPERATOR;
afterEach(() => {
  if (before === undefined) delete process.env.OPERATOR;
  else process.env.OPERATOR = before;
});

it('who is at the command line is who says so, or the system’s user', () => {
  process.env.OPERATOR = 'Kim';
  expect(operator()).toBe('Kim');
  delete process.env.OPERATOR;
  expect(operator()).toBe(userInfo().username);
});
