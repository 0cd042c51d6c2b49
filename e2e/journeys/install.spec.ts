import { expect, test } from '../fixtures/test';

test('a browser offers to install the portal, and installs it', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // A private window, as the other tests have, installs nothing.
  const context = await playwright.chromium.launchPersistentContext('', { ...launchOptions, baseURL });
  try {
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const browser = await context.newCDPSession(page);
    expect((await browser.send('Page.getAppManifest')).errors).toEqual([]);
    expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    const manifestId = (await browser.send('Page.getAppId')).appId ?? '';
    const installUrlOrBundleUrl = page.url();
    await browser.send('PWA.install', { manifestId, installUrlOrBundleUrl });
    await browser.send('PWA.uninstall', { manifestId });
  } finally {
    await context.close();
  }
});
