import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '@portal/shared/i18n/locales';
import { storedKeys } from '@portal/shared/portal/stored-keys';
import { stack } from '../../fixtures/stack';
import type { SignedIn } from '../world';
import { observePage, type PageObserver } from './observe';
import { watchPage } from './watch';

export interface Opening {
  readonly address: string;
  /** A portal other than that of the tests. */
  readonly origin?: string;
  readonly width: number;
  readonly country: string;
  readonly signedIn: SignedIn | null;
  /** The language that was chosen in this browser. English when it is not set. */
  readonly locale?: Locale;
  readonly remembered: Readonly<Record<string, string>>;
}

export interface OpenPage {
  readonly page: Page;
  readonly observer: PageObserver;
  readonly isSettled: boolean;
}

/** A new tab, in a browser that remembers only who is signed in. */
export async function openPage(context: BrowserContext, opening: Opening): Promise<OpenPage> {
  const { address, origin = stack.portal, width, country, signedIn, locale, remembered } = opening;
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,cookies',
  });
  await devtools.detach();
  await page.addInitScript(watchPage);
  await page.addInitScript(
    ({ local, session }) => {
      if (sessionStorage.getItem('explorer')) return;
      sessionStorage.setItem('explorer', 'opened');
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    },
    {
      session: remembered,
      local: {
        [storedKeys.appCountry]: country,
        ...(locale && { [storedKeys.preferences]: JSON.stringify({ locale }) }),
        ...(signedIn && {
          accessToken: signedIn.token,
          refreshToken: signedIn.refreshToken,
          userId: signedIn.userId,
          authStatus: 'authenticated',
        }),
      },
    },
  );
  // The browser would wait for somebody to unlock a passkey: refuse it, as if the person cancelled.
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('Nobody is there', 'NotAllowedError'));
  });
  const observer = observePage(page);
  await page.goto(`${origin}${address}`, { waitUntil: 'domcontentloaded' });
  return { page, observer, isSettled: await observer.settle() };
}
