import { createTestPortal } from '@portal/shared/testing';
import { createFakeRuntime, buildDefinition, buildEntry } from '../test/fake-runtime';
import { createRemotes } from './remotes';

const setUp = (definition = buildDefinition('mfe-listings')) => {
  const portal = createTestPortal();
  const runtime = createFakeRuntime([definition]);
  const remotes = createRemotes(portal, runtime, [buildEntry('mfe-listings')]);
  const events: string[] = [];
  portal.events.on('remote:loaded', ({ remote, version }) => events.push(`loaded ${remote} ${version}`));
  portal.events.on('remote:failed', ({ remote }) => events.push(`failed ${remote}`));
  return { portal, runtime, remotes, events };
};

let quiet: jest.SpyInstance;
beforeEach(() => {
  quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => quiet.mockRestore());

test('a remote is loaded and set up once, for all callers', async () => {
  const setup = jest.fn();
  const { portal, runtime, remotes, events } = setUp(
    buildDefinition('mfe-listings', { setup, messages: { en: { 'listings.hello': 'Hello' } } }),
  );
  const [one, other] = await Promise.all([remotes.load('mfe-listings'), remotes.load('mfe-listings')]);
  expect(await remotes.load('mfe-listings')).toBe(one);
  expect(other).toBe(one);
  expect(setup).toHaveBeenCalledTimes(1);
  expect(setup).toHaveBeenCalledWith(portal);
  expect(portal.i18n.t('listings.hello')).toBe('Hello');
  expect(runtime.registered).toEqual([['mfe-listings', 0]]);
  expect(events).toEqual(['loaded mfe-listings 1.0.0']);
});

test('after a failure the remote is loaded from scratch, as another attempt', async () => {
  const { runtime, remotes, events } = setUp();
  runtime.serve('mfe-listings', new Error('down'));
  await expect(remotes.load('mfe-listings')).rejects.toThrow('down');
  expect(remotes.state('mfe-listings').status).toBe('failed');
  runtime.serve('mfe-listings', { default: buildDefinition('mfe-listings') });
  await expect(remotes.load('mfe-listings')).resolves.toMatchObject({ name: 'mfe-listings' });
  expect(remotes.state('mfe-listings').status).toBe('ready');
  expect(runtime.registered).toEqual([
    ['mfe-listings', 0],
    ['mfe-listings', 1],
  ]);
  expect(events).toEqual(['failed mfe-listings', 'loaded mfe-listings 1.0.0']);
});

test.each([
  ['another contract', buildDefinition('mfe-listings', { contract: 99 }), 'contract 99'],
  ['another name', buildDefinition('mfe-srm'), 'says it is mfe-srm'],
])('a module of %s is not used', async (_case, definition, reason) => {
  const { runtime, remotes } = setUp();
  runtime.serve('mfe-listings', { default: definition });
  await expect(remotes.load('mfe-listings')).rejects.toThrow(reason);
});

test.each([null, {}, { default: { name: 'mfe-listings' } }])(
  'a module that is no remote (%j) is not used',
  async (module) => {
    const { runtime, remotes } = setUp();
    runtime.serve('mfe-listings', module);
    await expect(remotes.load('mfe-listings')).rejects.toThrow('exposes no remote definition');
  },
);

test('a remote registered for another contract is not even requested', async () => {
  const runtime = createFakeRuntime();
  const remotes = createRemotes(createTestPortal(), runtime, [buildEntry('mfe-srm', { contract: 2 })]);
  await expect(remotes.load('mfe-srm')).rejects.toThrow('contract 2');
  expect(runtime.registered).toEqual([]);
});

test('a remote whose set-up throws fails alone', async () => {
  const { remotes } = setUp(
    buildDefinition('mfe-listings', {
      setup: () => {
        throw new Error('broken set-up');
      },
    }),
  );
  await expect(remotes.load('mfe-listings')).rejects.toThrow('broken set-up');
});

test('listeners hear every change of state', async () => {
  const { remotes } = setUp();
  const seen: string[] = [];
  const stop = remotes.subscribe(() => seen.push(remotes.state('mfe-listings').status));
  await remotes.load('mfe-listings');
  stop();
  expect(seen).toEqual(['loading', 'ready']);
});
