import { Switch } from '@portal/shared/ui/switch';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../test/expectAccessible';
import { renderUi } from '../test/renderUi';

test('a switch has a name, and is toggled by a click on its label and by the keyboard', async () => {
  const user = userEvent.setup();
  const { container } = renderUi(<Switch label="Visible" help="At once" error="Not yet" />);
  const field = screen.getByRole('switch', { name: 'Visible' });
  expect(field).not.toBeChecked();
  expect(field).toHaveAccessibleDescription('At once Not yet');
  expect(field).toBeInvalid();
  await user.click(screen.getByText('Visible'));
  expect(field).toBeChecked();
  field.focus();
  await user.keyboard(' ');
  expect(field).not.toBeChecked();
  await expectAccessible(container);
});

test('a switch keeps its name where the label is not shown', () => {
  renderUi(<Switch label="Visible" hideLabel busy />);
  expect(screen.getByRole('switch', { name: 'Visible', busy: true })).toBeInTheDocument();
});
