import { BlockList, isIP, isIPv6 } from 'node:net';

/** The names that TRUST_PROXY knows. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** An IPv4 address from an IPv6 socket, in its IPv4 form. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/** Tells whether an address is in one of the networks; `10.0.0.0/8`, `::1`, `loopback` … */
export function membership(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return (address) => {
    const known = plain(address);
    return isIP(known) !== 0 && list.check(known, family(known));
  };
}

/** The first four groups of an IPv6 address: anyone who has one address usually has the whole /64. */
function prefix64(address: string): string {
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const filled =
    after === undefined ? [] : Array(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...filled, ...tail].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** What counts as one visitor: an IPv4 address, or a /64 of IPv6. */
export function visitorOf(address: string): string {
  const known = plain(address);
  return isIPv6(known) ? prefix64(known) : known;
}

const isLoopbackAddress = membership(['loopback']);

/** Whether a host name or address, without a port, means this very machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name);
}
