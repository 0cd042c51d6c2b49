import { getErrorCode } from './get-error-code';

test('a system error has its code, whatever its class', () => {
  expect(getErrorCode(Object.assign(new Error('gone'), { code: 'ENOENT' }))).toBe('ENOENT');
  expect(getErrorCode({ code: 'EPERM' })).toBe('EPERM');
});

test('anything else has none', () => {
  for (const value of [new Error('gone'), { code: undefined }, null, undefined, 'ENOENT'])
    expect(getErrorCode(value)).toBe('');
});
