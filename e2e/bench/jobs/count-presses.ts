import type { Page } from '@playwright/test';

/** What a person did with their hands until a job was done. */
export interface Effort {
  /** Clicks, and keys that type nothing: Tab, Enter, arrows, shortcuts. */
  readonly presses: number;
  /** Keys that type a character into a field. */
  readonly characters: number;
  /** Fields into which something was typed. */
  readonly fields: number;
  /** Pages that were opened, each address once in a row. */
  readonly pages: number;
}

interface Signal {
  readonly kind: 'press' | 'character' | 'field';
}

/** Runs in the page. Only what a hand does is trusted; events that scripts make are not. */
const listen = () => {
  const report = (kind: Signal['kind']) => {
    void (globalThis as unknown as { reportHand: (signal: Signal) => Promise<void> }).reportHand({ kind });
  };
  const typed = new WeakSet<EventTarget>();
  addEventListener('pointerdown', (event) => event.isTrusted && report('press'), true);
  addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || ['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return;
      const target = event.composedPath()[0] as HTMLElement;
      const isField = target.matches('input:not([type=radio], [type=checkbox], [type=button]), textarea');
      const isSegment = target.getAttribute('role') === 'spinbutton';
      const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      if (!isCharacter || !(isField || isSegment)) return report('press');
      if (!typed.has(target)) report('field');
      typed.add(target);
      report('character');
    },
    true,
  );
};

/** Counts from the moment that it is called, until `stop`. Call it before the page loads. */
export async function countPresses(page: Page): Promise<{ start(): void; stop(): Promise<Effort> }> {
  let counts = { press: 0, character: 0, field: 0 };
  let pages = 0;
  await page.exposeFunction('reportHand', ({ kind }: Signal) => {
    counts[kind] += 1;
  });
  await page.addInitScript(listen);
  let last = '';
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname } = new URL(frame.url());
    if (pathname !== last) pages += 1;
    last = pathname;
  });
  return {
    start() {
      counts = { press: 0, character: 0, field: 0 };
      pages = 0;
    },
    async stop() {
      // Reports arrive in order, so those of the job are there once this one is.
      await page.evaluate(() =>
        (globalThis as unknown as { reportHand: (signal: object) => Promise<void> }).reportHand({
          kind: 'end',
        }),
      );
      return { presses: counts.press, characters: counts.character, fields: counts.field, pages };
    },
  };
}
