import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A page's file is compiled when it is first needed, which on a busy machine takes longer than the default of
// one second.
configure({ asyncUtilTimeout: 8000 });
import { configureAxe, toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);
// Describing each element that passed takes half of the time of a check, and nobody reads it.
configureAxe({ globalOptions: { reporter: 'no-passes' } });

// Browser features that jsdom lacks and components still call.
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
