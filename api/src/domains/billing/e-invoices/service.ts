import type { ElectronicInvoice } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import { contentDisposition } from '../../../files/file-name';
import { translateText } from '../../../language/say';
import { AppProblem } from '../../../plugins/problem';
import { readSellerParts, requireCompany } from '../../company';
import { ownTrip } from '../../rentals';
import { invoicesOfTrip, ownInvoice } from '../invoices/invoice-repository';
import { makeDocument } from './make-document';
import { missingParts } from './missing-parts';

/** Which documents of a trip can be electronic, and what the others lack. None outside the Emirates. */
export async function listElectronicInvoices(
  { db, country }: Deps,
  user: Actor,
  bookingId: string,
): Promise<{ list: ElectronicInvoice[] }> {
  const companyId = requireCompany(user);
  await ownTrip(db, companyId, bookingId);
  if (country.id !== 'ae') return { list: [] };
  const rows = await invoicesOfTrip(db, companyId, bookingId);
  const today = await readSellerParts(db, companyId);
  const list = rows.map((row) => {
    const corrected = rows.find(({ id }) => id === row.corrects);
    const made = makeDocument(country, { row, corrected, today });
    const missing = 'missing' in made ? made.missing : [];
    return { invoiceId: row.id, missing: missing.map((part) => translateText(missingParts[part])) };
  });
  return { list };
}

/** Answers with a document as UBL. @throws AppProblem that says what it lacks */
export async function sendElectronicInvoice(
  { db, country }: Deps,
  user: Actor,
  invoiceId: string,
  reply: FastifyReply,
): Promise<void> {
  const companyId = requireCompany(user);
  const row = await ownInvoice(db, companyId, invoiceId);
  if (country.id !== 'ae')
    throw new AppProblem('conflict', 'Only invoices of the UAE are documents of this kind.');
  const corrected = row.corrects === null ? undefined : await ownInvoice(db, companyId, row.corrects);
  const today = await readSellerParts(db, companyId);
  const made = makeDocument(country, { row, corrected, today });
  if ('missing' in made) {
    const [first = 'taxByLine'] = made.missing;
    throw new AppProblem('conflict', missingParts[first], {
      errors: made.missing.map((part) => ({ path: part, message: missingParts[part] })),
    });
  }
  void reply
    .headers({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': contentDisposition('attachment', row.number.replaceAll('/', '-'), 'xml'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(made.xml);
}
