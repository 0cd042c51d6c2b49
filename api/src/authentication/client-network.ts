import ipaddr from 'ipaddr.js';

/** Bits that a provider gives one customer as a whole. */
const IPV6_PREFIX = 64;

/**
 * The key by which limits count a client: an IPv4 address, or the /64 of an IPv6 address, since a single
 * household has all its 2^64 addresses. An IPv4 address within IPv6 counts as the IPv4 address.
 */
export function readClientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_PREFIX}`);
  return `${network.toString()}/${IPV6_PREFIX}`;
}
