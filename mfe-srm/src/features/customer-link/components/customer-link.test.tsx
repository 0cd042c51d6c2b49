import {
  authEndpoints,
  srmCustomerEndpoints,
  srmCustomerLinkEndpoints,
  type CustomerLinkState,
} from '@portal/shared/contract';
import { createTestPortal, renderRoutes } from '@portal/shared/testing';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import remote from '../../../remote';
import { CustomerLinkPanel } from '../../../entities/customer-link/components/CustomerLinkPanel';

useTestServer();

const [customerId, bookingId] = [buildId(1), buildId(2)];
const email = 'anna@mail.example';
const open: CustomerLinkState = { state: 'ACTIVE', expiresAt: '2026-01-08T06:00:00.000Z' };
const link = 'https://customer.example/srm/customer-details/public#token=a.b.c';

function setUp(
  state: CustomerLinkState | ReturnType<typeof notThere> = { state: 'NONE' },
  change: { email?: string } = {},
) {
  let current = state;
  const contact = { customerName: 'Anna Petrova', email, countryCode: '+971', phoneNumber: '501112267' };
  answer(srmCustomerEndpoints.get, [{ customerId, ...contact, ...change }]);
  answer(srmCustomerLinkEndpoints.state, ['state' in state ? () => current : state]);
  const user = userEvent.setup();
  const portal = createTestPortal();
  const onFilled = jest.fn();
  const element = <CustomerLinkPanel customerId={customerId} bookingId={bookingId} onFilled={onFilled} />;
  const page = renderRoutes([{ path: '/', element }], '/', { portal, remote });
  const notices: string[] = [];
  portal.events.on('notice:raised', ({ notice }) => notices.push(notice.title));
  return {
    ...page,
    user,
    portal,
    onFilled,
    notices,
    contact,
    stand: (next: CustomerLinkState) => (current = next),
  };
}

test('the link is mailed to the customer, and shown as sent', async () => {
  const { user, notices, contact, stand, container } = setUp();
  const sent = answer(srmCustomerEndpoints.sendLink, [
    () => {
      stand({ ...open, sentTo: email });
      return { link };
    },
  ]);
  await user.click(await screen.findByRole('button', { name: `Send link to ${email}` }));
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(screen.getByText(`To ${email}. Works until Jan 8, 2026, 10:00 AM.`)).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ customerId, bookingId, ...contact });
  expect(notices).toEqual([`The link is on its way to ${email}`]);
  expect(screen.getByRole('button', { name: `Send again to ${email}` })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('the link is copied, or shown for copying if the browser refuses', async () => {
  const { user, notices } = setUp(open);
  answer(authEndpoints.temporaryToken, [{ token: 'a.b.c', link, expiresAt: open.expiresAt }]);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(copied).toHaveBeenCalledWith(link));
  expect(notices).toEqual(['Link copied']);
  copied.mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('textbox', { name: /Copy it from here/ })).toHaveValue(link);
});

test('when a server answers only the token, the link leads to the portal’s own page', async () => {
  const { user } = setUp(notThere());
  answer(authEndpoints.temporaryToken, [{ token: 'a.b.c' }]);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() =>
    expect(copied).toHaveBeenCalledWith('http://localhost/srm/customer-details/public#token=a.b.c'),
  );
  expect(screen.queryByRole('status')).toBeNull();
});

test('the link is written into a message on WhatsApp to the customer’s number', async () => {
  const { user } = setUp(open);
  answer(authEndpoints.temporaryToken, [{ token: 'a.b.c', link }]);
  const tab = { opener: window, location: { href: '' }, close: jest.fn() };
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  await user.click(await screen.findByRole('button', { name: 'Write on WhatsApp' }));
  await waitFor(() => expect(tab.location.href).toMatch(/^https:\/\/wa\.me\/971501112267\?text=/));
  expect(new URL(tab.location.href).searchParams.get('text')).toBe(
    `Hello Anna Petrova, please fill in your details for your rental here: ${link}`,
  );
  expect(tab.opener).toBeNull();
  // A link that cannot be made leaves no empty tab.
  answer(authEndpoints.temporaryToken, [refusal({ status: 500, detail: '' })]);
  await user.click(screen.getByRole('button', { name: 'Write on WhatsApp' }));
  await waitFor(() => expect(tab.close).toHaveBeenCalled());
  opened.mockRestore();
});

test('a customer without an e-mail address gets the link in another way', async () => {
  setUp(open, { email: '' });
  expect(await screen.findByText(/^This customer has no e-mail address\. Write on WhatsApp/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Write on WhatsApp' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
});

test('the QR code opens and closes', async () => {
  const { user } = setUp(open);
  answer(authEndpoints.temporaryToken, [{ token: 'a.b.c', link }]);
  await user.click(await screen.findByRole('button', { name: 'Show QR code' }));
  const picture = await screen.findByRole('img', { name: /QR code/ });
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
  await user.click(screen.getByRole('button', { name: 'Hide QR code' }));
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
});

test('a submitted form is announced at once; another customer’s form is not', async () => {
  const { portal, onFilled, stand } = setUp({ ...open, openedAt: '2026-01-05T06:00:00.000Z' });
  expect(await screen.findByText('Opened')).toBeVisible();
  const fill = (submitAs: string) =>
    act(async () =>
      portal.events.emit('customer:filled', { customerId: submitAs, bookingId, customerName: 'Anna' }),
    );
  await fill(buildId(9));
  expect(onFilled).not.toHaveBeenCalled();
  stand({ ...open, state: 'USED', usedAt: '2026-01-05T07:00:00.000Z' });
  await fill(customerId);
  expect(onFilled).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Filled in')).toBeVisible();
  expect(screen.getByText('The details arrived Jan 5, 2026, 11:00 AM.')).toBeVisible();
});

test('the link is withdrawn after a confirmation', async () => {
  const { user, stand } = setUp(open);
  const revoked = answer(srmCustomerLinkEndpoints.revoke, [
    () => {
      stand({ ...open, state: 'REVOKED' });
      return { ...open, state: 'REVOKED' };
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Withdraw link' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw the link?' });
  await user.click(await screen.findByRole('button', { name: 'Withdraw link' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(revoked.at(-1)?.query).toEqual({ customerId, bookingId });
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw link' })).toBeNull();
});

test('a failure is shown, and can be retried', async () => {
  const { user } = setUp();
  answer(srmCustomerEndpoints.sendLink, [refusal({ status: 500, detail: 'Boom' }), { link }]);
  const button = await screen.findByRole('button', { name: `Send link to ${email}` });
  await user.click(button);
  expect(await screen.findByText('Boom')).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(screen.queryByText('Boom')).toBeNull());
});
