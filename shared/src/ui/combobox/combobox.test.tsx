import { ComboBox, MultiComboBox } from '@portal/shared/ui/overlays';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
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

test('an option is found by typing and chosen by keyboard', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  renderUi(<One onChange={onChange} />);
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'shar');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('shj');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Sharjah');
});

test('an option is found by its other name too, which is not shown', async () => {
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

test('an empty result is announced', async () => {
  const user = userEvent.setup();
  renderUi(<One />);
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'zzz');
  expect(screen.getByText('Nothing found')).toBeVisible();
});

test('help and error are tied to the input', async () => {
  const { container } = renderUi(<One error="Choose a city" />);
  const input = screen.getByRole('combobox', { name: 'City' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Where the office is Choose a city');
  await expectAccessible(container);
});

test('several options can be chosen, and each can be removed again', async () => {
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
  expect(screen.getByText('Dubai removed')).toHaveAttribute('role', 'status');
  // The chip's button was removed with it.
  expect(input).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(screen.queryByText('auh')).not.toBeInTheDocument();
  expect(screen.getByText('Abu Dhabi removed')).toHaveAttribute('role', 'status');
});

test.each([
  ['Tab', 'dxb'],
  ['Shift Tab', 'dxb'],
])(
  'the list opens by an arrow key or its button, not by the focus; %s leaves without choosing',
  async (key, chosen) => {
    const user = userEvent.setup();
    renderUi(<Many start={['dxb']} />);
    const input = screen.getByRole('combobox', { name: 'Cities' });
    await user.click(input);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeVisible();
    await user.tab({ shift: key === 'Shift Tab' });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByText(chosen, { selector: 'output' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Show suggestions/ }));
    await user.hover(screen.getByRole('option', { name: 'Dubai' }));
    await user.tab();
    expect(screen.getByText(chosen, { selector: 'output' })).toBeInTheDocument();
  },
);

test('a double click on the field chooses nothing', async () => {
  const user = userEvent.setup();
  renderUi(<Many />);
  await user.dblClick(screen.getByRole('combobox', { name: 'Cities' }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Enter takes the only match, and never removes a chosen one', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  renderUi(
    <form onSubmit={onSubmit}>
      <Many />
    </form>,
  );
  const input = screen.getByRole('combobox', { name: 'Cities' });
  await user.type(input, 'shar{Enter}');
  expect(screen.getByText('shj')).toBeInTheDocument();
  expect(screen.getByText('Sharjah added')).toHaveAttribute('role', 'status');
  await user.type(input, 'shar{Enter}');
  expect(screen.getByText('shj')).toBeInTheDocument();
  expect(input).toHaveValue('');
  // Two matches are left, or none: more typing is needed.
  await user.type(input, 'du');
  await user.keyboard('{Backspace}{Backspace}dh{Enter}');
  expect(screen.getByText('shj auh')).toBeInTheDocument();
  await user.type(input, 'b{Enter}');
  expect(input).toHaveValue('b');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Escape closes the list and keeps what is chosen', async () => {
  const user = userEvent.setup();
  renderUi(<Many start={['dxb']} />);
  await user.type(screen.getByRole('combobox', { name: 'Cities' }), 'shar{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByText('dxb')).toBeInTheDocument();
});

test('a full name is taken when the field is left', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  renderUi(<One onChange={onChange} />);
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'dubai');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('dxb');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Dubai');
});

test('in a choice of one, Enter takes the only match, and Tab does not choose', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  renderUi(<One onChange={onChange} />);
  const input = screen.getByRole('combobox', { name: 'City' });
  await user.type(input, 'abu{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('auh');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.tab();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(input).toHaveValue('Abu Dhabi');
});

test('the list stays while the page scrolls, and closes when something in the page scrolls', async () => {
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

test('the list keeps its lines when the choices are passed again', async () => {
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
