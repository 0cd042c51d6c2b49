import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A page's own file is compiled when it is first asked for, which takes a busy machine longer than the second that is the default.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(20_000);
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// What jsdom does not draw, components still ask for.
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})) as typeof globalThis.matchMedia;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
if ('window' in globalThis) {
  window.scrollTo = () => undefined;
  document.elementFromPoint ??= () => null;
  URL.createObjectURL ??= () => 'blob:test';
  URL.revokeObjectURL ??= () => undefined;
}
if ('Element' in globalThis) Element.prototype.hasPointerCapture ??= () => false;
