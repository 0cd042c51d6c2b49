import { act, renderHook } from '@testing-library/react';
import { useSecondsUntil } from './useSecondsUntil';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test('the countdown runs to 0 and stops', () => {
  const { result } = renderHook(() => useSecondsUntil(2500));
  expect(result.current).toBe(3);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(2);
  act(() => jest.advanceTimersByTime(5000));
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('the countdown restarts with a new moment', () => {
  const { result, rerender } = renderHook(({ until }) => useSecondsUntil(until), {
    initialProps: { until: 0 },
  });
  expect(result.current).toBe(0);
  rerender({ until: 60_000 });
  expect(result.current).toBe(60);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(59);
});
