import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../deps';
import { momentOf } from '../../documents/format';
import type { Signature } from '../../documents/paper';
import { picturesOf } from '../../documents/picture';
import { sendPdf } from '../../documents/send-pdf';
import { letterheadOf } from '../company/letterhead';
import { requireCompany } from '../company/require-company';
import { ownTrip, type TripRow } from '../trips/store';
import { contractPaper } from './contract-paper';
import type { ContractFacts } from './facts';
import { factsOfTrip } from './facts-of-trip';
import { draftOf, signedContract, type StoredContract } from './service';

/** Those frozen with the contract; one that was signed elsewhere has none of its own. */
async function frozenFacts(deps: Deps, { userId }: Actor, trip: TripRow, { facts }: StoredContract) {
  if ('tripCode' in facts) return facts as unknown as ContractFacts;
  const made = await factsOfTrip(deps, deps.db, userId, trip);
  if (made === null) throw new Error(`${trip.code} was signed without its time`);
  return made.facts;
}

async function signaturesOf(deps: Deps, facts: ContractFacts, signed: StoredContract): Promise<Signature[]> {
  const { agentSignature, customerSignature } = signed;
  const pictures = await picturesOf(deps, [agentSignature, customerSignature]);
  const signedAt = `Signed ${momentOf(signed.signedAt, deps.country)}`;
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

/** As it was signed, or what there is to sign, marked as a draft. */
export async function sendContract(
  deps: Deps,
  user: Actor,
  bookingId: string,
  reply: FastifyReply,
): Promise<void> {
  const { country, db, printer } = deps;
  const trip = await ownTrip(db, requireCompany(user), bookingId);
  const signed = await signedContract(db, bookingId);
  if (signed) {
    const facts = await frozenFacts(deps, user, trip, signed);
    const { logo } = await letterheadOf(deps, user);
    const signatures = await signaturesOf(deps, facts, signed);
    const paper = contractPaper({ facts, terms: signed.terms, logo, country, mark: null, signatures });
    return sendPdf(reply, `contract-${trip.code}`, await printer.print(paper));
  }
  const { facts, terms, letterhead } = await draftOf(deps, db, user, trip);
  const signatures = [
    unsigned('For the company', facts.company.name),
    unsigned('The customer', facts.customer.name),
  ];
  const paper = contractPaper({ facts, terms, logo: letterhead.logo, country, mark: 'Draft', signatures });
  sendPdf(reply, `contract-${trip.code}-draft`, await printer.print(paper));
}
