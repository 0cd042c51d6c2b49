import { srmInvoiceEndpoints, type ElectronicInvoice as Electronic } from '@portal/shared/contract';
import { createTestPortal, renderRoutes } from '@portal/shared/testing';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ElectronicInvoice } from '../../entities/money/components/ElectronicInvoice';
import remote from '../../remote';

useTestServer();
const irn = '23f498ee41441ecad30f72ba5b9907506c3df70a17b0e0dff46b76a786400662';
const number = 'INV/26-27/000007';
const invoiceId = buildId(900);

/** An Indian invoice with its document for the registration portal. */
function open(registeredAt: string | null, change: Partial<Electronic> = {}) {
  const portal = createTestPortal();
  portal.country.set('in');
  const electronic = { invoiceId, missing: [], irn, registeredAt, isVerifiable: true, ...change };
  const Component = () => <ElectronicInvoice number={number} electronic={electronic} />;
  return renderRoutes([{ path: '/', Component }], '/', { portal, remote });
}

test('the signed answer of the registration portal is entered, and refused next to its field', async () => {
  const { container } = open(null);
  const user = userEvent.setup();
  expect(await screen.findByRole('button', { name: `Registration file ${number}` })).toBeVisible();
  expect(screen.getByText(irn)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  const sent = answer(
    srmInvoiceEndpoints.register,
    [{ invoiceId, missing: [], irn, registeredAt: '2026-11-25T08:35:00.000Z' }],
    'in',
  );
  await user.click(screen.getByRole('button', { name: `Enter the portal’s answer: ${number}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `The portal’s answer for ${number}` }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Fill in this field')).toBeVisible();
  await user.type(dialog.getByLabelText(/Signed QR code/), 'a.b.c');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ invoiceId, signedQrCode: 'a.b.c' });
});

test('a registered invoice says when', async () => {
  open('2026-11-25T08:35:00.000Z');
  expect(await screen.findByText(/Registered on .*2026, 2:05/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Enter the portal/ })).not.toBeInTheDocument();
});

const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

test('a registration is cancelled with a reason of the portal, and its answer is entered', async () => {
  const cancellation = { reason: '2', remark: 'Wrong buyer', requestedAt: later(-1), cancelledAt: null };
  const { container } = open(later(-2), { cancellableUntil: later(22), cancellation });
  const sent = answer(srmInvoiceEndpoints.cancel, [{ invoiceId, missing: [] }], 'in');
  const confirmed = answer(srmInvoiceEndpoints.confirmCancellation, [{ invoiceId, missing: [] }], 'in');
  const user = userEvent.setup();
  expect(await screen.findByText(/^The registration can be cancelled until/)).toBeVisible();
  expect(screen.getByRole('button', { name: `Cancellation file ${number}` })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: `Cancel the registration: ${number}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Cancel the registration of ${number}` }));
  await user.click(dialog.getByRole('button', { name: 'Prepare' }));
  expect(await dialog.findAllByText('Fill in this field')).toHaveLength(2);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Mistake in the data');
  await user.type(dialog.getByRole('textbox', { name: 'Remark' }), 'Wrong buyer');
  await user.click(dialog.getByRole('button', { name: 'Prepare' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ invoiceId, reason: '2', remark: 'Wrong buyer' });

  await user.click(await screen.findByRole('button', { name: `The portal cancelled it: ${number}` }));
  await user.click(await screen.findByRole('button', { name: 'Save and credit' }));
  await waitFor(() => expect(confirmed).toHaveLength(1));
  expect(confirmed[0]?.body).toMatchObject({ invoiceId, cancelledAt: expect.stringMatching(/Z$/) as string });
});

test('after 24 hours a credit note is the way, and a cancelled one says when', async () => {
  open(later(-30), { cancellableUntil: later(-6), cancellation: null });
  expect(await screen.findByText(/^The registration could be cancelled until/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Cancel the registration/ })).not.toBeInTheDocument();
});

test('a cancelled registration says when', async () => {
  const cancellation = { reason: '2', remark: 'Wrong', requestedAt: later(-3), cancelledAt: later(-2) };
  open(later(-5), { cancellableUntil: later(19), cancellation });
  expect(await screen.findByText(/^Registration cancelled on/)).toBeVisible();
  expect(screen.queryByText(/^Registered on/)).not.toBeInTheDocument();
});
