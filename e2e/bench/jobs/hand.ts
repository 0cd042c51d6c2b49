import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works: each job is played with a mouse and with the keyboard alone. */
export interface Hand {
  readonly name: 'mouse' | 'keyboard';
  /** Presses a button, a link, an entry of a menu or a choice. */
  press(target: Locator): Promise<void>;
  /** Presses the main button of a page or a dialog. By keyboard, Ctrl+Enter does so from everywhere in it. */
  send(target: Locator): Promise<void>;
  /** Presses an action that has a key of its own where the focus is. */
  command(target: Locator, key: string): Promise<void>;
  /** Replaces what a field contains. */
  write(target: Locator, text: string): Promise<void>;
  /** Puts the focus on something. A mouse needs a press for it. */
  reach(target: Locator): Promise<void>;
  /** Changes a slider or a list of choices by one key. */
  move(target: Locator, key: string): Promise<void>;
  /** Opens the search of the portal, which is one press from everywhere, and types. */
  search(text: string): Promise<void>;
  /** Goes to a result of the search. */
  choose(option: Locator): Promise<void>;
}

/** A target that is not reached by then is not reachable by keyboard. */
const LONGEST_WAY = 120;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Runs in the page: another choice of the same group has the focus, so that arrows lead on. */
const hasGroupFocus = (element: Element): boolean => {
  const { activeElement } = document;
  return (
    element instanceof HTMLInputElement &&
    activeElement instanceof HTMLInputElement &&
    element.type === 'radio' &&
    activeElement.type === 'radio' &&
    element.name === activeElement.name &&
    element !== activeElement
  );
};

/** Runs in the page: the target comes before the focus, so that Shift+Tab leads to it. */
const isBeforeFocus = (element: Element): boolean => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return false;
  return (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
};

async function replace(page: Page, target: Locator, text: string): Promise<void> {
  if ((await target.inputValue()) !== '') await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function openSearch(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).waitFor();
  await page.keyboard.type(text);
}

export const mouse = (page: Page): Hand => ({
  name: 'mouse',
  press: (target) => target.click(),
  send: (target) => target.click(),
  command: (target) => target.click(),
  async write(target, text) {
    if (!(await isFocused(target))) await target.click();
    await replace(page, target, text);
  },
  reach: (target) => target.click(),
  async move(target, key) {
    // One press of the mouse does the same.
    await target.focus();
    await page.keyboard.press(key);
  },
  search: (text) => openSearch(page, text),
  choose: (option) => option.click(),
});

export const keyboard = (page: Page): Hand => {
  /** Entries of menus and choices are reached by arrows, everything else by Tab; backwards what comes before. */
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    const isEntry = (await target.getAttribute('role')) === 'menuitem';
    for (let step = 0; step < LONGEST_WAY && !(await isFocused(target)); step += 1) {
      const isInGroup = isEntry || (await target.evaluate(hasGroupFocus));
      const tab = (await target.evaluate(isBeforeFocus)) ? 'Shift+Tab' : 'Tab';
      await page.keyboard.press(isInGroup ? 'ArrowDown' : tab);
    }
    if (!(await isFocused(target))) throw new Error(`${String(target)} is not reached by keyboard.`);
  }
  return {
    name: 'keyboard',
    async press(target) {
      await reach(target);
      const isChoice = await target.evaluate((element) =>
        element.matches('input[type=radio], input[type=checkbox]'),
      );
      await page.keyboard.press(isChoice ? 'Space' : 'Enter');
    },
    async send(target) {
      await expect(target).toBeEnabled();
      await page.keyboard.press('Control+Enter');
    },
    async command(target, key) {
      await target.waitFor();
      await page.keyboard.press(key);
    },
    async write(target, text) {
      await reach(target);
      await replace(page, target, text);
    },
    reach,
    async move(target, key) {
      await reach(target);
      await page.keyboard.press(key);
    },
    search: (text) => openSearch(page, text),
    async choose(option) {
      await option.waitFor();
      for (let step = 0; step < LONGEST_WAY; step += 1) {
        if ((await option.getAttribute('aria-selected')) === 'true') break;
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    },
  };
};
