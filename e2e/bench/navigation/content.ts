import type { Page } from '@playwright/test';

const timeoutMs = 15_000;

/** Resolves when the page's own heading is there. */
export async function waitForContent(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ timeout: timeoutMs });
}

/** Clicks a link to another page; returns the milliseconds until its heading was in a frame. */
export async function clickToContent(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    async ([target, timeout]) => {
      const link = document.querySelector<HTMLElement>(target);
      if (!link) throw new Error(`There is nothing like ${target} to click`);
      const before = {
        path: location.pathname,
        heading: document.querySelector('main h1'),
        text: document.querySelector('main h1')?.textContent,
      };
      const isThere = () => {
        const heading = document.querySelector('main h1');
        return (
          location.pathname !== before.path &&
          heading !== null &&
          (heading !== before.heading || heading.textContent !== before.text)
        );
      };
      const began = performance.now();
      link.click();
      return new Promise<number>((resolve, reject) => {
        const look = () => {
          const now = performance.now();
          if (isThere()) resolve(now - began);
          else if (now - began > timeout)
            reject(
              new Error(
                `No other page after clicking ${target} on ${before.path}; now on ${location.pathname}`,
              ),
            );
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    },
    [selector, timeoutMs] as const,
  );
}
