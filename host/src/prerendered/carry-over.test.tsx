import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { act } from '@testing-library/react';
import { readTyped, restoreTyped, sendHeld } from './carry-over';

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => container.remove());

const field = <Element extends HTMLElement = HTMLInputElement>(selector: string) => container.querySelector<Element>(selector) as Element;

const seen: Record<string, unknown> = {};
function Form() {
  const [values, setValues] = useState<Record<string, unknown>>({ phone: '', password: '' });
  const set = (name: string, value: unknown) => setValues((before) => ({ ...before, [name]: value }));
  Object.assign(seen, values);
  return (
    <form>
      <input name="phone" value={String(values.phone)} onChange={(event) => set('phone', event.target.value)} />
      <input type="password" name="password" onChange={(event) => set('password', event.target.value)} />
      <input type="email" name="email" />
      <input type="checkbox" name="consent" onChange={(event) => set('consent', event.target.checked)} />
      <select name="country" defaultValue="ae"><option value="ae">UAE</option><option value="in">India</option></select>
      <button type="submit" id="send">Log in</button>
    </form>
  );
}

function replaceByReact() {
  const typed = readTyped(container);
  const root = createRoot(container);
  act(() => {
    flushSync(() => root.render(<Form />));
    restoreTyped(container, typed);
  });
}

const prerendered = `<form><input name="phone" value=""><input type="password" name="password"><input type="email" name="email">
  <input type="checkbox" name="consent"><select name="country"><option value="ae" selected>UAE</option><option value="in">India</option></select>
  <button type="submit" id="send">Log in</button></form>`;

test('what was typed is in the new form, and React knows', () => {
  container.innerHTML = prerendered;
  field('[name=phone]').value = '+971501234567';
  field('[name=password]').value = 'a secret';
  field('[name=consent]').checked = true;
  field<HTMLSelectElement>('[name=country]').value = 'in';
  replaceByReact();
  expect(field('[name=phone]').value).toBe('+971501234567');
  expect(field<HTMLSelectElement>('[name=country]').value).toBe('in');
  expect(field('[name=consent]')).toBeChecked();
  expect(seen).toMatchObject({ phone: '+971501234567', password: 'a secret', consent: true });
});

test('focus and selection stay', () => {
  container.innerHTML = prerendered;
  const before = field('[name=phone]');
  before.value = '+971501234567';
  before.focus();
  before.setSelectionRange(2, 5);
  replaceByReact();
  expect(field('[name=phone]')).toHaveFocus();
  expect([field('[name=phone]').selectionStart, field('[name=phone]').selectionEnd]).toEqual([2, 5]);
});

test('focus stays in a field without a selection, and on a button', () => {
  container.innerHTML = prerendered;
  field('[name=email]').focus();
  replaceByReact();
  expect(field('[name=email]')).toHaveFocus();
  container.remove();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerendered;
  field('#send').focus();
  replaceByReact();
  expect(field('#send')).toHaveFocus();
});

test('an untouched form changes nothing', () => {
  container.innerHTML = prerendered;
  expect(readTyped(container)).toEqual({ fields: [], focused: null });
});

test('a form sent before there was anything to send it is sent then, once', () => {
  container.innerHTML = '<form><input name="phone" value="50"><button>Send</button></form>';
  const sent = jest.fn((event: Event) => event.preventDefault());
  container.addEventListener('submit', sent);
  sendHeld(container);
  expect(sent).not.toHaveBeenCalled();
  container.dataset.sent = 'yes';
  sendHeld(container);
  sendHeld(container);
  expect(sent).toHaveBeenCalledTimes(1);
});
