import { CodeField } from '@portal/shared/ui/code';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../test/expectAccessible';
import { renderUi } from '../test/renderUi';

function Trial({ onComplete, error }: { onComplete?: (code: string) => void; error?: string }) {
  const [value, setValue] = useState('');
  return (
    <CodeField
      label="Code"
      error={error}
      name="otp"
      value={value}
      onChange={setValue}
      onComplete={onComplete}
    />
  );
}

test('a code field accepts six digits and nothing else', async () => {
  const user = userEvent.setup();
  const onComplete = jest.fn();
  renderUi(<Trial onComplete={onComplete} />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await user.type(field, '12345');
  expect(onComplete).not.toHaveBeenCalled();
  await user.type(field, 'x6');
  expect(onComplete).toHaveBeenCalledWith('123456');
});

test('a code field accepts a pasted code with a space in it', async () => {
  const user = userEvent.setup();
  renderUi(<Trial />);
  await user.click(screen.getByRole('textbox', { name: 'Code' }));
  await user.paste('987 654');
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('987654');
});

test('a code field accepts digits of other keyboards', async () => {
  const user = userEvent.setup();
  const onComplete = jest.fn();
  renderUi(<Trial onComplete={onComplete} />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  await user.type(field, '\u0661\u06f2\u09693');
  expect(field).toHaveValue('1233');
  await user.type(field, '\u0664\u0665');
  expect(onComplete).toHaveBeenCalledWith('123345');
});

test('a code field shows what is wrong', async () => {
  const { container } = renderUi(<Trial error="That code has expired" />);
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription('That code has expired');
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeInvalid();
  await expectAccessible(container);
});
