import { ComboBox, MultiComboBox } from '@portal/shared/ui/overlays';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../../test/expectAccessible';
import { renderUi } from '../../test/renderUi';

jest.setTimeout(30_000);

const names = ['Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman', 'Fujairah', 'Al Ain', 'Khor Fakkan', 'Hatta'];
const cities = names.map((label) => ({ value: label.toLowerCase(), label }));

beforeEach(() => {
  // A phone.
  window.matchMedia = (query: string) =>
    ({
      matches: query.includes('coarse'),
      media: query,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    }) as never;
});

function One({ onBlur }: { onBlur?: () => void }) {
  const [value, setValue] = useState<string | null>('sharjah');
  return (
    <ComboBox
      label="City"
      name="city"
      help="Where the office is"
      error="Choose a city"
      options={cities}
      value={value}
      onChange={setValue}
      onBlur={onBlur}
    />
  );
}

function Many() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <MultiComboBox label="Cities" placeholder="Which?" options={cities} value={value} onChange={setValue} />
  );
}

test('one option is chosen in a sheet, which finds by typing and gives the focus back', async () => {
  const user = userEvent.setup();
  const onBlur = jest.fn();
  const { container } = renderUi(<One onBlur={onBlur} />);
  const field = screen.getByRole('combobox', { name: 'City' });
  expect(field).toHaveTextContent('Sharjah');
  expect(field).toHaveAccessibleDescription('Where the office is Choose a city');
  expect(field).toBeInvalid();
  await expectAccessible(container);
  await user.click(field);
  const sheet = within(screen.getByRole('dialog', { name: 'City' }));
  expect(sheet.getByRole('option', { name: 'Sharjah', selected: true })).toBeInTheDocument();
  await expectAccessible(screen.getByRole('dialog'));
  await user.type(sheet.getByRole('searchbox'), 'dub');
  expect(sheet.getAllByRole('option')).toHaveLength(1);
  // A missing choice is not reported before the agent could choose.
  expect(onBlur).not.toHaveBeenCalled();
  await user.click(sheet.getByRole('option', { name: 'Dubai' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field).toHaveTextContent('Dubai');
  await waitFor(() => expect(field).toHaveFocus());
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('a chosen option stays when it is tapped again', async () => {
  const user = userEvent.setup();
  renderUi(<One />);
  await user.click(screen.getByRole('combobox', { name: 'City' }));
  await user.click(screen.getByRole('option', { name: 'Sharjah' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveTextContent('Sharjah');
});

test('several options are chosen, also over two searches', async () => {
  const user = userEvent.setup();
  renderUi(<Many />);
  const field = screen.getByRole('combobox', { name: 'Cities' });
  expect(field).toHaveTextContent('Which?');
  await user.click(field);
  const search = screen.getByRole('searchbox');
  await user.type(search, 'hat');
  await user.click(screen.getByRole('option', { name: 'Hatta' }));
  await user.clear(search);
  await user.type(search, 'zzz');
  expect(screen.getByText('Nothing found')).toBeVisible();
  await user.clear(search);
  await user.type(search, 'aj');
  await user.click(screen.getByRole('option', { name: 'Ajman' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(field).toHaveTextContent('Ajman, Hatta');
});
