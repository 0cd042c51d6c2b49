import { useState } from 'react';
import { readTyped, sendHeld } from './carry-over';
import { takeOver } from './take-over';

/** The page draws itself at a time of its choice, as in a browser. */
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
});

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => container.remove());

const field = <Element extends HTMLElement = HTMLInputElement>(selector: string) =>
  container.querySelector<Element>(selector) as Element;

const seen: Record<string, unknown> = {};
function Form({ kept = '' }) {
  const [values, setValues] = useState<Record<string, unknown>>({ phone: kept, password: '' });
  const set = (name: string, value: unknown) => setValues((before) => ({ ...before, [name]: value }));
  Object.assign(seen, values);
  return (
    <form>
      <input
        name="phone"
        value={String(values.phone)}
        onChange={(event) => set('phone', event.target.value)}
      />
      <input type="password" name="password" onChange={(event) => set('password', event.target.value)} />
      <input type="email" name="email" />
      <input type="checkbox" name="consent" onChange={(event) => set('consent', event.target.checked)} />
      <select name="country" defaultValue="ae">
        <option value="ae">UAE</option>
        <option value="in">India</option>
      </select>
      <button type="submit" id="send">
        Log in
      </button>
    </form>
  );
}

async function replaceByReact(page = <Form />) {
  container.id = 'root';
  await takeOver(container, page);
  container = document.getElementById('root') as HTMLElement;
}

const prerendered = `<form><input name="phone" value=""><input type="password" name="password"><input type="email" name="email">
  <input type="checkbox" name="consent"><select name="country"><option value="ae" selected>UAE</option><option value="in">India</option></select>
  <button type="submit" id="send">Log in</button></form>`;

test('what was typed is in the new form, and React knows it', async () => {
  container.innerHTML = prerendered;
  field('[name=phone]').value = '+971501234567';
  field('[name=password]').value = 'a secret';
  field('[name=consent]').checked = true;
  field<HTMLSelectElement>('[name=country]').value = 'in';
  await replaceByReact();
  expect(field('[name=phone]').value).toBe('+971501234567');
  expect(field<HTMLSelectElement>('[name=country]').value).toBe('in');
  expect(field('[name=consent]')).toBeChecked();
  expect(seen).toMatchObject({ phone: '+971501234567', password: 'a secret', consent: true });
});

test('focus and selection stay', async () => {
  container.innerHTML = prerendered;
  const before = field('[name=phone]');
  before.value = '+971501234567';
  before.focus();
  before.setSelectionRange(2, 5);
  await replaceByReact();
  expect(field('[name=phone]')).toHaveFocus();
  expect([field('[name=phone]').selectionStart, field('[name=phone]').selectionEnd]).toEqual([2, 5]);
});

test('a kept value that comes into an empty field is replaced by what is typed next', async () => {
  container.innerHTML = prerendered;
  field('[name=phone]').focus();
  await replaceByReact(<Form kept="501234567" />);
  const phone = field('[name=phone]');
  expect(phone).toHaveFocus();
  expect([phone.selectionStart, phone.selectionEnd]).toEqual([0, 9]);
});

test('focus stays in a field without a selection, and on a button', async () => {
  container.innerHTML = prerendered;
  field('[name=email]').focus();
  await replaceByReact();
  expect(field('[name=email]')).toHaveFocus();
  container.remove();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerendered;
  field('#send').focus();
  await replaceByReact();
  expect(field('#send')).toHaveFocus();
});

test('an untouched form changes nothing', () => {
  container.innerHTML = prerendered;
  expect(readTyped(container)).toEqual({ fields: [], focused: null });
});

test('the first view stays until the whole page is there', async () => {
  container.innerHTML = prerendered;
  const first = field('[name=phone]');
  const taking = takeOver(container, <Form />);
  first.value = '+9715';
  expect(first.isConnected).toBe(true);
  await taking;
  expect(first.isConnected).toBe(false);
  container = document.body.lastElementChild as HTMLElement;
  expect(field('[name=phone]').value).toBe('+9715');
});

test('a page that cannot be drawn leaves the first view, and reports it', async () => {
  container.innerHTML = prerendered;
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(takeOver(container, <Broken />)).rejects.toThrow('broken');
  expect(reported).toHaveBeenCalledTimes(1);
  expect(field('[name=phone]')).toBeInTheDocument();
});

test('a form that was sent before the script was ready is sent once it is', () => {
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
