import { ApiError } from '../api';
import { awaitSuccess } from './await-success';

test('a call succeeds, is refused, or shows a fault of the page', async () => {
  expect(await awaitSuccess(Promise.resolve(null))).toBe(true);
  const refusal = new ApiError('Taken', { kind: 'http', endpoint: 'a call' });
  expect(await awaitSuccess(Promise.reject(refusal))).toBe(false);
  await expect(awaitSuccess(Promise.reject(new TypeError('a fault')))).rejects.toThrow('a fault');
});
