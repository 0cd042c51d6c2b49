import { render } from '@testing-library/react';
import { useRootMark, withRootMark } from './useRootMark';

function Bar() {
  useRootMark('action-bar');
  return null;
}

test('the root element has the mark while at least one component sets it', () => {
  const root = document.documentElement;
  const selector = withRootMark('action-bar');
  expect(root.matches(selector)).toBe(false);
  const first = render(<Bar />);
  const second = render(<Bar />);
  expect(root.matches(selector)).toBe(true);
  first.unmount();
  expect(root.matches(selector)).toBe(true);
  second.unmount();
  expect(root.matches(selector)).toBe(false);
});
