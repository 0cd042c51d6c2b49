import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { RetryPlugin } from '@module-federation/retry-plugin';
import { buildEntry } from '../test/fake-runtime';
import { createFederationRuntime } from './create-federation-runtime';
import { LOAD_TIMEOUT } from './timeout-plugin';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({ shareScopeMap: { default: { react: { '19.0.0': {}, '18.0.0': {} } } } }),
  loadRemote: jest.fn(() => Promise.resolve({ default: 'module' })),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));
jest.mock('@module-federation/retry-plugin', () => ({ RetryPlugin: jest.fn(() => ({ name: 'retry' })) }));

const entry = buildEntry('mfe-srm', { integrity: 'sha384-abc' });
const remoteInfo = { name: 'mfe_srm', entry: 'https://portal.test/remotes/mfe-srm/1.0.0/remoteEntry.js' };
const createScript = (runtime = createFederationRuntime([entry], 'n0nce')) => {
  const [, timeouts] = jest.mocked(registerPlugins).mock.lastCall?.[0] ?? [];
  const hook = timeouts?.createScript as unknown as (given: {
    url: string;
    remoteInfo?: { name: string; entry: string };
  }) => {
    script: HTMLScriptElement;
    timeout: number;
  };
  return { runtime, hook };
};

test('a remote is registered by the container next to its manifest, and again from scratch for a later attempt', () => {
  const runtime = createFederationRuntime([entry], undefined);
  runtime.register(entry, 0);
  runtime.register(entry, 2);
  expect(jest.mocked(registerRemotes).mock.calls).toEqual([
    [[{ name: 'mfe_srm', entry: '/remotes/mfe-srm/1.0.0/remoteEntry.js' }], { force: false }],
    [[{ name: 'mfe_srm', entry: '/remotes/mfe-srm/1.0.0/remoteEntry.js' }], { force: true }],
  ]);
});

test('the one module that a remote exposes is loaded', async () => {
  await expect(createFederationRuntime([entry], undefined).load('mfe-srm')).resolves.toEqual({
    default: 'module',
  });
  expect(loadRemote).toHaveBeenCalledWith('mfe_srm/remote');
});

test('a script that failed is requested once more', () => {
  createFederationRuntime([entry], undefined);
  expect(jest.mocked(RetryPlugin).mock.lastCall?.[0]).toMatchObject({ script: { retryTimes: 1 } });
});

test('entry scripts carry nonce and integrity, and have a time limit', () => {
  const { hook } = createScript();
  const { script, timeout } = hook({
    url: 'https://portal.test/remotes/mfe-srm/1.0.0/remoteEntry.js',
    remoteInfo,
  });
  expect(script.nonce).toBe('n0nce');
  expect(script.integrity).toBe('sha384-abc');
  expect(script.src).toBe('https://portal.test/remotes/mfe-srm/1.0.0/remoteEntry.js');
  expect(timeout).toBe(LOAD_TIMEOUT);
});

test('the other files of a remote do not get the integrity of the entry', () => {
  const { hook } = createScript();
  const { script } = hook({ url: 'https://portal.test/remotes/mfe-srm/1.0.0/page-x.js', remoteInfo });
  expect(script.nonce).toBe('n0nce');
  expect(script.integrity).toBeFalsy();
});

test('each further try of a script has another address', () => {
  const { runtime, hook } = createScript();
  const ask = () => hook({ url: 'https://portal.test/remoteEntry.js', remoteInfo }).script.src;
  expect([ask(), ask()]).toEqual([
    'https://portal.test/remoteEntry.js',
    'https://portal.test/remoteEntry.js?retry=1',
  ]);
  runtime.register(entry, 3);
  expect(ask()).toBe('https://portal.test/remoteEntry.js?retry=5');
});

test('the versions that the page holds are known', () => {
  expect(createFederationRuntime([entry], undefined).sharedVersions()).toEqual({
    react: ['19.0.0', '18.0.0'],
  });
});
