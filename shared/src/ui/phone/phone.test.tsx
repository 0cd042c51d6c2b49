import { Button } from '@portal/shared/ui';
import { PhoneField, validatePhone } from '@portal/shared/ui/phone';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expectAccessible } from '../test/expectAccessible';
import { renderUi } from '../test/renderUi';

jest.setTimeout(30_000); // the list of all countries is long for jsdom

function Trial({ start = '', country = 'ae' }: { start?: string; country?: 'ae' | 'in' }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PhoneField label="Phone" country={country} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const number = <Input extends HTMLElement>() => screen.getByRole<Input>('textbox', { name: 'Phone' });
const code = () => screen.getByRole('combobox', { name: 'Country code' });

test('the field formats while the agent types, and reports E.164', async () => {
  const user = userEvent.setup();
  renderUi(<Trial />);
  await user.click(number());
  await within(code()).findByRole('option', { name: /Germany/ });
  await user.type(number(), '0501234567');
  expect(screen.getByText('+971501234567')).toBeInTheDocument();
  await user.tab();
  expect(number()).toHaveValue('50 123 4567');
});

test('a selection stays when the numbering plans arrive, so that the next number replaces it', async () => {
  const user = userEvent.setup();
  renderUi(<Trial start="+971501976092" />);
  act(() => number().focus());
  number<HTMLInputElement>().select();
  await within(code()).findByRole('option', { name: /Germany/ });
  await user.keyboard('504894817');
  expect(screen.getByText('+971504894817')).toBeInTheDocument();
});

test('a number of another country is shown as such, unchanged', async () => {
  renderUi(<Trial start="+442079460018" />);
  await waitFor(() => expect(code()).toHaveValue('GB'));
  expect(number()).toHaveValue('20 7946 0018');
});

test('the field accepts Arabic digits', async () => {
  const user = userEvent.setup();
  renderUi(<Trial />);
  await user.type(number(), '٥٠١٢٣٤٥٦٧');
  await waitFor(() => expect(screen.getByText('+971501234567')).toBeInTheDocument());
});

test('a pasted international number selects its country', async () => {
  const user = userEvent.setup();
  renderUi(<Trial />);
  await user.click(number());
  await user.paste('+91 98765 43210');
  await waitFor(() => expect(code()).toHaveValue('IN'));
  expect(screen.getByText('+919876543210')).toBeInTheDocument();
  expect(number()).toHaveValue('98765 43210');
});

test.each([
  ['0091 98765 43210', 'IN', '+919876543210'],
  ['(+91) 98765-43210', 'IN', '+919876543210'],
  ['\u202a+91\u00a098765\u00a043210\u202c', 'IN', '+919876543210'],
  ['tel:+91-98765-43210', 'IN', '+919876543210'],
  [
    '\u0660\u0660\u0669\u0661 \u0669\u0668\u0667\u0666\u0665 \u0664\u0663\u0662\u0661\u0660',
    'IN',
    '+919876543210',
  ],
  ['\u0966\u0966\u096f\u0967 98765 43210', 'IN', '+919876543210'],
  ['919876543210', 'IN', '+919876543210'],
  ['+971 (0)50 123 4567', 'AE', '+971501234567'],
  ['971501234567', 'AE', '+971501234567'],
  ['00971-50-123-4567', 'AE', '+971501234567'],
  ['(050) 123\u20114567', 'AE', '+971501234567'],
  ['\uff0b44 20 7946 0018', 'GB', '+442079460018'],
])('%j pasted is a number of %s', async (pasted, country, stored) => {
  const user = userEvent.setup();
  renderUi(<Trial />);
  await user.click(number());
  await within(code()).findByRole('option', { name: /Germany/ });
  await user.paste(pasted);
  await user.tab();
  await waitFor(() => expect(code()).toHaveValue(country));
  expect(screen.getByText(stored)).toBeInTheDocument();
});

test('a change of the country keeps the number', async () => {
  const user = userEvent.setup();
  renderUi(<Trial start="+971501234567" />);
  await user.selectOptions(code(), 'IN');
  expect(screen.getByText('+91501234567')).toBeInTheDocument();
});

test('digits can be removed from the middle', async () => {
  const user = userEvent.setup();
  renderUi(<Trial start="+919876543210" country="in" />);
  await user.click(number());
  await user.keyboard('{Backspace}{Backspace}');
  expect(screen.getByText('+9198765432')).toBeInTheDocument();
});

test('the field is reset with its form', async () => {
  const user = userEvent.setup();
  function Form() {
    const { control, reset } = useForm({ defaultValues: { phone: '+971501234567' } });
    return (
      <>
        <Controller
          control={control}
          name="phone"
          render={({ field }) => <PhoneField label="Phone" country="ae" {...field} />}
        />
        <Button onClick={() => reset()}>Reset</Button>
      </>
    );
  }
  renderUi(<Form />);
  await user.type(number(), '{Backspace}{Backspace}9');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(number()).toHaveValue('50 123 4567'));
});

test('the field is accessible', async () => {
  const { container } = renderUi(<Trial />);
  await expectAccessible(container);
});

test.each([
  ['0501234567', 'ae', '+971501234567'],
  ['+91 98765 43210', 'ae', '+919876543210'],
  ['98765 43210', 'in', '+919876543210'],
  ['12', 'ae', null],
  ['hello', 'in', null],
  ['00971 50 123 4567', 'in', '+971501234567'],
  ['\u0660\u0665\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667', 'ae', '+971501234567'],
  ['', 'ae', null],
])('validatePhone(%j, %j) is %j', async (value, country, expected) => {
  await expect(validatePhone(value, country)).resolves.toBe(expected);
});
