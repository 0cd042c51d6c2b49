import { findCallingCode } from './findCallingCode';

test.each([
  ['+971501234567', '+971'],
  ['+919845012345', '+91'],
  ['+4915112345678', '+49'],
  ['+12025550123', '+1'],
  ['+99', ''],
])('%s begins with %s', async (number, code) => {
  expect(await findCallingCode(number)).toBe(code);
});
