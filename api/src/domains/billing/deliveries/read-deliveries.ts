import type { DeliveryEventKind, DocumentDelivery } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import { translateDetail } from './translate-detail';
import { listDeliveries, listDeliveryEvents } from './delivery-repository';

/** Whether the portal wrote the detail of an event, not the provider. */
const isPortalSentence = (kind: DeliveryEventKind): boolean => kind === 'failed' || kind === 'unverified';

const toText = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The newest delivery of each document, with the history of all its deliveries. */
export async function readDeliveries(
  db: Db,
  companyId: string,
  invoiceIds: readonly string[],
): Promise<DocumentDelivery[]> {
  const deliveries = await listDeliveries(db, companyId, invoiceIds);
  const events = await listDeliveryEvents(
    db,
    companyId,
    deliveries.map(({ id }) => id),
  );
  return invoiceIds.flatMap((invoiceId) => {
    const own = deliveries.filter((delivery) => delivery.invoiceId === invoiceId);
    const newest = own.at(-1);
    if (newest === undefined) return [];
    const { state, reason, problem, reference, queuedAt, sentAt, answeredAt, failingSince, nextAt } = newest;
    return [
      {
        invoiceId,
        state,
        reason,
        problem: problem === null ? null : translateDetail(problem),
        reference,
        queuedAt: queuedAt.toISOString(),
        sentAt: toText(sentAt),
        answeredAt: toText(answeredAt),
        failingSince: toText(failingSince),
        nextAt: nextAt.toISOString(),
        history: events
          .filter(({ deliveryId }) => own.some(({ id }) => id === deliveryId))
          .map(({ kind, detail, at }) => ({
            kind,
            detail: detail === null || !isPortalSentence(kind) ? detail : translateDetail(detail),
            at: at.toISOString(),
          })),
      },
    ];
  });
}
