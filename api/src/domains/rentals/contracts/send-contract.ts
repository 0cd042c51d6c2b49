import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import { formatDateTime } from '../../../documents/format';
import type { Signature } from '../../../documents/paper';
import { loadPictures } from '../../files';
import { sendPdf } from '../../../documents/send-pdf';
import { readLogo, requireCompany } from '../../company';
import { ownTrip } from '../trips/store';
import { contractPaper } from './contract-paper';
import type { ContractFacts } from './facts';
import { buildDraft, signedContract, type StoredContract } from './service';

async function loadSignatures(
  deps: Deps,
  facts: ContractFacts,
  signed: StoredContract,
): Promise<Signature[]> {
  const { agentSignature, customerSignature } = signed;
  const pictures = await loadPictures(deps, [agentSignature, customerSignature]);
  const signedAt = `Signed ${formatDateTime(signed.signedAt, deps.country)}`;
  const box = (label: string, name: string, id: string): Signature => ({
    label,
    name,
    signedAt,
    picture: pictures.get(id) ?? null,
  });
  return [
    box('For the company', facts.company.name, agentSignature),
    box('The customer', facts.customer.name, customerSignature),
  ];
}

const unsigned = (label: string, name: string): Signature => ({ label, name, picture: null, signedAt: null });

/** The signed contract, or the one to sign, marked as a draft. */
export async function sendContract(
  deps: Deps,
  user: Actor,
  bookingId: string,
  reply: FastifyReply,
): Promise<void> {
  await sendPdf(deps, user, reply, async () => {
    const { country, db } = deps;
    const trip = await ownTrip(db, requireCompany(user), bookingId);
    const signed = await signedContract(db, bookingId);
    if (signed) {
      const { facts } = signed;
      const logo = await readLogo(deps, facts.company);
      const signatures = await loadSignatures(deps, facts, signed);
      const paper = contractPaper({ facts, terms: signed.terms, logo, country, mark: null, signatures });
      return { name: `contract-${trip.code}`, paper };
    }
    const { facts, terms } = await buildDraft(deps, db, user, trip);
    const logo = await readLogo(deps, facts.company);
    const signatures = [
      unsigned('For the company', facts.company.name),
      unsigned('The customer', facts.customer.name),
    ];
    const paper = contractPaper({ facts, terms, logo, country, mark: 'Draft', signatures });
    return { name: `contract-${trip.code}-draft`, paper };
  });
}
