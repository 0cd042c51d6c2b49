import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { CheckboxField, PasswordField, SelectField, TextField, Button } from '@portal/shared/ui';
import { FormErrors, RadioCards, TextAreaField } from '@portal/shared/ui/form';
import { DateField } from '@portal/shared/ui/date-fields';
import { expectAccessible } from '../test/expectAccessible';
import { renderUi } from '../test/renderUi';

interface Values {
  name: string;
  note: string;
  country: string;
  password: string;
  expires: string;
  consent: boolean;
  kind: string;
}

const required = { required: 'Fill this in' };

function Form({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Values>({ shouldFocusError: false });
  return (
    <form noValidate aria-label="Trial" onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <FormErrors errors={errors} />
      <TextField
        label="Name"
        help="As on the licence"
        error={errors.name?.message}
        {...register('name', required)}
      />
      <TextAreaField label="About" optional {...register('note')} />
      <SelectField
        label="Country"
        placeholder="Choose"
        options={[{ value: 'ae', label: 'UAE' }]}
        {...register('country')}
      />
      <PasswordField label="Password" strength={{ score: 2, label: 'Fair' }} {...register('password')} />
      <DateField label="Expires" min="2026-01-01" {...register('expires')} />
      <CheckboxField label="I agree" error={errors.consent?.message} {...register('consent', required)} />
      <RadioCards
        label="You are"
        options={[
          { value: 'company', title: 'A company', description: 'Many vehicles' },
          { value: 'individual', title: 'An owner' },
        ]}
        error={errors.kind?.message}
        {...register('kind', required)}
      />
      <Button type="submit">Send</Button>
    </form>
  );
}

test('the summary of errors names each field, in page order, and leads to it', async () => {
  const user = userEvent.setup();
  renderUi(<Form onSubmit={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Name: Fill this in',
    'Fill this in',
    'You are: Fill this in',
  ]);
  await user.click(screen.getByRole('link', { name: 'Name: Fill this in' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('every field passes its value to react-hook-form', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  renderUi(<Form onSubmit={onSubmit} />);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Gulf Cars');
  await user.type(screen.getByRole('textbox', { name: 'About (optional)' }), 'Since 1998');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'ae');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.type(screen.getByLabelText('Expires'), '2027-03-04');
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('radio', { name: /An owner/ }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    name: 'Gulf Cars',
    note: 'Since 1998',
    country: 'ae',
    password: 'correct horse',
    expires: '2027-03-04',
    consent: true,
    kind: 'individual',
  });
});

test('errors are shown at their fields and tied to them, and the summary leads there', async () => {
  const user = userEvent.setup();
  const { container } = renderUi(<Form onSubmit={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('As on the licence Fill this in');
  expect(await screen.findByRole('alert')).toHaveTextContent('3 fields need your attention');
  const links = screen.getAllByRole('link', { name: /Fill this in/ });
  await user.click(links[0]!);
  expect(name).toHaveFocus();
  await user.click(links[2]!);
  expect(screen.getByRole('radio', { name: /A company/ })).toHaveFocus();
  await expectAccessible(container);
});

test('the password can be shown, and hidden again', async () => {
  const user = userEvent.setup();
  renderUi(<PasswordField label="Password" defaultValue="secret" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a form without errors is accessible as well', async () => {
  const { container } = renderUi(<Form onSubmit={jest.fn()} />);
  await expectAccessible(container);
});

test('a part of a field is marked by the error below all of its parts', () => {
  renderUi(<TextField label="Code" aria-invalid aria-describedby="problem" />);
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeInvalid();
});
