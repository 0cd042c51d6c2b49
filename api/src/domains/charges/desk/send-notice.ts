import type { ChargeDetails } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { sendPdf } from '../../../documents/send-pdf';
import { chargeNoticeMail } from '../../../mail/charge-notice-mail';
import { notFound } from '../../../plugins/problem';
import { watchCaller } from '../../../plugins/watch-caller';
import { requireCompany } from '../../company';
import { emailMissing } from '../../customers';
import { insertChargeHistory } from '../charge-repository';
import { buildNotice, printAmount, readProvedCharge } from './build-notice';
import { readChargeDetails, toReader } from './charge-details';
import { formatMoment } from './format-moment';

/** The notice as a file. */
export async function sendNotice(
  deps: Deps,
  user: Actor,
  chargeId: string,
  reply: FastifyReply,
): Promise<void> {
  await sendPdf(deps, user, reply, async () =>
    buildNotice(deps, requireCompany(user), await readProvedCharge(deps, toReader(user), chargeId)),
  );
}

/** The notice by e-mail to the customer of the trip; what was sent to which address when is kept with the charge. */
export async function mailNotice(
  deps: Deps,
  user: Actor,
  chargeId: string,
  reply: FastifyReply,
): Promise<ChargeDetails> {
  const companyId = requireCompany(user);
  const charge = await readProvedCharge(deps, toReader(user), chargeId);
  const to = charge.contact?.email ?? '';
  if (to === '') throw emailMissing();
  // Printed before anything is written, because it is slow.
  const caller = { owner: companyId, signal: watchCaller(reply) };
  const { name, paper, companyName } = await buildNotice(deps, companyId, charge);
  const content = await deps.printer.print(paper, caller);
  const mail = chargeNoticeMail({
    to,
    name: charge.proof.customerName ?? '',
    company: companyName,
    plate: charge.plate,
    amount: printAmount(deps, charge),
    moment: formatMoment({ at: new Date(charge.at), precision: charge.precision }, deps.country),
    tripCode: charge.proof.tripCode,
    attachment: { name: `${name}.pdf`, type: 'application/pdf', content },
  });
  await deps.db.transaction().execute(async (trx) => {
    await deps.mail.send(mail, trx);
    await insertChargeHistory(trx, companyId, [chargeId], {
      kind: 'noticed',
      userId: user.userId,
      at: deps.clock.now(),
      details: { to },
    });
  });
  return readChargeDetails(deps, toReader(user), chargeId);
}

/** The charges that an invoice bills, the first line first. */
export const listBilledCharges = (db: Db, companyId: string, invoiceId: string) =>
  db
    .selectFrom('charges')
    .select(['id as chargeId', 'kind', 'at', 'amount'])
    .where('companyId', '=', companyId)
    .where('invoiceId', '=', invoiceId)
    .orderBy('invoiceLine')
    .execute();

/** The notice of a charge that an invoice bills, for the customer who has its link. @throws AppProblem if it bills no such charge */
export async function sendBilledNotice(
  deps: Deps,
  { companyId, invoiceId, chargeId }: { companyId: string; invoiceId: string; chargeId: string },
  reply: FastifyReply,
): Promise<void> {
  const billed = await listBilledCharges(deps.db, companyId, invoiceId);
  if (!billed.some((charge) => charge.chargeId === chargeId)) throw notFound('This charge');
  await sendPdf(deps, { companyId, userId: companyId }, reply, async () =>
    buildNotice(deps, companyId, await readProvedCharge(deps, { companyId }, chargeId)),
  );
}
