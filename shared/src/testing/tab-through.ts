import userEvent, { type UserEvent } from '@testing-library/user-event';
import { act } from '@testing-library/react';
import { server } from './server';

const CONTROLS =
  'input, select, textarea, button, [role="combobox"], [role="option"], [contenteditable="true"]';
/** More stops than any form has: beyond it the focus goes in circles. */
const MOST_STOPS = 400;

/** The grouping of a number is not its value: a phone number is grouped when its field is entered. */
const readControlValue = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) =>
  control.type === 'tel' ? control.value.replace(/\s/g, '') : control.value;

function describe(element: Element): string {
  const name = element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.id;
  const states = ['aria-checked', 'aria-selected', 'aria-pressed'].map((state) =>
    element.getAttribute(state),
  );
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
    return `${name} ${element.value}: ${element.checked}`;
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
    return `${name}: ${readControlValue(element)}`;
  return `${name} ${element.textContent}: ${states.join()}`;
}

/** Everything a form holds or offers: its values, the chips with their buttons, a save bar that appears. */
const snapshot = (form: Element) => ({
  controls: [...form.querySelectorAll(CONTROLS)]
    // What a list loads by itself, such as all calling codes.
    .filter((element) => !(element instanceof HTMLOptionElement))
    .map(describe),
  kept: [{ ...localStorage }, { ...sessionStorage }],
});

async function walk(user: UserEvent, form: Element, shift: boolean): Promise<number> {
  const seen = new Set<Element>();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await user.tab({ shift });
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || !form.contains(activeElement)) {
      if (seen.size > 0) return seen.size;
      continue;
    }
    if (seen.has(activeElement)) return seen.size;
    seen.add(activeElement);
  }
  throw new Error('The focus does not come to an end of the form');
}

/**
 * Goes through a form with Tab, from its first control to its last and back, and asserts that this changed
 * nothing: no value, no choice, no draft, and no call except reads.
 */
export async function expectTabThroughChangesNothing(form: Element, user: UserEvent = userEvent.setup()) {
  const writes: string[] = [];
  const watch = ({ request }: { request: Request }) => {
    if (request.method !== 'GET') writes.push(`${request.method} ${request.url}`);
  };
  server.events.on('request:start', watch);
  const before = snapshot(form);
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  const forward = await walk(user, form, false);
  expect(snapshot(form)).toEqual(before);
  const backward = await walk(user, form, true);
  expect(snapshot(form)).toEqual(before);
  server.events.removeListener('request:start', watch);
  expect(writes).toEqual([]);
  expect(forward).toBeGreaterThan(0);
  expect(backward).toBeGreaterThan(0);
}
