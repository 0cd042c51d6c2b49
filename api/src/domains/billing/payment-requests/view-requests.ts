import {
  fromMinorUnits,
  paymentPagePath,
  type PaymentRequest,
  type PaymentRequestState,
} from '@portal/shared/contract';

import { tokenIssuer } from '../../../authentication/tokens';
import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import type { StoredCardPayment } from '../card-payments/card-payment-repository';
import { listCardPayments } from '../card-payments/find-card-payments';
import type { StoredRequest } from './payment-request-repository';
import { signPayment } from './payment-token';

const written = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function getRequestState(
  { paidAt, withdrawnAt, expiresAt }: Pick<StoredRequest, 'paidAt' | 'withdrawnAt' | 'expiresAt'>,
  now: Date,
): PaymentRequestState {
  if (paidAt !== null) return 'PAID';
  if (withdrawnAt !== null) return 'WITHDRAWN';
  return expiresAt <= now ? 'EXPIRED' : 'OPEN';
}

/** The address that the customer gets. */
export async function writePaymentLink(
  { config, country, clock }: Pick<Deps, 'config' | 'country' | 'clock'>,
  row: StoredRequest,
): Promise<string> {
  const token = await signPayment(tokenIssuer(config.jwtSecret, country.id, clock), row);
  return `${config.customerUrl}${paymentPagePath}#token=${token}`;
}

function viewCard(payment: StoredCardPayment | undefined): PaymentRequest['card'] {
  if (payment === undefined) return null;
  const { state, problem, receivedAmount, receivedCurrency } = payment;
  return {
    state,
    problem,
    receivedAmount: receivedAmount === null ? null : fromMinorUnits(receivedAmount),
    receivedCurrency,
  };
}

async function readNumbers(db: Db, companyId: string, rows: readonly StoredRequest[]) {
  const ids = rows.flatMap(({ invoiceId }) => invoiceId ?? []);
  if (ids.length === 0) return new Map<string, string>();
  const found = await db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map(({ id, number }) => [id, number]));
}

/** Requests of one company, as its desk sees them. */
export async function viewRequests(
  deps: Deps,
  db: Db,
  companyId: string,
  rows: readonly StoredRequest[],
): Promise<PaymentRequest[]> {
  const now = deps.clock.now();
  const numbers = await readNumbers(db, companyId, rows);
  const cards = await listCardPayments(
    db,
    companyId,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async (row) => {
      const state = getRequestState(row, now);
      return {
        requestId: row.id,
        bookingId: row.tripId,
        invoiceId: row.invoiceId,
        invoiceNumber: row.invoiceId === null ? null : (numbers.get(row.invoiceId) ?? null),
        amount: fromMinorUnits(row.amount),
        currency: deps.country.currency,
        state,
        link: state === 'OPEN' ? await writePaymentLink(deps, row) : null,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        openedAt: written(row.openedAt),
        mailedAt: written(row.mailedAt),
        paidAt: written(row.paidAt),
        withdrawnAt: written(row.withdrawnAt),
        card: viewCard(cards.find(({ requestId }) => requestId === row.id)),
      };
    }),
  );
}
