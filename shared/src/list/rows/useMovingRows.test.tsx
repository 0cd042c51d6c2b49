import { render, screen } from '@testing-library/react';
import { useMovingRows } from './useMovingRows';

const HEIGHT = 40;
let width = 600;
let isReduced = false;
const animated: [string | null, Keyframe[] | PropertyIndexedKeyframes | null][] = [];

function List({ names }: { names: readonly string[] }) {
  return (
    <ul ref={useMovingRows<HTMLUListElement>()}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

beforeEach(() => {
  [width, isReduced] = [600, false];
  animated.length = 0;
  const prototype = HTMLElement.prototype;
  jest.spyOn(prototype, 'offsetWidth', 'get').mockImplementation(() => width);
  jest.spyOn(prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? HEIGHT * [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
  });
  Object.defineProperty(prototype, 'animate', {
    configurable: true,
    value(this: HTMLElement, frames: Keyframe[]) {
      animated.push([this.textContent, frames]);
    },
  });
  jest.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: isReduced,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

test('rows close the gap of one that was removed, and make room for one that returns', () => {
  const { rerender } = render(<List names={['a', 'b', 'c']} />);
  expect(animated).toEqual([]);
  rerender(<List names={['a', 'c']} />);
  expect(animated.splice(0)).toEqual([['c', { transform: ['translateY(40px)', 'none'] }]]);
  rerender(<List names={['a', 'b', 'c']} />);
  expect(animated).toEqual([
    ['b', { opacity: [0, 1] }],
    ['c', { transform: ['translateY(-40px)', 'none'] }],
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('another page, another width and readers who want no motion have none', () => {
  const { rerender } = render(<List names={['a', 'b']} />);
  rerender(<List names={['c', 'd']} />);
  width = 500;
  rerender(<List names={['d']} />);
  isReduced = true;
  rerender(<List names={['c', 'd']} />);
  expect(animated).toEqual([]);
});
