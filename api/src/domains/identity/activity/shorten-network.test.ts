import { shortenNetwork } from './shorten-network';

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2::/64', '2001:db8:1:x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:x'],
  ['::1', '0:0:0:x'],
  ['not an address', null],
])('%s is shown as %s', (network, shown) => {
  expect(shortenNetwork(network)).toBe(shown);
});
