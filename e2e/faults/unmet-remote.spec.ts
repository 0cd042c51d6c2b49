import { startReleasePortal, type ReleasePortal } from '../fixtures/release-portal';
import { expectShellWorks } from '../fixtures/remotes';
import { expect, test } from '../fixtures/test';

const remote = 'mfe-enquiries';

let portal: ReleasePortal;
test.beforeAll(async () => {
  portal = await startReleasePortal(remote, {}, { neededNames: { '@portal/shared/ui': ['NewTable'] } });
});
test.afterAll(() => portal.close());

test('a remote that needs more than the shell gives does not become live, and its area says so where it did', async ({
  page,
  supplier,
  consoleErrors,
}) => {
  consoleErrors.allow(/NewTable/);
  expect(supplier.userId).not.toBe('');
  await expect(portal.run('promote', remote, portal.held)).rejects.toThrow(
    `${remote} ${portal.held} needs NewTable of @portal/shared/ui`,
  );
  await page.goto(`${portal.origin}/enquiries`);
  await expect(page.getByRole('heading', { name: 'Enquiry Management', level: 1 })).toBeVisible();

  portal.makeLiveUnchecked();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const explanation = page.getByText('This part of the portal was updated');
  await expect(async () => {
    await page.reload();
    await expect(explanation).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  expect(requested.filter((address) => address.includes(`/${portal.held}/`))).toEqual([]);
  await expectShellWorks(page);
});
