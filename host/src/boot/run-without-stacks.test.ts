import { runWithoutStacks } from './run-without-stacks';

test('errors have stack traces again afterwards, even when something fails', async () => {
  const before = Error.stackTraceLimit;
  let meanwhile = '';
  await runWithoutStacks(async () => {
    meanwhile = String(new Error('in case').stack);
  });
  expect(meanwhile).toBe('Error: in case');
  await expect(runWithoutStacks(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(Error.stackTraceLimit).toBe(before);
  expect(new Error('now').stack).toContain('without-stacks.test');
});
