import { createTestPortal } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { createRemotes } from '../federation/remotes';
import { createFakeRuntime } from '../test/fake-runtime';
import { fleet, fleetDefinitions } from '../test/render-host';
import { preloadWhenIdle } from './idle-preload';

const idleCallbacks: (() => void)[] = [];
beforeEach(() => {
  idleCallbacks.length = 0;
  Object.assign(window, { requestIdleCallback: (run: () => void) => idleCallbacks.push(run) });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

function begin(mayLoad = true) {
  const runtime = createFakeRuntime(fleetDefinitions);
  const stop = preloadWhenIdle(createRemotes(createTestPortal(), runtime, fleet), () => mayLoad);
  return { stop, loaded: () => runtime.registered.map(([name]) => name) };
}
const idle = () => idleCallbacks.splice(0).forEach((run) => run());

test('nothing of other pages is loaded before the reader does something', () => {
  const { stop, loaded } = begin();
  idle();
  expect(idleCallbacks).toHaveLength(0);
  expect(loaded()).toEqual([]);
  stop();
});

test.each(['pointermove', 'keydown', 'wheel', 'touchstart'])(
  'after %s the remotes of the sidebar load one by one',
  async (sign) => {
    const { stop, loaded } = begin();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event('keydown'));
    expect(idleCallbacks).toHaveLength(1);
    idle();
    expect(loaded()).toEqual(['mfe-auth']);
    await waitFor(() => {
      idle();
      expect(loaded()).toEqual(['mfe-auth', 'mfe-listings', 'mfe-srm']);
    });
    stop();
  },
);

test('a reader who pays for each byte, or has left, preloads nothing', () => {
  const { loaded } = begin(false);
  window.dispatchEvent(new Event('keydown'));
  const left = begin();
  left.stop();
  window.dispatchEvent(new Event('keydown'));
  idle();
  expect([...loaded(), ...left.loaded()]).toEqual([]);
});
