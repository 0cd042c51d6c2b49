import type { ElementHandle } from '@playwright/test';
import type { Control } from '../keys';
import type { OpenPage } from './open-page';
import { forgetSeen } from './read-page';

const PRESSED_WITHIN = 4_000;

interface Pressed {
  readonly isSettled: boolean;
  readonly obstacle?: string;
  /** Effects of the press that the traffic does not show. */
  readonly effects: readonly string[];
}

/** Gets an element that `collectControls` found last. */
async function getElementHandle({ page }: OpenPage, { index }: Control): Promise<ElementHandle<HTMLElement>> {
  const handle = await page.evaluateHandle(
    (at) => (window as unknown as { explorerFound: HTMLElement[] }).explorerFound[at],
    index,
  );
  return handle.asElement() as ElementHandle<HTMLElement>;
}

interface Bearings {
  readonly address: string;
  readonly overlays: string;
  /** Of the control: its value, whether it is on, open, selected. */
  readonly state: string;
  readonly focus: string;
  readonly hasFocus: boolean;
}

/** Runs in the page. */
function takeBearings(element: HTMLElement): Bearings {
  const { checked, value } = element as HTMLInputElement;
  const states = ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-sort'];
  const { activeElement: at } = document;
  const overlays = document.querySelectorAll('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]');
  return {
    address: location.href,
    overlays: [...overlays].map(({ id, role }) => `${role}${id}`).join(),
    state: JSON.stringify([checked, value, ...states.map((name) => element.getAttribute(name))]),
    focus: at && at !== document.body ? `${at.tagName}#${at.id}${at.getAttribute('name') ?? ''}` : '',
    hasFocus: at === element,
  };
}

async function doPress(element: ElementHandle<HTMLElement>, { role, hidden }: Control): Promise<void> {
  const tag = await element.evaluate(({ tagName }) => tagName);
  if (tag === 'SELECT') {
    const other = await element.evaluate((node) => {
      const { options, selectedIndex } = node as unknown as HTMLSelectElement;
      return [...options].findIndex((option, at) => at !== selectedIndex && !option.disabled);
    });
    if (other >= 0) await element.selectOption({ index: other }, { timeout: PRESSED_WITHIN });
  } else if (role === 'slider') {
    await element.press('ArrowRight', { timeout: PRESSED_WITHIN });
  } else if (hidden) {
    // A hidden control is pressed through its label, or by keyboard.
    if (role === 'link') await element.press('Enter', { timeout: PRESSED_WITHIN });
    else await element.evaluate((node) => ((node as HTMLInputElement).labels?.[0] ?? node).click());
  } else {
    await element.click({ timeout: PRESSED_WITHIN });
  }
}

/** Presses a control and waits until the page has settled. */
export async function press(open: OpenPage, control: Control): Promise<Pressed> {
  const { page, observer } = open;
  const element = await getElementHandle(open, control);
  await element.scrollIntoViewIfNeeded({ timeout: PRESSED_WITHIN }).catch(() => undefined);
  const before = await element.evaluate(takeBearings);
  observer.forget();
  await forgetSeen(page);
  try {
    await doPress(element, control);
  } catch (error) {
    return { isSettled: true, effects: [], obstacle: getFailureReason(error) };
  }
  const isSettled = await observer.settle();
  // The control went away with its document.
  const after = await element.evaluate(takeBearings).catch(() => null);
  return { isSettled, effects: after ? listEffects(before, after) : ['navigation'] };
}

function listEffects(before: Bearings, after: Bearings): string[] {
  const effects: string[] = [];
  if (before.address !== after.address) effects.push('navigation');
  if (before.overlays !== after.overlays) effects.push('overlay');
  if (before.state !== after.state) effects.push('state');
  if (before.focus !== after.focus && after.focus !== '' && !after.hasFocus) effects.push('focus');
  return effects;
}

/** What covers the control, read from Playwright's log of its tries. */
export function getFailureReason(error: unknown): string {
  const text = String(error);
  const covered = /<[^>]+>[^\n]*intercepts pointer events/.exec(text);
  const [first = ''] = text.split('\n');
  return covered?.[0] ?? first;
}
