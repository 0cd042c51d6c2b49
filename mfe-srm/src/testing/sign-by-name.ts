import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Signs in the box of one party, by a typed name. */
export async function signByName(user: UserEvent, signer: 'Customer' | 'Agent'): Promise<void> {
  const box = await screen.findByRole('group', { name: signer });
  await waitFor(() => expect(within(box).getByRole('button', { name: 'Sign' })).toBeEnabled());
  await user.click(within(box).getByRole('button', { name: 'Sign' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Type the name' }));
  await user.type(within(dialog).getByLabelText('Full name'), 'Asha Rao');
  await user.click(within(dialog).getByRole('button', { name: 'Use this signature' }));
}
