import type { FastifyInstance } from 'fastify';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { insertCardEvent } from '../card-payments/card-event-repository';
import type { StoredCardPayment } from '../card-payments/card-payment-repository';
import { expediteCardRefunds } from '../card-payments/card-refund-repository';
import { findCardRefund } from '../card-payments/find-card-refunds';
import { findCardPayment } from '../card-payments/find-card-payments';
import {
  SignatureError,
  type CardProvider,
  type ProviderEvent,
} from '../card-payments/providers/card-provider';
import { createCardProvider } from '../card-payments/providers/create-card-provider';
import { settleCardRefund } from '../card-refunds/settle-card-refund';
import { lockRequestTrip } from '../payment-requests/lock-request-trip';
import { settleCardPayment } from './settle-card-payment';

/** Where the provider sends its events, below the country's address. Not a call of the contract: only it calls. */
const CARD_EVENTS_PATH = '/payment-events/stripe';

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

function readSigned(provider: CardProvider, body: unknown, signature: unknown): ProviderEvent | null {
  try {
    return provider.readEvent(
      Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      typeof signature === 'string' ? signature : '',
    );
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    throw new AppProblem('invalid_input', 'The signature of this event is not valid.', { status: 400 });
  }
}

/** The event is about the page or the refund that the portal asked for, in the account that it asked. */
async function isKnown(trx: Db, payment: StoredCardPayment, event: ProviderEvent): Promise<boolean> {
  if (payment.account !== event.account) return false;
  if (event.subject === 'refunds') return true;
  if (event.subject === 'payment') return payment.reference === event.reference;
  const refund = await findCardRefund(trx, event.companyId, event.refundId);
  // The event may come before the answer that names the refund.
  return (
    refund?.paymentId === payment.id &&
    (refund.reference === null || refund.reference === event.refund.reference)
  );
}

/** An event is stored once with what it changes, or neither is. One about a payment of another program is ignored. */
async function settleEvent(deps: Deps, event: ProviderEvent): Promise<void> {
  const { companyId, paymentId, id: eventId, kind } = event;
  if (![companyId, paymentId, ...(event.subject === 'refund' ? [event.refundId] : [])].every(isId)) return;
  await deps.db.transaction().execute(async (trx) => {
    const payment = await findCardPayment(trx, companyId, paymentId);
    if (payment === undefined || !(await isKnown(trx, payment, event))) return;
    await lockRequestTrip(trx, companyId, payment.requestId);
    const receivedAt = deps.clock.now();
    if (!(await insertCardEvent(trx, { companyId, eventId, paymentId, kind, receivedAt }))) return;
    if (event.subject === 'payment') await settleCardPayment(deps, trx, payment, event.state);
    else if (event.subject === 'refund')
      await settleCardRefund(deps, trx, { companyId, id: event.refundId }, event.refund);
    else await expediteCardRefunds(trx, { companyId, paymentId }, receivedAt);
  });
}

/** The provider's events. Its signature covers the bytes of the body, so they are kept as they came. */
export function registerCardEvents(app: FastifyInstance, deps: Deps): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(CARD_EVENTS_PATH, async (request, reply) => {
      const provider = createCardProvider(deps);
      if (provider === null) throw new AppProblem('not_found', 'There is nothing at this address.');
      const event = readSigned(provider, request.body, request.headers['stripe-signature']);
      if (event !== null) await settleEvent(deps, event);
      return reply.code(200).send({ received: true });
    });
    done();
  });
}
