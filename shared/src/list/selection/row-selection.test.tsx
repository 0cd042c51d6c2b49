import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createTestPortal } from '../../testing';
import { PortalProvider } from '../../portal';
import { PageSelectBox, RowSelectBox, SelectionBar, useRowSelection } from '..';

const getId = (row: { id: string }) => row.id;

function List({ ids, query }: { ids: string; query: string }) {
  const selection = useRowSelection({ rows: [...ids].map((id) => ({ id })), getId, query });
  return (
    <>
      <SelectionBar selection={selection}>
        <button type="button" onClick={() => selection.keepOnly(['c'])}>
          Keep c
        </button>
      </SelectionBar>
      <PageSelectBox selection={selection} />
      {[...ids].map((id) => (
        <RowSelectBox
          key={id}
          name={id}
          checked={selection.has(id)}
          onToggle={(withShift) => selection.toggle(id, withShift)}
        />
      ))}
      <input aria-label="Search" />
      <p>{selection.rows.map(getId).join('')}</p>
    </>
  );
}

const page = (ids: string, query = '') => (
  <MemoryRouter>
    <PortalProvider portal={createTestPortal()}>
      <List ids={ids} query={query} />
    </PortalProvider>
  </MemoryRouter>
);
const getBox = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

test('rows are selected by pointer and keyboard, one by one and in a range', async () => {
  const user = userEvent.setup();
  render(page('abcde'));
  await user.click(getBox('b'));
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
  expect(all).toBePartiallyChecked();
  getBox('d').focus();
  await user.keyboard('{Shift>} {/Shift}');
  expect(screen.getByText('bcd')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('3 selected');
  await user.click(all);
  expect(all).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Keep c' }));
  expect(screen.getByText('c', { selector: 'p' })).toBeVisible();
  // Escape in a field belongs to the field.
  screen.getByLabelText('Search').focus();
  await user.keyboard('{Escape}');
  expect(getBox('c')).toBeChecked();
  getBox('c').focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument();
});

test('a selection survives other pages, and ends with another query', async () => {
  const user = userEvent.setup();
  const { rerender } = render(page('abc'));
  await user.click(getBox('a'));
  rerender(page('def'));
  await user.click(getBox('d'));
  expect(screen.getByText('ad')).toBeVisible();
  rerender(page('abc', 'kia'));
  expect(getBox('a')).not.toBeChecked();
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
});
