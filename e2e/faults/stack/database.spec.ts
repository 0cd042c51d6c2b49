import { readFileSync } from 'node:fs';
import path from 'node:path';
import { logIn } from '../../fixtures/auth-pages';
import { findMenuLink } from '../../fixtures/find-menu-link';
import { stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

const serverPid = () =>
  Number(readFileSync(path.join(stack.dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

test('pages and logging in keep working after the database is killed', async ({ page, supplier }) => {
  const before = serverPid();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Al Noor Rent a Car', level: 1 })).toBeVisible();

  process.kill(before, 'SIGKILL');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Al Noor Rent a Car', level: 1 })).toBeVisible({
    timeout: 30_000,
  });
  expect(serverPid()).not.toBe(before);

  await page.getByRole('button', { name: 'Al Noor Rent a Car' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/ae\/login$/);
  await logIn(page, supplier);
  await expect(findMenuLink(page, 'Profile')).toBeVisible();
});
