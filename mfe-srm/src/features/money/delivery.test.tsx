import { srmDeliveryEndpoints, type DocumentDelivery } from '@portal/shared/contract';
import { createTestPortal, renderRoutes } from '@portal/shared/testing';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { DeliveryState } from '../../entities/money/components/DeliveryState';
import remote from '../../remote';

useTestServer();
const invoiceId = buildId(900);
const aDelivery = (changes: Partial<DocumentDelivery>): DocumentDelivery => ({
  invoiceId,
  state: 'SENT',
  queuedAt: '2026-11-25T06:00:00.000Z',
  history: [{ kind: 'queued', at: '2026-11-25T06:00:00.000Z' }],
  ...changes,
});

function open(delivery: DocumentDelivery | null) {
  const Component = () => (
    <DeliveryState invoiceId={invoiceId} number="INV-000007" delivery={delivery} canSend />
  );
  return renderRoutes([{ path: '/', Component }], '/', { portal: createTestPortal(), remote });
}

test('a document is sent, and a refusal of the server is said', async () => {
  const { container } = open(null);
  const sent = answer(srmDeliveryEndpoints.send, [
    refusal({ status: 409, code: 'conflict', detail: 'It was sent already.' }),
    aDelivery({ state: 'QUEUED' }),
  ]);
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: 'Send to the provider: INV-000007' });
  expect((await axe(container)).violations).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('It was sent already.')).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(screen.queryByText('It was sent already.')).not.toBeInTheDocument());
  expect(sent.map(({ body }) => body)).toEqual([{ invoiceId }, { invoiceId }]);
});

test('a refused document says why, and how it is corrected', async () => {
  const reason = 'IBT-044: the buyer is not registered';
  const history = [
    ...aDelivery({}).history,
    { kind: 'refused' as const, detail: reason, at: '2026-11-25T06:01:00.000Z' },
  ];
  const { container } = open(aDelivery({ state: 'REFUSED', reason, history }));
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(screen.getAllByText(reason)[0]).toBeVisible();
  expect(screen.getByText(/Correct it by a credit note and a new invoice/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send again: INV-000007' })).toBeVisible();
  expect(screen.getByText(/10:01.* refused/)).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['SENT', 'Sent, no answer yet'],
  ['ACCEPTED', 'Accepted'],
] as const)('a document that is %s needs nothing', async (state, text) => {
  open(aDelivery({ state }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a document that could not be sent says why and when it is tried again', async () => {
  open(
    aDelivery({
      state: 'QUEUED',
      problem: 'The provider cannot be reached.',
      nextAt: '2026-11-25T06:30:00.000Z',
    }),
  );
  expect(await screen.findByText('Not sent yet')).toBeVisible();
  expect(screen.getByText(/cannot be reached\. The next try is at .*10:30/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try now: INV-000007' })).toBeVisible();
});
