import { paymentLinkEndpoints, type PaymentPage } from '@portal/shared/contract';
import { testConfig } from '@portal/shared/testing';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { StandalonePayment } from '../../standalone/StandalonePayment';
import { linkToken } from '../../testing/link';

useTestServer();

const page: PaymentPage = {
  state: 'OPEN',
  companyName: 'Al Noor',
  country: 'in',
  currency: 'INR',
  amount: '604.50',
  tripCode: 'T-000123',
  vehicleName: 'Maruti Swift, MH 12 AB 1234',
  from: '2027-01-05T06:00:00.000Z',
  until: '2027-01-08T06:00:00.000Z',
  invoiceNumber: 'INV-000007',
  lines: [{ text: 'Traffic fine', amount: '604.50' }],
  reference: 'INV-000007',
  bankAccount: 'Sample Bank\n000111',
  upi: { id: 'desk@bank', link: 'upi://pay?pa=desk%40bank&am=604.50' },
  expiresAt: '2027-01-20T06:00:00.000Z',
};

/** As `payment.tsx` does: the page brings its own language. */
const renderPayment = (token: string | null = linkToken) =>
  render(<StandalonePayment token={token} config={testConfig} />);

test('the page says who asks, what for, how much, and how to pay', async () => {
  answer(paymentLinkEndpoints.get, [page]);
  const { container } = renderPayment();
  expect(await screen.findByRole('heading', { level: 1, name: 'Al Noor asks for a payment' })).toBeVisible();
  expect(document.title).toBe('Payment · Fleetdesk');
  const lines = within(screen.getByRole('region', { name: 'What it is for' }));
  expect(lines.getByText('Traffic fine')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open a UPI app' })).toHaveAttribute('href', page.upi?.link);
  expect(screen.getByRole('img', { name: /^QR code that opens a UPI app/ })).toBeVisible();
  expect(screen.getByText(/Sample Bank/)).toHaveTextContent('000111');
  expect(screen.queryByRole('button', { name: 'Receipt (PDF)' })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('a paid one gives its receipt, and says so when it cannot be loaded', async () => {
  const { bankAccount: _, upi: __, ...others } = page;
  const refunds = [
    { amount: '100', state: 'PENDING' as const, at: '2027-01-11T06:00:00.000Z' },
    { amount: '4.50', state: 'SUCCEEDED' as const, at: '2027-01-10T06:00:00.000Z' },
  ];
  answer(paymentLinkEndpoints.get, [
    { ...others, state: 'PAID', paidAt: '2027-01-09T06:00:00.000Z', refunds },
  ]);
  answer(paymentLinkEndpoints.receipt, [refusal({ status: 503, code: 'unavailable', detail: 'Busy' })]);
  const { container } = renderPayment();
  expect(await screen.findByRole('heading', { name: 'Thank you, the payment has arrived' })).toBeVisible();
  expect(screen.getByText(/100 is on its way back to your card/)).toBeVisible();
  expect(screen.getByText(/4.50 went back to your card on Jan 10, 2027/)).toBeVisible();
  expect(screen.queryByText('Pay by bank transfer')).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Receipt (PDF)' }));
  expect(await screen.findByText('The receipt could not be loaded')).toBeVisible();
});

test('nothing is asked for twice: what was paid in another way is settled', async () => {
  const { bankAccount: _, upi: __, ...others } = page;
  answer(paymentLinkEndpoints.get, [{ ...others, state: 'SETTLED' }]);
  renderPayment();
  expect(await screen.findByRole('heading', { name: 'Nothing is to be paid any more' })).toBeVisible();
});

test.each([
  ['link_expired', 401, 'This link has expired'],
  ['link_revoked', 401, 'This link was withdrawn'],
  ['unauthenticated', 401, 'This link does not work'],
  ['unavailable', 503, 'The payment cannot be opened right now'],
] as const)('a link that is refused as %s says what to do', async (code, status, heading) => {
  answer(paymentLinkEndpoints.get, [refusal({ status, code, detail: 'No' })]);
  const { container } = renderPayment();
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('the page tells someone without a link where to get one', async () => {
  renderPayment(null);
  expect(
    await screen.findByRole('heading', { name: 'Open the link from your rental company' }),
  ).toBeVisible();
});

test('a card is paid on the page of the provider, and what was begun is asked about', async () => {
  answer(paymentLinkEndpoints.get, [{ ...page, card: 'offered' }]);
  const sent = answer(paymentLinkEndpoints.checkout, [
    refusal({ status: 503, code: 'unavailable', detail: 'Busy' }),
    () => {
      answer(paymentLinkEndpoints.get, [{ ...page, state: 'PAID', card: null }]);
      return { url: null };
    },
  ]);
  const { container } = renderPayment();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay by card' }));
  expect(await screen.findByText('The card page could not be opened')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  // Paid meanwhile: the page says so instead of asking again.
  await userEvent.click(screen.getByRole('button', { name: 'Pay by card' }));
  expect(await screen.findByRole('heading', { name: 'Thank you, the payment has arrived' })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('a payment by card that was begun can be continued', async () => {
  answer(paymentLinkEndpoints.get, [{ ...page, card: 'pending' }]);
  renderPayment();
  expect(await screen.findByRole('button', { name: 'Open the card page again' })).toBeVisible();
  expect(screen.getByText(/^If you have paid by card/)).toBeVisible();
});

test('the notices of tolls and fines are a press away', async () => {
  const chargeId = '0190b3c4-0000-7000-8000-000000000021';
  answer(paymentLinkEndpoints.get, [
    { ...page, notices: [{ chargeId, at: '2026-11-20T08:15:00.000Z', amount: '600' }] },
  ]);
  const sent = answer(paymentLinkEndpoints.notice, [
    refusal({ status: 503, code: 'unavailable', detail: 'Busy' }),
  ]);
  const { container } = renderPayment();
  expect(await screen.findByRole('heading', { name: 'Tolls and fines' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /600.*20.*\(PDF\)$/ }));
  expect(await screen.findByText('The notice could not be loaded')).toBeVisible();
  expect(sent[0]?.query).toEqual({ chargeId });
});
