import { cancelReasons, enquiryEndpoints } from '@portal/shared/contract';
import { answer, refusal, unreachable, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { agentId, anEnquiry, buildId } from '../testing/enquiries';
import { change, serveList } from '../testing/list';
import { renderPage } from '../testing/render-page';
import { findRow } from '../testing/rows';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Holds an answer back until the test releases it. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

test('unlock, contact, and cancel with a reason send the right calls and update the row', async () => {
  const { enquiries, requests } = serveList([anEnquiry(1), anEnquiry(2)]);
  const { user } = renderPage();
  const id = buildId(1);
  const visible = answer(enquiryEndpoints.updateContactVisibility, [
    ({ body }) => {
      const { action } = body as { action: string };
      return change(enquiries, id, {
        status: action === 'mark_agentview' ? 'AGENTVIEW' : 'CONTACTED',
        phone: '+971 55 000 0000',
      });
    },
  ]);
  const cancelled = answer(enquiryEndpoints.updateStatus, [
    () => change(enquiries, id, { status: 'CANCELLED' }),
  ]);
  const row = await findRow('Car 1');
  expect(within(row).queryByRole('link')).not.toBeInTheDocument();

  await user.click(within(row).getByRole('button', { name: 'Unlock' }));
  expect(await within(row).findByText('+971 55 000 0000')).toBeVisible();
  expect(within(row).getByText('agentview')).toBeVisible();
  expect(within(row).getByRole('link', { name: '+971 55 000 0000' })).toHaveAttribute(
    'href',
    'tel:+971550000000',
  );
  expect(within(row).getByRole('link', { name: /on WhatsApp$/ })).toHaveAttribute(
    'href',
    'https://wa.me/971550000000',
  );
  expect(visible[0]).toMatchObject({
    path: expect.stringContaining(`/enquiries/${id}/`),
    body: { action: 'mark_agentview' },
  });
  await waitFor(() => expect(requests.length).toBeGreaterThan(1));

  await user.click(within(row).getByRole('button', { name: 'Contact' }));
  expect(await within(row).findByText('contacted')).toBeVisible();
  expect(visible[1]?.body).toEqual({ action: 'mark_contacted' });
  expect(within(row).getByRole('button', { name: 'Follow Up' })).toBeVisible();

  await user.click(within(row).getByRole('button', { name: 'Cancel' }));
  const reasons = await screen.findAllByRole('menuitem');
  expect(reasons.map(({ textContent }) => textContent)).toEqual(cancelReasons.map(({ label }) => label));
  await user.click(reasons[1] as HTMLElement);
  const staged = await within(row).findByRole('group', { name: 'Cancel reason' });
  expect(within(staged).getByText('Price too low')).toBeVisible();
  expect(cancelled).toHaveLength(0);
  await user.click(within(staged).getByRole('button', { name: 'Send' }));
  expect(await within(row).findByText('cancelled')).toBeVisible();
  expect(cancelled[0]).toMatchObject({
    path: expect.stringMatching(new RegExp(`/enquiries/${id}/status$`)),
    query: { agentId },
    body: { status: 'CANCELLED', cancelReason: 'PRICE_TOO_LOW' },
  });
  expect(within(row).queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  expect(screen.queryByText('Action failed')).not.toBeInTheDocument();
});

test('a chosen reason can be dismissed, survives a refresh, and can be replaced', async () => {
  const { enquiries } = serveList([anEnquiry(1, { status: 'CONTACTED' })]);
  const { user, container } = renderPage();
  const row = await findRow('Car 1');
  await user.click(within(row).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Maintenance required' }));
  enquiries.unshift(anEnquiry(2));
  await user.click(screen.getByRole('button', { name: /^Refresh/ }));
  await user.click(await screen.findByRole('button', { name: '1 new enquiry' }));
  await findRow('Car 2');
  expect(await screen.findByText('Maintenance required')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const again = await findRow('Car 1');
  await user.click(within(again).getByRole('button', { name: 'Dismiss reason' }));
  expect(screen.queryByText('Maintenance required')).not.toBeInTheDocument();
  await user.click(within(again).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('menuitem', { name: 'Other reasons' })).toBeVisible();
});

test('a change shows before the answer, with its progress', async () => {
  const { enquiries } = serveList([anEnquiry(1, { isMasked: true }), anEnquiry(2, { status: 'CONTACTED' })]);
  const held = gate();
  answer(enquiryEndpoints.updateContactVisibility, [
    async () => {
      await held.opened;
      return change(enquiries, buildId(1), { status: 'AGENTVIEW' });
    },
  ]);
  const { user } = renderPage();
  const row = await findRow('Car 1');
  await user.click(within(row).getByRole('button', { name: 'Unlock' }));
  expect(await screen.findByText('Updating enquiry status...')).toBeVisible();
  expect(within(row).getByText('agentview')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Agent View\s*1$/ })).toBeVisible();
  held.open();
  await waitFor(() => expect(screen.queryByText('Updating enquiry status...')).not.toBeInTheDocument());
  expect(within(row).getByText('agentview')).toBeVisible();
});

test('a cancellation in progress says so', async () => {
  const { enquiries } = serveList([anEnquiry(1, { status: 'CONTACTED' })]);
  const held = gate();
  answer(enquiryEndpoints.updateStatus, [
    async () => {
      await held.opened;
      return change(enquiries, buildId(1), { status: 'CANCELLED' });
    },
  ]);
  const { user } = renderPage();
  const row = await findRow('Car 1');
  await user.click(within(row).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Price too low' }));
  await user.click(await within(row).findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Processing request...')).toBeVisible();
  held.open();
  await waitFor(() => expect(screen.queryByText('Processing request...')).not.toBeInTheDocument());
});

test.each([
  [
    'with the server’s words',
    () => refusal({ status: 500, detail: 'The desk is closed' }),
    'The desk is closed',
  ],
  ['without words', () => refusal({ status: 500, detail: '' }), 'Failed to update enquiry'],
  ['unreachable', () => unreachable(), 'Failed to update enquiry'],
])('a change that fails %s is reverted; a retry carries the same key', async (_case, failure, words) => {
  const { enquiries } = serveList([anEnquiry(1)]);
  const sent = answer(enquiryEndpoints.updateContactVisibility, [
    failure(),
    () => change(enquiries, buildId(1), { status: 'AGENTVIEW' }),
  ]);
  const { user, container } = renderPage();
  const row = await findRow('Car 1');
  await user.click(within(row).getByRole('button', { name: 'Unlock' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Action failed');
  expect(alert).toHaveTextContent(words);
  expect(within(row).getByText('new')).toBeVisible();
  expect(within(row).getByRole('button', { name: 'Unlock' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await within(row).findByText('agentview')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
});

test('a failed cancellation says so, keeps the reason, and can be dismissed', async () => {
  serveList([anEnquiry(1, { status: 'CONTACTED' })]);
  answer(enquiryEndpoints.updateStatus, [refusal({ status: 500, detail: '' })]);
  const { user } = renderPage();
  const row = await findRow('Car 1');
  await user.click(within(row).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Price too low' }));
  await user.click(await within(row).findByRole('button', { name: 'Send' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to delete enquiry');
  expect(within(row).getByText('Price too low')).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the second of two simultaneous agents sees what happened', async () => {
  const { enquiries } = serveList([anEnquiry(1)]);
  answer(enquiryEndpoints.updateContactVisibility, [
    () => {
      change(enquiries, buildId(1), { status: 'AGENTVIEW' });
      return refusal({
        status: 409,
        detail: 'This enquiry was unlocked by sara@gulf.example on 5 Jan 2025, 10:30.',
      });
    },
  ]);
  const { user } = renderPage();
  const row = await findRow('Car 1');
  await user.click(within(row).getByRole('button', { name: 'Unlock' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This enquiry was unlocked by sara@gulf.example on 5 Jan 2025, 10:30.');
  // A retry would not change the answer.
  expect(within(alert).queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  expect(await within(row).findByRole('button', { name: 'Contact' })).toBeVisible();
});

test('a server of another platform may send no body and no versions', async () => {
  const { enquiries } = serveList([anEnquiry(1, { version: undefined })]);
  answer(enquiryEndpoints.updateContactVisibility, [
    () => {
      const [first] = enquiries;
      if (first) enquiries[0] = { ...first, status: 'AGENTVIEW' };
      return null;
    },
  ]);
  const { user } = renderPage();
  const row = await findRow('Car 1');
  await user.click(within(row).getByRole('button', { name: 'Unlock' }));
  await waitFor(() => expect(screen.queryByText('Updating enquiry status...')).not.toBeInTheDocument());
  expect(await within(row).findByRole('button', { name: 'Contact' })).toBeVisible();
});

test('a row that no longer passes the filter goes, and the agent learns where to', async () => {
  const { enquiries } = serveList([anEnquiry(1), anEnquiry(2)]);
  answer(enquiryEndpoints.updateContactVisibility, [
    () => change(enquiries, buildId(1), { status: 'AGENTVIEW' }),
  ]);
  const { user, portal } = renderPage('/enquiries?status=new');
  const notices: unknown[] = [];
  portal.events.on('notice:raised', ({ notice }) => notices.push(notice));
  const row = await findRow('Car 1');
  await user.click(within(row).getByRole('button', { name: 'Unlock' }));
  await waitFor(() => expect(row).not.toBeInTheDocument());
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({ title: 'Customer 1: agentview', tone: 'success' });
  expect(await findRow('Car 2')).toBeVisible();
});
