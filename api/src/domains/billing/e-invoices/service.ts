import type { ElectronicInvoice } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import { translateText } from '../../../language/say';
import { AppProblem } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { ownTrip } from '../../rentals';
import { selectTripInvoices, ownInvoice, type StoredInvoice } from '../invoices/invoice-repository';
import { getCancellableUntil } from './get-cancellable-until';
import { makeDocument, canBeElectronic, type Made } from './make-document';
import { readMadeDocument, readSellerToday } from './read-made-document';
import { findRegistrations, type StoredRegistration } from '../registrations/registration-repository';
import { sendDocumentText } from './send-document-text';

/** Whether a registration can be cancelled, and what became of that. */
function toCancellation(registration: StoredRegistration, kind: StoredInvoice['kind']) {
  const { reason, remark, requestedAt, cancelledAt } = registration;
  return {
    cancellableUntil: kind === 'INVOICE' ? getCancellableUntil(registration).toISOString() : null,
    cancellation:
      reason === null || remark === null || requestedAt === null
        ? null
        : {
            reason,
            remark,
            requestedAt: requestedAt.toISOString(),
            cancelledAt: cancelledAt?.toISOString() ?? null,
          },
  };
}

/** How a document stands, in the reader's language. */
function toElectronicInvoice(
  { config }: Pick<Deps, 'config'>,
  { id: invoiceId, kind }: Pick<StoredInvoice, 'id' | 'kind'>,
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
    ...(registration && toCancellation(registration, kind)),
  };
}

/** How one registered document stands. */
export async function readElectronicInvoice(deps: Deps, row: StoredInvoice): Promise<ElectronicInvoice> {
  const made = await readMadeDocument(deps.db, deps.country, row);
  const [registration] = await findRegistrations(deps.db, row.companyId, [row.id]);
  return toElectronicInvoice(deps, row, made, registration);
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
  const rows = await selectTripInvoices(db, companyId, bookingId);
  const today = await readSellerToday(db, companyId);
  const registrations = await findRegistrations(
    db,
    companyId,
    rows.map(({ id }) => id),
  );
  const isCancelled = (id: string | null) =>
    registrations.some(({ invoiceId, cancelledAt }) => invoiceId === id && cancelledAt !== null);
  const shown = rows.filter((row) => canBeElectronic(country, row) && !isCancelled(row.corrects));
  const list = shown.map((row) => {
    const corrected = rows.find(({ id }) => id === row.corrects);
    const made = makeDocument(country, { row, corrected, today });
    const registration = registrations.find(({ invoiceId }) => invoiceId === row.id);
    return toElectronicInvoice(deps, row, made, registration);
  });
  return { list };
}

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
  sendDocumentText(reply, { text, name: row.number, format });
}
