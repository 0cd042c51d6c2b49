import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { MadeDocument } from '../e-invoices/make-document';
import type { StoredInvoice } from '../invoices/invoice-repository';
import { insertDelivery, insertDeliveryEvent } from './delivery-repository';

interface Queued {
  readonly row: StoredInvoice;
  readonly made: MadeDocument;
  readonly queuedBy: string;
  readonly now: Date;
}

/** Puts a document into the outbox. @returns false if it is on its way already */
export async function queueDocument(trx: Db, { row, made, queuedBy, now }: Queued): Promise<boolean> {
  const delivery = await insertDelivery(trx, {
    companyId: row.companyId,
    id: newId(),
    invoiceId: row.id,
    format: made.format,
    content: made.text,
    nextAt: now,
    queuedAt: now,
    queuedBy,
  });
  if (delivery === undefined) return false;
  await insertDeliveryEvent(trx, delivery, { kind: 'queued', at: now });
  return true;
}
