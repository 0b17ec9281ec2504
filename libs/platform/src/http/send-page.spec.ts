import { expect, it, jest } from '@jest/globals';
import { sendPage } from './send-page.js';

it.each([
  [0, 25, 100, 'refund-requests 0-24/100'],
  [25, 25, 100, 'refund-requests 25-49/100'],
  [75, 1, 76, 'refund-requests 75-75/76'],
  [0, 0, 0, 'refund-requests 0-0/0'],
  [50, 0, 12, 'refund-requests 50-50/12'],
])('from row %d, %d of %d rows of a list', (from, count, total, header) => {
  const reply = { header: jest.fn<(name: string, value: string) => void>() };
  const rows = Array.from({ length: count }, (_, n) => n);
  expect(sendPage(reply, 'admin.refundRequests', { rows, total, from })).toBe(rows);
  expect(reply.header.mock.calls).toEqual([['Content-Range', header]]);
});
