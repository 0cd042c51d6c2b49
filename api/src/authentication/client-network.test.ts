import { readClientNetwork } from './client-network';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['::1', '::/64'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, network) => {
  expect(readClientNetwork(address)).toBe(network);
});
