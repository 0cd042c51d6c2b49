import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { InvoiceFacts } from '../../../database/tables/invoices';
import type { Actor, Deps } from '../../../deps';
import { nextNumber } from '../../company';
import type { TaxedDocument } from './document-tax';
import { insertInvoice, toStoredColumns, type StoredInvoice } from './invoice-repository';

type NewDocument = Pick<StoredInvoice, 'companyId' | 'tripId' | 'kind' | 'currency'> &
  Partial<Pick<StoredInvoice, 'corrects' | 'replaces' | 'supplements' | 'reason'>> & {
    readonly document: TaxedDocument;
    readonly facts: InvoiceFacts;
  };

/**
 * Stores an invoice or credit note under the next number of its series, issued now. The number is taken last, so that
 * others wait for it as briefly as possible.
 */
export async function insertNumberedDocument(
  { country, clock }: Pick<Deps, 'country' | 'clock'>,
  trx: Db,
  { userId }: Actor,
  {
    document,
    facts,
    corrects = null,
    replaces = null,
    supplements = null,
    reason = null,
    ...row
  }: NewDocument,
): Promise<StoredInvoice> {
  const issuedAt = clock.now();
  const { companyId, kind } = row;
  const number = await nextNumber(trx, { country, companyId, kind, at: issuedAt });
  const stored = {
    id: newId(),
    ...row,
    ...number,
    issuedAt,
    ...toStoredColumns(document),
    version: facts.trips ? 3 : 2,
    facts: JSON.stringify(facts),
    corrects,
    replaces,
    supplements,
    reason,
    createdBy: userId,
  };
  const tripIds = facts.trips?.map(({ tripId }) => tripId) ?? [];
  return insertInvoice(trx, stored, tripIds);
}
