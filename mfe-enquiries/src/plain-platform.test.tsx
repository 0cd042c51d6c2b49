import { describePlainPages, renderPlainPage, settledUserId } from '@portal/shared/testing/recorder';
import { useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import remote from './remote';
import { findRow } from './testing/rows';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describePlainPages(remote, {
  '/enquiries': [{ address: '/enquiries' }],
  '/enquiries/:agentId': [{ address: `/enquiries/${settledUserId}` }],
});

test.each(['ae', 'in'] as const)(
  'in %s enquiries are unlocked, answered and cancelled on a platform that knows section 7 alone',
  async (country) => {
    const page = renderPlainPage(remote, '/enquiries', { country });
    const row = await findRow('Car 70');
    await page.user.click(within(row).getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(row).toHaveTextContent('agentview'));
    await page.user.click(await within(row).findByRole('button', { name: 'Contact' }));
    await waitFor(() => expect(row).toHaveTextContent('contacted'));
    await page.user.click(within(row).getByRole('button', { name: 'Cancel' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Price too low' }));
    const staged = await within(row).findByRole('group', { name: 'Cancel reason' });
    await page.user.click(within(staged).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(row).toHaveTextContent('cancelled'));
    await page.expectPlain();
    expect(page.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(3);
  },
);
