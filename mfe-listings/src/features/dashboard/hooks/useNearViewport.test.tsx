import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNearViewport } from './useNearViewport';

function Place() {
  const place = useRef<HTMLDivElement>(null);
  return <div ref={place}>{useNearViewport(place) ? 'Charts' : 'Room for charts'}</div>;
}

const original = globalThis.IntersectionObserver;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = original;
});

test.each([
  ['moves the pointer', () => fireEvent.pointerMove(window)],
  ['presses a key, as those of printing', () => fireEvent.keyDown(window, { key: 'Control' })],
  ['scrolls', () => fireEvent.scroll(window)],
  ['prints', () => window.dispatchEvent(new Event('beforeprint'))],
])('the charts load when the reader %s', (_sign, happen) => {
  render(<Place />);
  expect(screen.getByText('Room for charts')).toBeVisible();
  act(() => void happen());
  expect(screen.getByText('Charts')).toBeVisible();
});
