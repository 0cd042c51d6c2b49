import { shareTarget } from '@portal/shared/contract';
import { startShareWorker } from './start-share-worker';

function openBrowser({ isInstalled }: { readonly isInstalled: boolean }) {
  const register = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: isInstalled } as MediaQueryList);
  return register;
}
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the installed portal has the worker, for its one address', () => {
  const register = openBrowser({ isInstalled: true });
  startShareWorker();
  expect(register).toHaveBeenCalledWith(shareTarget.worker, {
    scope: shareTarget.address,
    updateViaCache: 'none',
  });
});

test('a browser has it once the portal is installed', () => {
  const register = openBrowser({ isInstalled: false });
  startShareWorker();
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('appinstalled'));
  expect(register).toHaveBeenCalledTimes(1);
});

test('a browser without workers has none', () => {
  expect(() => startShareWorker()).not.toThrow();
});
