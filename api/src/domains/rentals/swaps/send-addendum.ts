import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import { loadPictures } from '../../files';
import { sendPdf, type NamedPaper } from '../../../documents/send-pdf';
import { createPaperWriter } from '../../../documents/words/create-paper-writer';
import type { PaperWord } from '../../../documents/words/paper-words';
import { notFound } from '../../../plugins/problem';
import { readLogo, requireCompany } from '../../company';
import { ownTrip } from '../trips/store';
import { addendumPaper } from './addendum-paper';

interface AddendumKey {
  readonly bookingId: string;
  readonly periodId: string;
}

/** From what was frozen when both signed. */
export async function buildAddendum(
  deps: Deps,
  user: Actor,
  { bookingId, periodId }: AddendumKey,
): Promise<NamedPaper> {
  const { country, db } = deps;
  const companyId = requireCompany(user);
  const trip = await ownTrip(db, companyId, bookingId);
  const addendum = await db
    .selectFrom('contractAddenda')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('tripId', '=', trip.id)
    .where('periodId', '=', periodId)
    .executeTakeFirst();
  if (addendum === undefined) throw notFound('This addendum');
  const { facts, agentSignature, customerSignature } = addendum;
  const pictures = await loadPictures(deps, [agentSignature, customerSignature]);
  const { word, dateTime } = createPaperWriter(country, facts.company.second);
  const signedAt = word('Signed {time}', { time: dateTime(addendum.signedAt) });
  const sign = (label: PaperWord, name: string, id: string) => ({
    label: word(label),
    name,
    signedAt,
    picture: pictures.get(id) ?? null,
  });
  const logo = await readLogo(deps, facts.company);
  const signatures = [
    sign('For the company', facts.company.name, agentSignature),
    sign('The customer', facts.customerName, customerSignature),
  ];
  return {
    name: `addendum-${trip.code}-${facts.number}`,
    paper: addendumPaper({ facts, logo, signatures, country }),
  };
}

/** The addendum as a file. */
export async function sendAddendum(
  deps: Deps,
  user: Actor,
  addendum: AddendumKey,
  reply: FastifyReply,
): Promise<void> {
  await sendPdf(deps, user, reply, () => buildAddendum(deps, user, addendum));
}
