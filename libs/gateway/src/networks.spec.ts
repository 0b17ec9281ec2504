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
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:DB8:A::', '2001:db8:a:0::/64'],
    ['::ffff:c000:0207', '0:0:0:0::/64'],
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

  it.each([
    ['loopback', ['127.0.0.1', '127.255.255.255', '::1'], ['128.0.0.1', '126.9.9.9', '::2']],
    [
      'linklocal',
      ['169.254.0.1', '169.254.255.1', 'fe80::1', 'febf::1'],
      ['169.253.0.1', '169.255.0.1', 'fec0::1'],
    ],
    [
      'uniquelocal',
      ['10.9.9.9', '172.16.0.1', '172.31.255.1', '192.168.7.7', 'fc00::1', 'fdff::1'],
      ['11.0.0.1', '172.15.0.1', '172.32.0.1', '192.169.0.1', 'fe00::1'],
    ],
  ])('knows the addresses of %s', (name, inside, outside) => {
    const isIn = membership([name]);
    expect(inside.map(isIn)).toEqual(inside.map(() => true));
    expect(outside.map(isIn)).toEqual(outside.map(() => false));
  });
});

describe('isLoopback', () => {
  it('is this machine by any of its names', () => {
    const ours = [
      'localhost',
      'LocalHost',
      'app.localhost',
      '127.0.0.1',
      '127.3.2.1',
      '::1',
      '[::1]',
    ];
    expect(ours.map(isLoopback)).toEqual(ours.map(() => true));
    const others = ['0.0.0.0', '::', '10.0.0.1', 'example.org', '', 'localhost.example.org'];
    expect([...others, 'mylocalhost'].map(isLoopback)).toEqual(Array(7).fill(false));
  });
});
