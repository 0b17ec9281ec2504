import { expect, it } from '@jest/globals';
import { withoutAddresses } from './without-addresses.js';

it.each([
  [
    '550 5.1.1 <dana+teas@mail.example.org>: Recipient address rejected: User unknown',
    '550 5.1.1 <[address]>: Recipient address rejected: User unknown',
  ],
  ['Refused: a@example.org, "b@example.org"', 'Refused: [address], "[address]"'],
  ['451 Try again later', '451 Try again later'],
])('takes addresses out of %j', (text, rest) => {
  expect(withoutAddresses(text)).toBe(rest);
});
