import { MINUTE, toMinorUnits, type CheckoutPage } from '@portal/shared/contract';

import { newId } from '../../../database/ids';
import type { Deps, Payer } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { readPaymentPage } from '../payment-requests/payment-page';
import { ownRequest } from '../payment-requests/find-requests';
import { writePaymentLink } from '../payment-requests/view-requests';
import { insertCardPayment, type StoredCardPayment } from '../card-payments/card-payment-repository';
import { findOpenCardPayment } from '../card-payments/find-card-payments';
import {
  CardProviderError,
  type CardProvider,
  type ProviderState,
} from '../card-payments/providers/card-provider';
import { findCardWay, type CardWay } from '../card-accounts/find-card-way';
import { settleCardPayment } from './settle-card-payment';

/** How long a page of the provider can be paid by; its shortest is half an hour. */
const PAGE_LIFE = 60 * MINUTE;
/** When the provider is asked first, if no event arrives. */
const FIRST_ASK = MINUTE;

const settle = (deps: Deps, payment: StoredCardPayment, answer: ProviderState): Promise<void> =>
  deps.db.transaction().execute((trx) => settleCardPayment(deps, trx, payment, answer));

/** The open page of the same amount. One of another amount is closed first, so that a request has one page at most. */
async function findUsablePage(
  deps: Deps,
  provider: CardProvider,
  payment: StoredCardPayment,
  amount: number,
): Promise<CheckoutPage | null> {
  const answer = payment.amount === amount ? await provider.ask(payment) : await provider.close(payment);
  if (answer.state === 'open') return { url: answer.url };
  await settle(deps, payment, answer);
  // Paid, or the bank has not answered yet: nobody pays again meanwhile.
  return answer.state === 'closed' ? null : { url: null };
}

async function openPage(
  deps: Deps,
  { provider, account }: CardWay,
  { companyId, requestId }: Payer,
): Promise<CheckoutPage> {
  const { db, country, clock } = deps;
  const page = await readPaymentPage(deps, { companyId, requestId });
  if (page.state !== 'OPEN') return { url: null };
  const amount = toMinorUnits(page.amount);
  const before = await findOpenCardPayment(db, companyId, requestId);
  const usable = before && (await findUsablePage(deps, provider, before, amount));
  if (usable) return usable;
  const row = await ownRequest(db, companyId, requestId);
  const id = newId();
  const now = clock.now();
  // Before it is written: a page that nobody was given the address of cannot be paid by.
  const { reference, url } = await provider.open({
    id,
    companyId,
    account,
    amount,
    currency: country.currency,
    title: [page.companyName, page.reference].filter(Boolean).join(' · '),
    returnUrl: await writePaymentLink(deps, row),
    expiresAt: new Date(now.getTime() + PAGE_LIFE),
  });
  const inserted = await insertCardPayment(db, {
    companyId,
    id,
    requestId,
    provider: provider.kind,
    account,
    reference,
    amount,
    createdAt: now,
    nextAt: new Date(now.getTime() + FIRST_ASK),
  });
  if (inserted === undefined) throw new AppProblem('conflict', 'The payment was opened twice. Try again.');
  return { url };
}

/** The provider's page for what is open of a request; null if nothing is to be paid. */
export async function openCheckout(deps: Deps, payer: Payer): Promise<CheckoutPage> {
  const way = await findCardWay(deps, payer.companyId);
  if (way === null) throw new AppProblem('conflict', 'Payments by card are not offered here.');
  try {
    return await openPage(deps, way, payer);
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error;
    throw new AppProblem('unavailable', 'The card payment cannot be opened now. Try again in a moment.', {
      retryAfter: 5,
    });
  }
}
