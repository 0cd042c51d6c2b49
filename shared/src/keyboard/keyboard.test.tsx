import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useArrivalFocus, useToolbar } from '.';

function Page({ isThere }: { isThere: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  useArrivalFocus(() => field.current?.focus(), isThere);
  return (
    <>
      <h1 tabIndex={-1}>New trip</h1>
      <button type="button">Search</button>
      {isThere && <input ref={field} aria-label="Plate" />}
    </>
  );
}

test('the first field takes the focus from the heading, once it is there', () => {
  const { rerender } = render(<Page isThere={false} />);
  screen.getByRole('heading').focus();
  rerender(<Page isThere />);
  expect(screen.getByLabelText('Plate')).toHaveFocus();
});

test('the focus comes to the field when a dialog gives it back to the heading', () => {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.role = 'dialog';
  render(<Page isThere />);
  expect(screen.getByLabelText('Plate')).not.toHaveFocus();
  dialog.remove();
  screen.getByRole('heading').focus();
  expect(screen.getByLabelText('Plate')).toHaveFocus();
});

test('a user who went on elsewhere keeps the focus', async () => {
  const { rerender } = render(<Page isThere={false} />);
  await userEvent.setup().tab();
  rerender(<Page isThere />);
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

function Actions() {
  return (
    <>
      <div {...useToolbar()} aria-label="Actions">
        <button type="button">End</button>
        <button type="button">Extend</button>
        <button type="button">Swap</button>
      </div>
      <button type="button">After</button>
    </>
  );
}

test('a toolbar is one stop of Tab, and the arrows lead along it in the direction of reading', async () => {
  const user = userEvent.setup();
  render(<Actions />);
  const focused = () => document.activeElement?.textContent;
  await user.tab();
  expect(focused()).toBe('End');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(focused()).toBe('Swap');
  await user.tab();
  expect(focused()).toBe('After');
  await user.tab({ shift: true });
  expect(focused()).toBe('Swap');
  document.documentElement.dir = 'rtl';
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Extend');
  document.documentElement.dir = 'ltr';
});
