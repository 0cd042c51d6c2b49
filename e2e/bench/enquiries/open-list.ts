import type { SlowPage } from '../support/slow-page';

/** Opens the list and waits until it has read every enquiry that it needs. */
export async function openList(
  { page }: SlowPage,
  portal: string,
  search: string,
  rows: number,
): Promise<void> {
  await page.goto(`${portal}/enquiries${search}`);
  await page.locator(`[role="grid"][aria-rowcount="${rows + 1}"]`).waitFor({ timeout: 120_000 });
  await page.waitForFunction(
    () => !/Searching/.test(document.querySelector('main')?.textContent ?? ''),
    null,
    { timeout: 120_000 },
  );
}
