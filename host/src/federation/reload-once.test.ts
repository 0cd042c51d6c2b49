import { reloadOnce } from './reload-once';

beforeEach(() => sessionStorage.clear());

test('the page reloads once in a session', () => {
  const reload = jest.fn();
  expect(reloadOnce(undefined, reload)).toBe(true);
  expect(reloadOnce(undefined, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a browser that keeps no record does not reload for ever', () => {
  const reload = jest.fn();
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(reloadOnce(blocked, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
