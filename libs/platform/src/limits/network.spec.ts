import { describe, expect, it } from '@jest/globals';
import { networkOf } from './network.js';

describe('networkOf', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:DB8:1:2:0:0:0:9', '2001:db8:1:2::9'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['fe80::1%eth0', 'fe80::2'],
  ])('takes %s and %s for one caller', (one, other) => {
    expect(networkOf(one)).toBe(networkOf(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['192.0.2.7', '192.0.2.8'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.8'],
  ])('tells %s from %s', (one, other) => {
    expect(networkOf(one)).not.toBe(networkOf(other));
  });
});
