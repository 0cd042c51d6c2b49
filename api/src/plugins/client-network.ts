import ipaddr from 'ipaddr.js';

/** Bits that a provider gives one customer as a whole. */
const IPV6_PREFIX = 64;

/**
 * What limits count a client by: an IPv4 address, or the /64 of an IPv6 one, since a single household has all 2^64 addresses of it.
 * An IPv4 address within IPv6 is the IPv4 address.
 */
export function readClientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_PREFIX}`);
  return `${network.toString()}/${IPV6_PREFIX}`;
}
