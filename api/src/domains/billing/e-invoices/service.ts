import type { ElectronicInvoice } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import { contentDisposition } from '../../../files/file-name';
import { translateText } from '../../../language/say';
import { AppProblem } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { ownTrip } from '../../rentals';
import { invoicesOfTrip, ownInvoice } from '../invoices/invoice-repository';
import { makeDocument, canBeElectronic, type Made } from './make-document';
import { readMadeDocument, readSellerToday } from './read-made-document';
import { findRegistrations, type StoredRegistration } from '../registrations/registration-repository';

/** How a document stands, in the reader's language. */
export function toElectronicInvoice(
  { config }: Pick<Deps, 'config'>,
  invoiceId: string,
  made: Made,
  registration: StoredRegistration | undefined,
): ElectronicInvoice {
  const missing = 'missing' in made ? made.missing : [];
  return {
    invoiceId,
    missing: missing.map(({ message }) => translateText(message)),
    irn: 'irn' in made ? made.irn : null,
    registeredAt: registration?.registeredAt.toISOString() ?? null,
    isVerifiable: config.registrationKeys.length > 0,
  };
}

/** Which documents of a trip can be electronic, and what the others lack. */
export async function listElectronicInvoices(
  deps: Deps,
  user: Actor,
  bookingId: string,
): Promise<{ list: ElectronicInvoice[] }> {
  const { db, country } = deps;
  const companyId = requireCompany(user);
  await ownTrip(db, companyId, bookingId);
  const rows = await invoicesOfTrip(db, companyId, bookingId);
  const today = await readSellerToday(db, companyId);
  const shown = rows.filter((row) => canBeElectronic(country, row));
  const registrations = await findRegistrations(
    db,
    companyId,
    shown.map(({ id }) => id),
  );
  const list = shown.map((row) => {
    const corrected = rows.find(({ id }) => id === row.corrects);
    const made = makeDocument(country, { row, corrected, today });
    const registration = registrations.find(({ invoiceId }) => invoiceId === row.id);
    return toElectronicInvoice(deps, row.id, made, registration);
  });
  return { list };
}

const forms = {
  ubl: { type: 'application/xml; charset=utf-8', ending: 'xml' },
  inv01: { type: 'application/json; charset=utf-8', ending: 'json' },
} as const;

/** Answers with a document in its electronic form. @throws AppProblem that says what it lacks */
export async function sendElectronicInvoice(
  { db, country }: Deps,
  user: Actor,
  { invoiceId, format }: { readonly invoiceId: string; readonly format: 'ubl' | 'inv01' },
  reply: FastifyReply,
): Promise<void> {
  const companyId = requireCompany(user);
  const row = await ownInvoice(db, companyId, invoiceId);
  if (country.id !== (format === 'ubl' ? 'ae' : 'in'))
    throw new AppProblem(
      'conflict',
      format === 'ubl'
        ? 'Only invoices of the UAE can be electronic documents of this kind.'
        : 'Only invoices of India are documents of this kind.',
    );
  const { text } = await readMadeDocument(db, country, row);
  const { type, ending } = forms[format];
  void reply
    .headers({
      'content-type': type,
      'content-disposition': contentDisposition('attachment', row.number.replaceAll('/', '-'), ending),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(text);
}
