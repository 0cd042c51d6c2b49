import {
  ApiError,
  asksToRepeat,
  isConflict,
  isMissing,
  isNotOffered,
  isRefusal,
  type ApiErrorKind,
} from './error';

const fail = (status: number | undefined, kind: ApiErrorKind = 'http') =>
  new ApiError('It failed', { kind, endpoint: 'vehicles.list', status });

test.each([400, 401, 403, 404, 409, 413, 422])('%d is a refusal: a repeat changes nothing', (status) =>
  expect(isRefusal(fail(status))).toBe(true),
);

test.each([408, 425, 429, 500, 501, 503, undefined])('%p may be answered otherwise later', (status) =>
  expect(isRefusal(fail(status))).toBe(false),
);

test.each(['offline', 'timeout', 'unreadable', 'cancelled', 'input'] as const)(
  'a call that ended as %s was not refused',
  (kind) => expect(isRefusal(fail(400, kind))).toBe(false),
);

test('an error of another kind is none of these', () => {
  const error = new TypeError('fetch failed');
  expect([isRefusal, isMissing, isConflict, isNotOffered].map((is) => is(error))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('only 404 says that nothing is there, and 501 says so of the call', () => {
  expect([404, 410, 501].map((status) => isMissing(fail(status)))).toEqual([true, false, false]);
  expect([404, 410, 501].map((status) => isNotOffered(fail(status)))).toEqual([true, false, true]);
  expect([429, 409].map(asksToRepeat)).toEqual([true, false]);
});

test('only 409 says that something has changed meanwhile', () =>
  expect([404, 409, 412].map((status) => isConflict(fail(status)))).toEqual([false, true, false]));
