import { ComboBox, MultiComboBox } from '@portal/shared/ui/overlays';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../test/expectAccessible';
import { renderUi } from '../test/renderUi';
import type { ComboOption } from './ComboOption';

jest.setTimeout(30_000); // typing runs the whole list's filter for each letter, slow in jsdom

const cities = [
  { value: 'dxb', label: 'Dubai' },
  { value: 'auh', label: 'Abu Dhabi' },
  { value: 'shj', label: 'Sharjah' },
];

function One({ onChange, error }: { onChange?: (value: string | null) => void; error?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ComboBox
      label="City"
      help="Where the office is"
      error={error}
      options={cities}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

function Many({ start = [], options = cities }: { start?: string[]; options?: ComboOption[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MultiComboBox label="Cities" options={options} value={value} onChange={setValue} />
      <output>{value.join(' ')}</output>
    </>
  );
}

test('finds by typing and chooses by keyboard', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  renderUi(<One onChange={onChange} />);
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'shar');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('shj');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Sharjah');
});

test('is found by its other name too, which is not shown', async () => {
  const user = userEvent.setup();
  renderUi(
    <Many
      options={[
        { value: 'dxb', label: 'دبي', also: 'Dubai' },
        { value: 'shj', label: 'الشارقة', also: 'Sharjah' },
      ]}
    />,
  );
  await user.type(screen.getByRole('combobox', { name: 'Cities' }), 'duba');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.trim())).toEqual(['دبي']);
});

test('says that nothing was found', async () => {
  const user = userEvent.setup();
  renderUi(<One />);
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'zzz');
  expect(screen.getByText('Nothing found')).toBeVisible();
});

test('ties help and error to the input', async () => {
  const { container } = renderUi(<One error="Choose a city" />);
  const input = screen.getByRole('combobox', { name: 'City' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Where the office is Choose a city');
  await expectAccessible(container);
});

test('collects several, and lets each go again', async () => {
  const user = userEvent.setup();
  const { container } = renderUi(<Many />);
  const input = screen.getByRole('combobox', { name: 'Cities' });
  await user.type(input, 'dub');
  await user.keyboard('{ArrowDown}{Enter}');
  await user.type(input, 'abu');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('dxb auh')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Remove Dubai' }));
  expect(screen.getByText('auh')).toBeInTheDocument();
  await user.click(input);
  await user.keyboard('{Backspace}');
  expect(screen.queryByText('auh')).not.toBeInTheDocument();
});

test('the list stays while the page scrolls, and goes when something in the page does', async () => {
  const user = userEvent.setup();
  const { container } = renderUi(<Many />);
  await user.type(screen.getByRole('combobox', { name: 'Cities' }), 'shar');
  act(() => void document.dispatchEvent(new Event('scroll')));
  await user.click(screen.getByRole('option', { name: 'Sharjah' }));
  expect(screen.getByText('shj')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Cities' }), 'dub');
  expect(screen.getByRole('option', { name: 'Dubai' })).toBeVisible();
  act(() => void container.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
});

test('the list keeps its lines while the choices are given anew', async () => {
  const user = userEvent.setup();
  const { rerender } = renderUi(<Many />);
  await user.type(screen.getByRole('combobox', { name: 'Cities' }), 'shar');
  const line = screen.getByRole('option', { name: 'Sharjah' });
  rerender(
    <Many options={[...cities.map((city) => ({ ...city })), { value: 'shc', label: 'Sharjah City' }]} />,
  );
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('option', { name: 'Sharjah' })).toBe(line);
});
