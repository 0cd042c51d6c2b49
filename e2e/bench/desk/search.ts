import type { Page } from '@playwright/test';

export interface DeskList {
  readonly label: string;
  readonly path: string;
  /** Each finds only one row. */
  readonly words: readonly string[];
}

export const vehicles: DeskList = {
  label: 'vehicles',
  path: '/srm/manage-vehicles',
  words: [17, 2205, 2999, 3456, 4990].map((number) => String(10_000 + number)),
};
export const customers: DeskList = {
  label: 'customers',
  path: '/srm/customer-list',
  words: [123, 9871, 20_202, 33_333, 49_998].map((number) => `person${number}@`),
};
export const listings: DeskList = {
  label: 'listings',
  path: '/listings',
  words: [17, 2205, 2999, 3456, 4990].map((number) => `RAK 1 ${10_000 + number}`),
};

export interface Searched {
  readonly label: string;
  readonly shown: number;
  readonly found: readonly number[];
}

/** Runs in the page: enters a word at once, and waits up to 20 s until the list says that it found one row. */
const search = (word: string) =>
  new Promise<number>((resolve, reject) => {
    const box = document.querySelector('input[type="search"]') as HTMLInputElement;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const began = performance.now();
    write?.call(box, word);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    const frame = () => {
      const shown = document.querySelector('main')?.textContent ?? '';
      if (/Showing 1 of 1 /.test(shown)) resolve(performance.now() - began);
      else if (performance.now() - began > 20_000)
        reject(new Error(`${word} does not find one row alone: ${shown.slice(0, 500)}`));
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

/** Opens a list and searches for some of its rows. */
export async function measureSearch(
  page: Page,
  portal: string,
  { label, path, words }: DeskList,
): Promise<Searched> {
  const all = page.getByText(/^Showing \d+ of [\d,]{4,} /);
  await page.goto(`${portal}${path}`);
  await all.waitFor({ timeout: 60_000 });
  const shown = await page.evaluate(() => performance.now());
  const found: number[] = [];
  for (const word of words) {
    found.push(await page.evaluate(search, word));
    await page.getByRole('searchbox').fill('');
    await all.waitFor();
  }
  return { label, shown, found };
}
