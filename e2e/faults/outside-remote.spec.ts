import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildOutsideRemote } from '../fixtures/build-outside-remote';
import { expectAccessible } from '../fixtures/expect-accessible';
import { findGateway } from '../fixtures/find-gateway';
import { findMenuLink } from '../fixtures/find-menu-link';
import { startReleasePortal, type ReleasePortal } from '../fixtures/release-portal';
import { copyVersion } from '../fixtures/copy-version';
import { changeRegistry, expectShellWorks, remoteFaults } from '../fixtures/remotes';
import { stack } from '../fixtures/stack';
import { hasNginx } from '../fixtures/start-nginx';
import { startRemotesServer, type RemotesServer } from '../fixtures/start-remotes-server';
import { startGateway, type Gateway } from '../fixtures/start-gateway';
import { expect, test } from '../fixtures/test';

const remote = 'mfe-parking';
/** The name of the menu, its entry, which is also the title of the page, and the button after a place was taken. */
const words = {
  en: { menu: 'Main menu', title: 'Parking', remaining: '2 places are free.', take: 'Take a place' },
  ar: { menu: 'القائمة الرئيسية', title: 'المواقف', remaining: 'موقفان متاحان.', take: 'احجز موقفًا' },
  hi: { menu: 'मुख्य मेन्यू', title: 'पार्किंग', remaining: '2 जगहें खाली हैं।', take: 'जगह लें' },
};

// A browser asks another origin before it sends it a header of the tests.
test.use({ extraHTTPHeaders: {} });

let project: string;
let files: Gateway;
let portal: ReleasePortal;
let nginx: RemotesServer | undefined;

/** The remote is built outside of this repository, served by a second server on another port, and released by its address. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  project = await buildOutsideRemote();
  files = await startGateway(findGateway(), {
    RELEASES_DIR: path.join(project, 'dist'),
    DATA_DIR: path.join(project, 'data'),
    API_PORT: stack.env.API_PORT,
    SHARE_REMOTES: 'on',
  });
  nginx = hasNginx ? await startRemotesServer(path.join(project, 'dist', 'remotes')) : undefined;
  const origins = [files.origin, ...(nginx ? [nginx.origin] : [])];
  portal = await startReleasePortal('mfe-enquiries', { REMOTE_ORIGINS: origins.join(',') });
  const printed = await portal.run('release', '--from', `${files.origin}/remotes/${remote}/1.0.0/`);
  expect(printed).toContain(`${remote} 1.0.0 is live.`);
});
test.afterAll(async () => {
  await portal.close();
  await files.close();
  await nginx?.close();
  rmSync(project, { recursive: true });
});

for (const [locale, { menu, title, remaining, take }] of Object.entries(words))
  test(`a remote of another repository and origin opens from the menu (${locale})`, async ({
    page,
    supplier,
  }) => {
    expect(supplier.userId).not.toBe('');
    await page.addInitScript(
      (chosen) => localStorage.setItem('portalPreferences', JSON.stringify({ locale: chosen })),
      locale,
    );
    await page.goto(`${portal.origin}/profile`);
    await findMenuLink(page, title, { menu }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: take }).click();
    await expect(page.getByText(remaining)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const foreign = loaded.filter((address) => address.startsWith(files.origin));
    expect(foreign).toContain(`${files.origin}/remotes/${remote}/1.0.0/remoteEntry.js`);
    // A preload and the request that follows are one download.
    expect(foreign).toEqual([...new Set(foreign)]);
    expect(loaded.filter((address) => address.startsWith(`${portal.origin}/remotes/${remote}/`))).toEqual([]);
    // React and the kit are the shell's.
    expect(foreign.filter((address) => /\/\d+\.\w+\.js$/.test(address))).toEqual([]);
  });

for (const fault of ['an altered entry', 'an altered page chunk', 'dead server'])
  test(`a remote on another origin with ${fault} leaves the shell working`, async ({
    page,
    supplier,
    consoleErrors,
  }) => {
    consoleErrors.allow(/.*/);
    expect(supplier.userId).not.toBe('');
    await page.route(`${files.origin}/**`, remoteFaults[fault]!);
    await page.goto(`${portal.origin}/profile`);
    await page.evaluate(() => sessionStorage.setItem('reloadedAfterFailedModule', 'yes'));
    await findMenuLink(page, 'Parking').click();
    await expect(
      page.getByRole('heading', { name: /cannot be opened just now|could not be loaded/ }),
    ).toBeVisible({ timeout: 30_000 });
    await expectShellWorks(page);
  });

test('a remote of an origin that is not allowed is not requested, and the shell works', async ({
  page,
  supplier,
  consoleErrors,
}) => {
  consoleErrors.allow(/.*/);
  expect(supplier.userId).not.toBe('');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await changeRegistry(page, remote, (line) => ({
    ...line,
    entry: `http://localhost:9/remotes/${remote}/1/mf-manifest.json`,
  }));
  await page.goto(`${portal.origin}/profile`);
  await findMenuLink(page, 'Parking').click();
  await expect(
    page.getByRole('heading', { name: 'This part of the portal cannot be opened just now' }),
  ).toBeVisible();
  await expectShellWorks(page);
  expect(requested.filter((address) => address.startsWith('http://localhost:9/'))).toEqual([]);
});

test('the next version comes from the nginx that Containerfile.remotes has', async ({ page, supplier }) => {
  test.skip(!nginx, 'nginx is not installed; the end of `npm test` says so');
  test.setTimeout(120_000);
  expect(supplier.userId).not.toBe('');
  const place = path.join(project, 'dist', 'remotes', remote);
  const version = '1.1.0';
  copyVersion({
    target: remote,
    from: { version: '1.0.0', folder: path.join(place, '1.0.0') },
    to: { version, folder: path.join(place, version) },
  });
  const address = `${nginx!.origin}/remotes/${remote}/${version}/`;
  expect(await portal.run('release', '--from', address)).toContain(`${remote} ${version} is live.`);
  await page.goto(`${portal.origin}/profile`);
  await findMenuLink(page, words.en.title).click();
  await expect(page.getByRole('heading', { name: words.en.title, level: 1 })).toBeVisible();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded).toContain(`${address}remoteEntry.js`);
  expect(loaded.filter((name) => name.startsWith(files.origin))).toEqual([]);
});
