import type { LiveVersions } from '@portal/build/releases/log/record.ts';
import { findInstalledBrowser } from '../test/browser';
import { findGateBrowser, openInBrowser } from './open-in-browser';

jest.mock('../test/browser');
const installed = jest.mocked(findInstalledBrowser);
const say = () => undefined;

const remote = { kind: 'remote', target: 'mfe-srm', version: '1.0.0' } as const;
const live: LiveVersions = { host: '1.0.0', remotes: [] };

test('without a browser a release ends and says how to go on', () => {
  installed.mockReturnValue(undefined);
  expect(() => findGateBrowser(remote, live, say)).toThrow(
    /Install Chromium or Chrome, .*CHROMIUM_PATH=\/path\/to\/chromium. Nothing was built./,
  );
});

test('the first versions need no browser: there is nothing yet to open them with', () => {
  installed.mockReturnValue(undefined);
  expect(findGateBrowser(remote, { remotes: [] }, say)).toBeUndefined();
  expect(findGateBrowser({ ...remote, kind: 'host', target: 'host' }, live, say)).toBeUndefined();
});

test('the record says that no page was opened, and why', async () => {
  const candidate = { releases: '/none', folder: '/none', live: { remotes: [] } };
  expect(await openInBrowser(remote, candidate, say)).toEqual({
    name: 'pages in the browser',
    found: 'none: no shell is live',
  });
});
