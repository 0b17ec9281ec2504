import { expect, it, jest } from '@jest/globals';
import { sendRange } from './range.js';

it.each([
  [0, 25, 100, 'users 0-24/100'],
  [25, 25, 100, 'users 25-49/100'],
  [75, 1, 76, 'users 75-75/76'],
  [0, 0, 0, 'users 0-0/0'],
  [50, 0, 12, 'users 50-50/12'],
])('from row %d, %d rows of a list', (from, count, total, header) => {
  const reply = { header: jest.fn<(name: string, value: string) => void>() };
  const [name, rows] = ['users', total];
  sendRange(reply, name, from, count, rows);
  expect(reply.header.mock.calls).toEqual([['Content-Range', header]]);
});
