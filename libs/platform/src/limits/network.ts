import ipaddr from 'ipaddr.js';

/** A /64 is this many hextets. */
const NETWORK_HEXTETS = 4;

/**
 * What counts as one caller when only the IP address is known: an IPv4 address, or the /64 of an
 * IPv6 one. A household or a rented server gets a /64, and can call from any address in it.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const hextets = (address as ipaddr.IPv6).parts.slice(0, NETWORK_HEXTETS);
  return `${hextets.map((hextet) => hextet.toString(16)).join(':')}::/64`;
}
