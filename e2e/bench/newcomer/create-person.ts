import type { Locator, Page } from '@playwright/test';
import type { SampleFile } from '../support/agent';
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
/** Signing with the mouse. */
const SIGN = 4;

export interface Person {
  /** What the model adds to the time of the machine, so far. */
  readonly seconds: number;
  /** How much of it is reading. */
  readonly secondsOfReading: number;
  /** Reads what the page says and the person has not read before. */
  readPage(): Promise<void>;
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** Chooses from a native list. */
  choose(target: Locator, option: { readonly label: string } | { readonly index: number }): Promise<void>;
  /** A date, typed digit by digit into its field. */
  writeDate(target: Locator, date: string): Promise<void>;
  attach(target: Locator, files: SampleFile | SampleFile[]): Promise<void>;
  sign(pad: Locator): Promise<void>;
  /** Something outside the portal, as reading a mail. */
  wait(seconds: number): Promise<void>;
}

/** Runs in the page: the lines that a person sees, without the entries of closed lists and decoration. */
const listLines = (): string[] => {
  const unread = 'option, script, style, noscript, [aria-hidden=true], [hidden]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && !parentElement.closest(unread) && parentElement.checkVisibility())
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
    wait,
    async readPage() {
      const fresh = (await page.evaluate(listLines)).filter((line) => line !== '' && !known.has(line));
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
    async choose(target, option) {
      // The list opens, is read and is pressed again.
      await wait(2 * (act.decide + act.point + act.click));
      await target.selectOption(option);
    },
    async writeDate(target, date) {
      await wait(act.decide + act.point + act.click + 2 * act.hand + date.length * act.key);
      await target.fill(date);
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
