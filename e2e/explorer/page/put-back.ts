import type { OpenPage, Opening } from './open-page';

/** How many dialogs, menus and addresses one press may open. */
const STEPS = 3;

/** Closes what is open and goes back to the address of the page. @returns false if that failed */
export async function putBack({ page, observer }: OpenPage, { address }: Opening): Promise<boolean> {
  const overlays = page
    .locator('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]')
    .filter({ visible: true });
  for (let step = 0; step < STEPS && (await overlays.count()) > 0; step += 1) {
    await page.keyboard.press('Escape');
    await observer.settle();
  }
  const isThere = () => {
    const { pathname, search } = new URL(page.url());
    return address.split('#')[0] === pathname + search;
  };
  if (isThere()) return true;
  // Within the page: reloading a document is no cheaper than a fresh one.
  await page.evaluate(() => history.back());
  await observer.settle();
  return isThere();
}
