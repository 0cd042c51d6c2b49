import type { DocumentDelivery } from '@portal/shared/contract';

import type { Actor, Deps } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { readMadeDocument } from '../e-invoices/read-made-document';
import { ownInvoice } from '../invoices/invoice-repository';
import { listDeliveries, updateDelivery } from './delivery-repository';
import { queueDocument } from './queue-document';
import { readDeliveries } from './read-deliveries';

/**
 * Queues an electronic document for the provider: the first time, after a refusal, or at once instead of later.
 * @throws AppProblem that says what the document lacks, or that it was sent already
 */
export async function sendDocument(deps: Deps, user: Actor, invoiceId: string): Promise<DocumentDelivery> {
  const { db, country, config, clock } = deps;
  const companyId = requireCompany(user);
  const row = await ownInvoice(db, companyId, invoiceId);
  if (config.providers[country.id] === null)
    throw new AppProblem('conflict', 'No provider of electronic documents is set up on this server.');
  const made = await readMadeDocument(db, country, row);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    if (await queueDocument(trx, { row, made, queuedBy: user.userId, now })) return;
    const deliveries = await listDeliveries(trx, companyId, [invoiceId]);
    const live = deliveries.find(({ state }) => state !== 'REFUSED');
    if (live?.state !== 'QUEUED') throw new AppProblem('conflict', 'It was sent already.');
    await updateDelivery(trx, live, { nextAt: now });
  });
  const [delivery] = await readDeliveries(db, companyId, [invoiceId]);
  if (delivery === undefined) throw new Error('A queued document has no delivery');
  return delivery;
}
