import { renderPlainPage } from '@portal/shared/testing/recorder/page';
import { useTestServer } from '@portal/shared/testing/server';
import { waitFor, within } from '@testing-library/react';
import remote from './remote';
import { findRow } from './testing/rows';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test.each(['ae', 'in'] as const)(
  'in %s enquiries are unlocked and answered on a platform that knows section 7 alone',
  async (country) => {
    const page = renderPlainPage(remote, '/enquiries', { country });
    const row = await findRow('Car 70');
    await page.user.click(within(row).getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(row).toHaveTextContent('agentview'));
    await page.user.click(await within(row).findByRole('button', { name: 'Contact' }));
    await waitFor(() => expect(row).toHaveTextContent('contacted'));
    await page.expectPlain();
    expect(page.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(2);
  },
);
