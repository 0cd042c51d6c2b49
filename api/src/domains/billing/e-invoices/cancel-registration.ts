import {
  MINUTE,
  type cancellationAnswerBody,
  type cancellationBody,
  type ElectronicInvoice,
} from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { AppProblem, invalidField } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { creditRest } from '../invoices/credit';
import { findCreditNotes, ownInvoice, type StoredInvoice } from '../invoices/invoice-repository';
import { confirmCancellation, writeCancellation } from '../registrations/cancellation-repository';
import { findRegistrations, type StoredRegistration } from '../registrations/registration-repository';
import { getCancellableUntil } from './get-cancellable-until';
import { sendDocumentText } from './send-document-text';
import { readElectronicInvoice } from './service';

type Body = v.InferOutput<typeof cancellationBody>;
type Answer = v.InferOutput<typeof cancellationAnswerBody>;

/** @throws AppProblem if the invoice has no registration that counts */
async function readRegistration(db: Db, row: StoredInvoice): Promise<StoredRegistration> {
  const [registration] = await findRegistrations(db, row.companyId, [row.id]);
  if (row.kind !== 'INVOICE' || registration === undefined)
    throw new AppProblem('conflict', 'Only the registration of an invoice can be cancelled.');
  if (registration.cancelledAt !== null)
    throw new AppProblem('conflict', 'The registration is cancelled already.');
  return registration;
}

/** Keeps that and why a registration is to be cancelled. @throws AppProblem after 24 hours, or once it was credited */
export async function cancelRegistration(
  deps: Deps,
  user: Actor,
  { invoiceId, reason, remark }: Body,
): Promise<ElectronicInvoice> {
  const companyId = requireCompany(user);
  const now = deps.clock.now();
  const row = await ownInvoice(deps.db, companyId, invoiceId);
  const registration = await readRegistration(deps.db, row);
  if (now > getCancellableUntil(registration))
    throw new AppProblem('conflict', 'The 24 hours are over. Correct the invoice by a credit note.');
  if ((await findCreditNotes(deps.db, row)).length > 0)
    throw new AppProblem('conflict', 'The invoice has a credit note, so its registration stays.');
  await writeCancellation(deps.db, {
    companyId,
    invoiceId,
    reason,
    remark,
    requestedAt: now,
    requestedBy: user.userId,
  });
  return readElectronicInvoice(deps, row);
}

/** Answers with the cancellation as the portal takes it. */
export async function sendCancellationFile(
  { db }: Deps,
  user: Actor,
  invoiceId: string,
  reply: FastifyReply,
): Promise<void> {
  const row = await ownInvoice(db, requireCompany(user), invoiceId);
  const { irn, reason, remark } = await readRegistration(db, row);
  if (reason === null) throw new AppProblem('conflict', 'Enter first why it is cancelled.');
  const text = `${JSON.stringify({ Irn: irn, CnlRsn: reason, CnlRem: remark }, null, 2)}\n`;
  sendDocumentText(reply, { text, name: `${row.number}-cancellation`, format: 'inv01' });
}

/**
 * Keeps when the portal cancelled a registration, and takes the invoice back by a credit note, which is not registered.
 * @throws AppProblem on the field, if the portal cannot have cancelled it then
 */
export async function confirmRegistrationCancelled(
  deps: Deps,
  user: Actor,
  { invoiceId, cancelledAt }: Answer,
): Promise<ElectronicInvoice> {
  const { db, clock } = deps;
  const row = await ownInvoice(db, requireCompany(user), invoiceId);
  const registration = await readRegistration(db, row);
  if (registration.reason === null) throw new AppProblem('conflict', 'Enter first why it is cancelled.');
  const at = new Date(cancelledAt);
  // A page says no seconds.
  if (at.getTime() < registration.registeredAt.getTime() - MINUTE || at > getCancellableUntil(registration))
    throw invalidField('cancelledAt', 'The portal cancels within 24 hours after the registration.');
  if (at > clock.now()) throw invalidField('cancelledAt', 'This is in the future.');
  await db.transaction().execute(async (trx) => {
    if (!(await confirmCancellation(trx, { companyId: row.companyId, invoiceId }, at)))
      throw new AppProblem('conflict', 'The registration is cancelled already.');
    await creditRest(deps, trx, user, { invoiceId, reason: registration.remark ?? '' });
  });
  return readElectronicInvoice(deps, row);
}
