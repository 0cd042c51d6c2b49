import type { Page } from '@playwright/test';
import type { Observation } from '../judge';
import type { OpenPage } from './open-page';
import type { Seen } from './watch';

/** What can be read only from the document. */
export interface Document {
  readonly address: string;
  readonly heading: string;
  readonly text: string;
  readonly waysOn: number;
  readonly overlays: readonly string[];
  readonly notices: Observation['notices'];
  readonly seen: Seen;
}

function readDocument(): Document {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const { explorerSeen } = window as unknown as { explorerSeen(): Seen };
  const getLabel = (element: Element) =>
    `${element.getAttribute('role')} ${element.getAttribute('aria-label') ?? document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''}`;
  return {
    address: location.href,
    heading: [...document.querySelectorAll('h1')].map((one) => one.textContent ?? '').join(' '),
    text: document.body.innerText,
    waysOn: [...document.querySelectorAll('a[href],button:not(:disabled)')].filter(isShown).length,
    overlays: [...document.querySelectorAll('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]')]
      .filter(isShown)
      .map(getLabel),
    notices: [...document.querySelectorAll('[data-tone]')]
      .filter((one) => one.matches('li') && isShown(one))
      .map((one) => ({
        text: one.textContent ?? '',
        isError: one.getAttribute('data-tone') === 'destructive',
      })),
    seen: explorerSeen(),
  };
}

export const readPage = (page: Page): Promise<Document> => page.evaluate(readDocument);

export const forgetSeen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { explorerForget(): void }).explorerForget();
  });

function listEffects({ notices, seen }: Document): string[] {
  const effects: string[] = [];
  if (notices.length > 0) effects.push('notice');
  if (seen.changes > 0) effects.push('change');
  // A pressed control takes the focus itself; a second move is what it does, even back to where the focus was.
  if (seen.focusMoves > 1) effects.push('focus');
  if (seen.scrolls > 0) effects.push('scroll');
  if (seen.prints > 0) effects.push('print');
  if (seen.copies > 0) effects.push('copy');
  return effects;
}

/** Combines the state of the page with its traffic. */
export async function observe(
  { page, observer }: Pick<OpenPage, 'page' | 'observer'>,
  isSettled: boolean,
  errorTitles: readonly string[],
): Promise<Observation & { readonly document: Document }> {
  const document = await readPage(page);
  const outside = await observer.read();
  return {
    ...outside,
    effects: [...outside.effects, ...listEffects(document)],
    document,
    errorPage: errorTitles.find((title) => document.heading.includes(title)) ?? null,
    notices: document.notices,
    pageText: document.text,
    waysOn: document.waysOn,
    isSettled,
  };
}
