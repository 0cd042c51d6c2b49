import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that are kept: the /48 that a provider gives a site. */
const IPV6_GROUPS = 3;

/**
 * `203.0.113.x` or `2001:db8:1:x`: enough to recognise the office or the provider, too little to distinguish
 * a household from its neighbours. Accepts an address or the network that limits count by.
 */
export function shortenNetwork(network: string): string | null {
  const address = network.replace(/\/\d+$/, '');
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.x`;
  return `${parsed.parts
    .slice(0, IPV6_GROUPS)
    .map((part) => part.toString(16))
    .join(':')}:x`;
}
