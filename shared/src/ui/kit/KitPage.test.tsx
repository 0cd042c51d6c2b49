import { KitPage } from '@portal/shared/ui/kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../test/expectAccessible';
import { renderUi } from '../test/renderUi';

jest.setTimeout(60_000); // every component at once

test('every component in every state is accessible', async () => {
  const { container } = renderUi(<KitPage />);
  await expectAccessible(container);
});

test('theme and direction are switched on the document', async () => {
  const user = userEvent.setup();
  renderUi(<KitPage />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'dark');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Direction' }), 'rtl');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});
