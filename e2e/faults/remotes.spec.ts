import { findMenuLink } from '../fixtures/find-menu-link';
import { breakRemote, changeRegistry, expectShellWorks, remoteFaults } from '../fixtures/remotes';
import { markPage } from '../fixtures/mark-page';
import { expect, test } from '../fixtures/test';

const explained = 'This part of the portal cannot be opened just now';

for (const [fault, answer] of Object.entries(remoteFaults)) {
  test(`a remote with ${fault} leaves the shell working, its area says so, and "Try again" works without a reload`, async ({
    page,
    supplier,
    consoleErrors,
  }) => {
    consoleErrors.allow(/.*/);
    expect(supplier.userId).not.toBe('');
    const mend = await breakRemote(page, 'mfe-enquiries', answer);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const mark = await markPage(page);
    await page.evaluate(() => sessionStorage.setItem('reloadedAfterFailedModule', 'yes'));

    await findMenuLink(page, 'Enquiries').click();
    await expect(
      page.getByRole('heading', { name: /cannot be opened just now|could not be loaded/ }),
    ).toBeVisible({ timeout: 30_000 });
    await expectShellWorks(page);

    await findMenuLink(page, 'Enquiries').click();
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Enquiry Management', level: 1 })).toBeVisible();
    await mark.expectSame();
  });
}

test('a hanging remote is reported after a few seconds', async ({ page, supplier, consoleErrors }) => {
  consoleErrors.allow(/.*/);
  expect(supplier.userId).not.toBe('');
  const mend = await breakRemote(page, 'mfe-enquiries', () => new Promise(() => undefined));
  await page.goto('/profile');
  await findMenuLink(page, 'Enquiries').click();
  await expect(page.getByRole('heading', { name: explained })).toBeVisible({ timeout: 40_000 });
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Enquiry Management', level: 1 })).toBeVisible();
});

test('a remote with another contract number is not loaded, and the area says why', async ({
  page,
  supplier,
  consoleErrors,
}) => {
  consoleErrors.allow(/.*/);
  expect(supplier.userId).not.toBe('');
  await changeRegistry(page, 'mfe-enquiries', (line) => ({ ...line, contract: 2 }));
  await page.goto('/enquiries');
  await expect(page.getByText('This part of the portal was updated')).toBeVisible();
  await expect(findMenuLink(page, 'Profile')).toBeVisible();
});

for (const hash of ['integrity', 'scriptHashes'])
  test(`a remote whose ${hash} is not in the registry is not loaded, and the shell works`, async ({
    page,
    supplier,
    consoleErrors,
  }) => {
    consoleErrors.allow(/.*/);
    expect(supplier.userId).not.toBe('');
    await changeRegistry(page, 'mfe-enquiries', (line) => ({ ...line, [hash]: undefined }));
    await page.goto('/enquiries');
    await expect(page.getByRole('heading', { name: explained })).toBeVisible();
    await expectShellWorks(page);
  });

test('an invalid line of the registry affects only its own remote', async ({
  page,
  supplier,
  consoleErrors,
}) => {
  consoleErrors.allow(/.*/);
  expect(supplier.userId).not.toBe('');
  await changeRegistry(page, 'mfe-enquiries', () => ({ name: 'mfe-enquiries' }));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Al Noor Rent a Car', level: 1 })).toBeVisible();
  await expect(findMenuLink(page, 'Enquiries')).toHaveCount(0);
});

test('the login page says so when its remote is down, and recovers', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/.*/);
  const mend = await breakRemote(page, 'mfe-auth', (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a page with a missing file reloads exactly once in a session', async ({
  page,
  supplier,
  consoleErrors,
}) => {
  consoleErrors.allow(/.*/);
  expect(supplier.userId).not.toBe('');
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  const mend = await breakRemote(page, 'mfe-enquiries', remoteFaults['missing page chunk']!);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Al Noor Rent a Car', level: 1 })).toBeVisible();
  await findMenuLink(page, 'Enquiries').click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 40_000 });
  expect(documents).toBe(2);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Enquiry Management', level: 1 })).toBeVisible();
});
