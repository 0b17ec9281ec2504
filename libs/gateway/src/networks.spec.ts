import { describe, expect, it } from '@jest/globals';
import { isLoopback, membership, visitorOf } from './networks.js';

describe('visitorOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor);
  });
});

describe('membership', () => {
  it('knows names, networks and single addresses', () => {
    const isProxy = membership(['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.1']);
    for (const address of [
      '127.8.8.8',
      '::1',
      '10.1.2.3',
      '::ffff:10.1.2.3',
      '2001:db8::9',
      '192.0.2.1',
    ]) {
      expect([address, isProxy(address)]).toEqual([address, true]);
    }
    for (const address of ['11.0.0.1', '192.0.2.2', 'fe80::1', 'unknown', '']) {
      expect([address, isProxy(address)]).toEqual([address, false]);
    }
    expect(membership([])('127.0.0.1')).toBe(false);
  });
});

describe('isLoopback', () => {
  it('is this machine by any of its names', () => {
    expect(['localhost', '127.0.0.1', '127.3.2.1', '::1', '[::1]'].map(isLoopback)).toEqual(
      Array(5).fill(true),
    );
    expect(['0.0.0.0', '::', '10.0.0.1', 'example.org', ''].map(isLoopback)).toEqual(
      Array(5).fill(false),
    );
  });
});
