import type { sendTripDocumentBody } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../deps';
import type { NamedPaper } from '../../documents/send-pdf';
import { tripDocumentMail, type MailedDocument } from '../../mail/trip-document-mail';
import { AppProblem, notFound } from '../../plugins/problem';
import { watchCaller } from '../../plugins/watch-caller';
import { buildReceipt, buildTripInvoice } from '../billing';
import { readIssuer, requireCompany } from '../company';
import { emailMissing, findCustomer } from '../customers';
import { buildAddendum, buildContract, ownTrip, writeHistory, type TripRow } from '../rentals';

type Body = v.InferOutput<typeof sendTripDocumentBody>;

interface TripDocument extends NamedPaper {
  readonly document: MailedDocument;
  readonly number: string;
}

/** The document as it prints. @throws AppProblem if it is not one of this trip */
async function buildDocument(
  deps: Deps,
  user: Actor,
  trip: TripRow,
  { kind, documentId = '' }: Body,
): Promise<TripDocument> {
  const { id: bookingId, code } = trip;
  if (kind === 'contract') {
    const document = trip.contractSignedAt === null ? 'draft' : 'contract';
    return { ...(await buildContract(deps, user, bookingId)), document, number: code };
  }
  if (kind === 'addendum') {
    const addendum = await buildAddendum(deps, user, { bookingId, periodId: documentId });
    return { ...addendum, document: 'addendum', number: code };
  }
  if (kind === 'receipt') {
    const receipt = await buildReceipt(deps, trip.companyId, documentId);
    if (receipt.tripId !== bookingId) throw notFound('This receipt');
    return { ...receipt, document: 'receipt' };
  }
  const { isCreditNote, ...invoice } = await buildTripInvoice(deps, user, bookingId, documentId);
  return { ...invoice, document: isCreditNote ? 'creditNote' : 'invoice' };
}

/** Who gets the documents of a trip. @throws AppProblem if it has no customer, or one without an e-mail address */
async function readRecipient({ db }: Deps, companyId: string, { customerId }: TripRow) {
  const customer = customerId === null ? undefined : await findCustomer(db, companyId, customerId);
  if (customer === undefined)
    throw new AppProblem('conflict', 'The customer of this trip is not known any more.');
  if (customer.email === '') throw emailMissing();
  return customer;
}

/** A document of a trip by e-mail to its customer; the history of the trip says who sent which to which address. */
export async function mailTripDocument(
  deps: Deps,
  user: Actor,
  body: Body,
  reply: FastifyReply,
): Promise<{ to: string }> {
  const companyId = requireCompany(user);
  const trip = await ownTrip(deps.db, companyId, body.bookingId);
  const customer = await readRecipient(deps, companyId, trip);
  const company = await readIssuer(deps.db, deps.country, user);
  // Printed before anything is written, because it is slow.
  const caller = { owner: companyId, signal: watchCaller(reply) };
  const build = () => buildDocument(deps, user, trip, body);
  const { name, paper, document, number } = await deps.printer.prepare(build, caller);
  const content = await deps.printer.print(paper, caller);
  const to = customer.email;
  const mail = tripDocumentMail({
    to,
    name: customer.name,
    company: company.name,
    document,
    number,
    tripCode: trip.code,
    attachment: { name: `${name}.pdf`, type: 'application/pdf', content },
  });
  await deps.db.transaction().execute(async (trx) => {
    await deps.mail.send(mail, trx);
    await writeHistory(trx, trip, {
      kind: 'document_sent',
      at: deps.clock.now(),
      userId: user.userId,
      details: { document: body.kind, number, to },
    });
  });
  return { to };
}
