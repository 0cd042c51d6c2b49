import { readMinor } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import { formatMoney } from '../../../documents/format';
import { sendPdf } from '../../../documents/send-pdf';
import { AppProblem } from '../../../plugins/problem';
import { readIssuer, readLogo } from '../../company';
import { readChargeDetails } from './charge-details';
import { noticePaper } from './notice-paper';

/** The notice to the customer who had the vehicle, as the records are now. */
export async function sendNotice(
  deps: Deps,
  user: Actor,
  chargeId: string,
  reply: FastifyReply,
): Promise<void> {
  await sendPdf(deps, user, reply, async () => {
    const { country, db } = deps;
    const charge = await readChargeDetails(deps, user, chargeId);
    const { proof } = charge;
    if (!proof) throw new AppProblem('conflict', 'Choose the trip of this charge first.');
    const company = await readIssuer(db, country, user);
    const logo = await readLogo(deps, company);
    const amount = formatMoney(readMinor(charge.amount) ?? 0, country.currency);
    return {
      name: `notice-${proof.tripCode}-${charge.plate.replaceAll(' ', '-')}`,
      paper: noticePaper({ charge: { ...charge, proof }, company, logo, country, amount }),
    };
  });
}
