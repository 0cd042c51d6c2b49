import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import type { Signature } from '../../../documents/paper';
import { createPaperWriter } from '../../../documents/words/create-paper-writer';
import type { PaperWord } from '../../../documents/words/paper-words';
import { loadPictures } from '../../files';
import { sendPdf, type NamedPaper } from '../../../documents/send-pdf';
import { readLogo, requireCompany } from '../../company';
import { ownTrip } from '../trips/store';
import { contractPaper } from './contract-paper';
import type { ContractFacts } from './facts';
import { buildDraft, findSignedContract, type StoredContract } from './service';

async function loadSignatures(
  deps: Deps,
  facts: ContractFacts,
  signed: StoredContract,
): Promise<Signature[]> {
  const { agentSignature, customerSignature } = signed;
  const pictures = await loadPictures(deps, [agentSignature, customerSignature]);
  const { word, dateTime } = createPaperWriter(deps.country, facts.company.second);
  const signedAt = word('Signed {time}', { time: dateTime(signed.signedAt) });
  const box = (label: PaperWord, name: string, id: string): Signature => ({
    label: word(label),
    name,
    signedAt,
    picture: pictures.get(id) ?? null,
  });
  return [
    box('For the company', facts.company.name, agentSignature),
    box('The customer', facts.customer.name, customerSignature),
  ];
}

/** The signed contract, or the one to sign, marked as a draft. */
export async function buildContract(deps: Deps, user: Actor, bookingId: string): Promise<NamedPaper> {
  const { country, db } = deps;
  const trip = await ownTrip(db, requireCompany(user), bookingId);
  const signed = await findSignedContract(db, trip);
  if (signed) {
    const { facts } = signed;
    const logo = await readLogo(deps, facts.company);
    const signatures = await loadSignatures(deps, facts, signed);
    const paper = contractPaper({ facts, terms: signed.terms, logo, country, mark: null, signatures });
    return { name: `contract-${trip.code}`, paper };
  }
  const { facts, terms } = await buildDraft(deps, db, user, trip);
  const logo = await readLogo(deps, facts.company);
  const { word } = createPaperWriter(country, facts.company.second);
  const unsigned = (label: PaperWord, name: string): Signature => ({
    label: word(label),
    name,
    picture: null,
    signedAt: null,
  });
  const signatures = [
    unsigned('For the company', facts.company.name),
    unsigned('The customer', facts.customer.name),
  ];
  const paper = contractPaper({ facts, terms, logo, country, mark: 'Draft', signatures });
  return { name: `contract-${trip.code}-draft`, paper };
}

/** The contract as a file. */
export async function sendContract(
  deps: Deps,
  user: Actor,
  bookingId: string,
  reply: FastifyReply,
): Promise<void> {
  await sendPdf(deps, user, reply, () => buildContract(deps, user, bookingId));
}
