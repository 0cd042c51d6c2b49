import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { createTestPortal, createPortalWrapper } from '../testing';
import { useFormDraft } from '.';

beforeEach(() => sessionStorage.clear());

function Form() {
  const form = useForm({ defaultValues: { name: '', password: '' } });
  const draft = useFormDraft(form, 'test', { except: ['password'] });
  return (
    <form onSubmit={form.handleSubmit(() => draft.clear())}>
      <label>
        Name <input {...form.register('name')} />
      </label>
      <label>
        Password <input {...form.register('password')} />
      </label>
      <button>Send</button>
    </form>
  );
}
const open = () => render(<Form />, { wrapper: createPortalWrapper(createTestPortal()) });

test('typed values are restored, except those that must not be kept', async () => {
  const first = open();
  await userEvent.type(screen.getByLabelText('Name'), 'Al Noor Cars');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
  first.unmount();
  open();
  expect(screen.getByLabelText('Name')).toHaveValue('Al Noor Cars');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
});

test('a sent form leaves nothing behind', async () => {
  const first = open();
  await userEvent.type(screen.getByLabelText('Name'), 'Al Noor Cars');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  first.unmount();
  open();
  expect(screen.getByLabelText('Name')).toHaveValue('');
});
