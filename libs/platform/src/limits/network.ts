import ipaddr from 'ipaddr.js';

/** Hextets of a /64. */
const NETWORK_HEXTETS = 4;

/**
 * What counts as one caller of those known by their address alone: an IPv4 address, or the /64 of an
 * IPv6 one. A household or a rented server is given a /64, and can call from each of its addresses.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const hextets = (address as ipaddr.IPv6).parts.slice(0, NETWORK_HEXTETS);
  return `${hextets.map((hextet) => hextet.toString(16)).join(':')}::/64`;
}
