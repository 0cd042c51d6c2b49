import { act, renderHook } from '@testing-library/react';
import { useShortWait } from './useShortWait';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (isPending: boolean) =>
  renderHook((pending: boolean) => useShortWait(pending, 1000), { initialProps: isPending });

test('what is pending is waited for, until it is there', () => {
  const { result, rerender } = wait(true);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
});

test('what takes longer than the wait is not waited for any more', () => {
  const { result } = wait(true);
  act(() => void jest.advanceTimersByTime(999));
  expect(result.current).toBe(true);
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});

test('what is there is not waited for', () => {
  expect(wait(false).result.current).toBe(false);
});
