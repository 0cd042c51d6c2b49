import type { Locator, Page } from '@playwright/test';
import type { SampleFile } from '../support/agent';
import { findDateField } from '../../fixtures/date-field';
import { mouse } from '../jobs/hand';
import { drawSignature } from '../jobs/sign';

/**
 * Seconds of one act in the keystroke-level model (Card, Moran and Newell, 1980): a key of an average typist,
 * pointing, a click, moving the hand between mouse and keyboard, and deciding what to do.
 */
const act = { key: 0.28, point: 1.1, click: 0.2, hand: 0.4, decide: 1.35 } as const;
const WORDS_PER_MINUTE = 238;
/** Finding a file in the window of the operating system. */
const FIND_FILE = 8;
/** From a date to the next field: the button of its calendar is between them. */
const LONGEST_TABS = 2;
/** Signing with the mouse. */
const SIGN = 4;

export interface Person {
  /** What the model adds to the time of the machine, so far. */
  readonly seconds: number;
  /** How much of it is reading. */
  readonly secondsOfReading: number;
  /** How long the machine waited for nothing but the run itself, so far. */
  readonly secondsUncounted: number;
  /** Reads what the page says and the person has not read before. */
  readPage(): Promise<void>;
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** Writes into the field that follows the last one, reached by Tab. @throws if another one follows */
  writeNext(target: Locator, text: string): Promise<void>;
  /** Chooses from a native list. */
  choose(target: Locator, option: { readonly label: string } | { readonly index: number }): Promise<void>;
  /** A date as `01022030`, typed digit by digit: the field leads from the day to the month and the year. */
  writeDate(label: string, digits: string): Promise<void>;
  attach(target: Locator, files: SampleFile | SampleFile[]): Promise<void>;
  sign(pad: Locator): Promise<void>;
  /** Drags a slider to its end. */
  slideToEnd(target: Locator): Promise<void>;
  /** Something outside the portal, as reading a mail. */
  wait(seconds: number): Promise<void>;
  /**
   * SWR asks again two seconds after its last request at the earliest. A person takes longer for a page; where that time
   * is only added up, this waits instead.
   */
  waitForFreshAnswers(): Promise<void>;
}

/** In milliseconds, longer than SWR takes for the same request as answered. */
const DEDUPLICATION = 2_100;

/**
 * Runs in the page: the lines that a person sees, without the entries of closed lists, decoration, and what only
 * screen readers are given.
 */
const listLines = (): string[] => {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 1 && height > 1;
  };
  const unread = 'option, script, style, noscript, [aria-hidden=true], [hidden]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && !parentElement.closest(unread) && isSeen(parentElement))
      lines.push((textContent ?? '').trim());
  }
  return lines;
};

/**
 * A person who never saw the portal. @param isPaced the person takes the time of the model, for a recording;
 * otherwise that time is only added up.
 */
export function createPerson(page: Page, { isPaced }: { readonly isPaced: boolean }): Person {
  const hand = mouse(page);
  const known = new Set<string>();
  let seconds = 0;
  let reading = 0;
  let uncounted = 0;
  async function wait(time: number): Promise<void> {
    seconds += time;
    if (isPaced) await page.waitForTimeout(time * 1000);
  }
  return {
    get seconds() {
      return seconds;
    },
    get secondsOfReading() {
      return reading;
    },
    get secondsUncounted() {
      return uncounted;
    },
    wait,
    async waitForFreshAnswers() {
      if (isPaced) return;
      await page.waitForTimeout(DEDUPLICATION);
      uncounted += DEDUPLICATION / 1000;
    },
    async slideToEnd(target) {
      await wait(act.decide + 2 * act.point + act.click);
      await target.focus();
      await page.keyboard.press('End');
    },
    async readPage() {
      const lines = new Set(await page.evaluate(listLines));
      const fresh = [...lines].filter((line) => line !== '' && !known.has(line));
      for (const line of fresh) known.add(line);
      const words = fresh.reduce((total, line) => total + line.split(/\s+/).length, 0);
      const time = (words * 60) / WORDS_PER_MINUTE;
      reading += time;
      await wait(time);
    },
    async press(target) {
      await target.waitFor();
      await wait(act.decide + act.point + act.click);
      await hand.press(target);
    },
    async write(target, text) {
      await target.waitFor();
      await wait(act.decide + act.point + act.click + 2 * act.hand + text.length * act.key);
      await hand.write(target, text);
    },
    async writeNext(target, text) {
      const hasFocus = () => target.evaluate((field) => field === document.activeElement);
      let tabs = 0;
      while (tabs < LONGEST_TABS && !(await hasFocus())) {
        await page.keyboard.press('Tab');
        tabs += 1;
      }
      if (!(await hasFocus())) throw new Error(`Tab does not lead to ${String(target)}`);
      await wait(act.decide + (tabs + text.length) * act.key);
      await page.keyboard.type(text);
    },
    async choose(target, option) {
      // The list opens, is read and is pressed again.
      await wait(2 * (act.decide + act.point + act.click));
      await target.selectOption(option);
    },
    async writeDate(label, digits) {
      await wait(act.decide + act.point + act.click + 2 * act.hand + digits.length * act.key);
      // The segments load as soon as the field is in view.
      await findDateField(page, label).scrollIntoViewIfNeeded();
      await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
      await page.keyboard.type(digits);
    },
    async attach(target, files) {
      await wait(act.decide + act.point + act.click + FIND_FILE);
      await target.setInputFiles(files);
    },
    async sign(pad) {
      await wait(act.decide + act.point + SIGN);
      await drawSignature(page, pad);
    },
  };
}
