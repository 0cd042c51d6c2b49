import type { Deps } from '../../../deps';
import { computeAskWait } from '../card-payments/compute-ask-wait';
import { takeDueCardRefunds, type StoredCardRefund } from '../card-payments/card-refund-repository';
import { findCardPayment } from '../card-payments/find-card-payments';
import {
  CardProviderError,
  type CardProvider,
  type ProviderRefund,
} from '../card-payments/providers/card-provider';
import { createCardProvider } from '../card-payments/providers/create-card-provider';
import { scheduleCardRefund, settleCardRefund } from './settle-card-refund';

async function askAbout(
  { db }: Deps,
  provider: CardProvider,
  { companyId, id, paymentId, reference, amount, tries }: StoredCardRefund,
): Promise<ProviderRefund> {
  const payment = await findCardPayment(db, companyId, paymentId);
  const account = payment?.account ?? null;
  if (reference !== null) return provider.askRefund({ reference, account });
  return provider.refund({
    id,
    companyId,
    paymentId,
    account,
    paymentReference: payment?.paymentReference ?? '',
    amount,
    isRepeated: tries > 1,
  });
}

/**
 * Sends refunds to the provider and asks what became of them, so that a lost answer or event loses none. A refund
 * that has succeeded is looked at again for a month, because its bank may return it.
 */
export async function sendCardRefunds(deps: Deps): Promise<void> {
  const provider = createCardProvider(deps);
  if (provider === null) return;
  for (;;) {
    const due = await takeDueCardRefunds(deps.db, deps.clock.now());
    if (due.length === 0) return;
    for (const refund of due) {
      try {
        const answer = await askAbout(deps, provider, refund);
        await deps.db.transaction().execute((trx) => settleCardRefund(deps, trx, refund, answer));
      } catch (error) {
        if (!(error instanceof CardProviderError)) throw error;
      }
      await scheduleCardRefund(deps, refund, computeAskWait(refund.tries));
    }
  }
}
