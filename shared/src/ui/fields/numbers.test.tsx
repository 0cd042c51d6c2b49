import { TextField } from '@portal/shared/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { renderUi } from '../test/renderUi';

const onSubmit = jest.fn();
beforeEach(() => onSubmit.mockReset());

function Registered({ start = '' }: { start?: string }) {
  const { register, handleSubmit } = useForm({ defaultValues: { amount: start } });
  return (
    <form onSubmit={(event) => void handleSubmit(({ amount }) => onSubmit(amount))(event)}>
      <TextField label="Amount" inputMode="decimal" {...register('amount')} />
    </form>
  );
}

function Controlled() {
  const [amount, setAmount] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(amount);
      }}
    >
      <TextField
        label="Amount"
        inputMode="numeric"
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
    </form>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

describe.each([
  ['registered', <Registered key="r" />],
  ['controlled', <Controlled key="c" />],
])('a number field that is %s', (_kind, form) => {
  test.each([
    ['AED 1,250.50', '1250.50'],
    ['1.250,50', '1250.50'],
    ['\u20b91,25,000', '125000'],
    ['\u200e1\u00a0250', '1250'],
    ['\u0661\u066c\u0662\u0665\u0660', '1250'],
    ['ten', 'ten'],
  ])('accepts %j pasted', async (pasted, value) => {
    const user = userEvent.setup();
    renderUi(form);
    await user.click(box());
    await user.paste(pasted);
    expect(box()).toHaveValue(value);
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenLastCalledWith(value);
  });

  test.each([
    ['\u0661\u0662\u066b\u0665', '12.5', '12.5'],
    ['\u0967\u0968', '12', '12'],
    ['\u06f1\u06f2', '12', '12'],
    ['1,250', '1,250', '1250'],
  ])('accepts %j typed, shows %s, and gives the form %s', async (typed, shown, stored) => {
    const user = userEvent.setup();
    renderUi(form);
    await user.type(box(), typed);
    expect(box()).toHaveValue(shown);
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenLastCalledWith(stored);
    await user.tab();
    expect(box()).toHaveValue(stored);
  });
});

test('the caret stays where the agent types', async () => {
  const user = userEvent.setup();
  renderUi(<Registered start="1250" />);
  await user.type(box(), '\u0669', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box()).toHaveValue('12950');
  expect(box().selectionStart).toBe(3);
});

test('a field for text does not change its text', async () => {
  const user = userEvent.setup();
  renderUi(<TextField label="Amount" />);
  await user.click(box());
  await user.paste('1,250 \u0661');
  expect(box()).toHaveValue('1,250 \u0661');
});
