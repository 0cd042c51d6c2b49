import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps';
import { registerAccounting } from './accounting/routes';
import { queueAtIssue } from './deliveries/queue-at-issue';
import { registerCardPayments } from './card-checkout/routes';
import { registerDeliveries } from './deliveries/routes';
import { registerDepositHolds } from './deposit-holds/routes';
import { registerElectronicInvoices } from './e-invoices/routes';
import { registerInvoices } from './invoices/routes';
import { registerLedger } from './ledger/routes';
import { registerPaymentRequests } from './payment-requests/routes';

/** The calls of billing. An issued document goes into the outbox in the same transaction. */
export function registerBilling(app: FastifyInstance, deps: Deps): void {
  registerInvoices(app, deps, queueAtIssue(deps));
  registerElectronicInvoices(app, deps);
  registerDeliveries(app, deps);
  registerLedger(app, deps);
  registerDepositHolds(app, deps);
  registerPaymentRequests(app, deps);
  registerCardPayments(app, deps);
  registerAccounting(app, deps);
}
