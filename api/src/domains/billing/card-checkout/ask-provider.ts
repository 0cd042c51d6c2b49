import type { Deps } from '../../../deps';
import { ownRequest } from '../payment-requests/find-requests';
import { getRequestState } from '../payment-requests/view-requests';
import {
  takeDueCardPayments,
  updateCardPayment,
  type StoredCardPayment,
} from '../card-payments/card-payment-repository';
import { CardProviderError, type CardProvider } from '../card-payments/providers/card-provider';
import { computeAskWait } from '../card-payments/compute-ask-wait';
import { createCardProvider } from '../card-payments/providers/create-card-provider';
import { settleCardPayment } from './settle-card-payment';

async function askAbout(deps: Deps, provider: CardProvider, payment: StoredCardPayment): Promise<void> {
  const { db, clock } = deps;
  const row = await ownRequest(db, payment.companyId, payment.requestId);
  const isDue = getRequestState(row, clock.now()) === 'OPEN';
  const answer = isDue ? await provider.ask(payment) : await provider.close(payment);
  await db.transaction().execute((trx) => settleCardPayment(deps, trx, payment, answer));
}

/**
 * Asks the provider what became of open payments, so that a lost event loses no payment. The page of a request that was
 * withdrawn, paid otherwise or has expired is closed.
 */
export async function askCardProvider(deps: Deps): Promise<void> {
  const provider = createCardProvider(deps);
  if (provider === null) return;
  for (;;) {
    const due = await takeDueCardPayments(deps.db, deps.clock.now());
    if (due.length === 0) return;
    for (const payment of due) {
      try {
        await askAbout(deps, provider, payment);
      } catch (error) {
        if (!(error instanceof CardProviderError)) throw error;
      }
      const nextAt = new Date(deps.clock.now().getTime() + computeAskWait(payment.tries));
      await updateCardPayment(deps.db, payment, { nextAt });
    }
  }
}
