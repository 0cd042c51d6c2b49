import type { signContractBody, TripContract } from '@portal/shared/contract';
import type { Selectable } from 'kysely';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { TripContractsTable } from '../../../database/tables/trip-documents';
import type { Actor, Deps } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { findAgreement, keepLogo, requireCompany } from '../../company';
import { changedMeanwhile } from '../check-lists/service';
import { signCheckList } from '../check-lists/sign-check-list';
import { lockCheckList, type StoredCheckList } from '../check-lists/store';
import { attachFiles, listReferences } from '../../files';
import { changeTrip } from '../trips/change-trip';
import { insertContract } from '../trips/contract-repository';
import { missingLevels } from '../trips/levels';
import { notFilled, wrongStatus } from '../trips/problems';
import { lockTrip, ownTrip, type TripKey, type TripRow } from '../trips/store';
import { writeHistory } from '../trips/trip-repository';
import { readTripFacts } from './read-trip-facts';
import { fillTerms, toPlaceholderValues } from './fill-terms';

export type StoredContract = Selectable<TripContractsTable>;

/** The valid one. */
export const findSignedContract = (db: Db, { id, companyId }: TripKey): Promise<StoredContract | undefined> =>
  db
    .selectFrom('tripContracts')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('tripId', '=', id)
    .where('voidedAt', 'is', null)
    .executeTakeFirst();

const noTerms = () =>
  new AppProblem('conflict', 'Write the terms of your contract first, under SRM, Contract.');

/** The contract to sign, with the current data. */
export async function buildDraft(deps: Deps, db: Db, { userId }: Pick<Actor, 'userId'>, trip: TripRow) {
  const agreement = await findAgreement(db, userId);
  if (!agreement?.terms) throw noTerms();
  const facts = await readTripFacts(deps, db, trip);
  if (facts === null) throw notFilled(trip.code, ['payment']);
  const terms = fillTerms(agreement.terms, toPlaceholderValues(facts, deps.clock.now(), deps.country));
  return { facts, terms, termsVersion: agreement.version };
}

async function toTripContract(deps: Deps, contract: StoredContract): Promise<TripContract> {
  const files = await listReferences(deps, [contract.agentSignature, contract.customerSignature]);
  return {
    bookingId: contract.tripId,
    termsVersion: contract.termsVersion,
    terms: contract.terms,
    isTracked: contract.facts.vehicle.isTracked ?? false,
    signedAt: contract.signedAt.toISOString(),
    agentSignature: files.get(contract.agentSignature) ?? null,
    customerSignature: files.get(contract.customerSignature) ?? null,
  };
}

export async function getTripContract(deps: Deps, user: Actor, bookingId: string): Promise<TripContract> {
  const trip = await ownTrip(deps.db, requireCompany(user), bookingId);
  const signed = await findSignedContract(deps.db, trip);
  if (signed) return toTripContract(deps, signed);
  const { facts, terms, termsVersion } = await buildDraft(deps, deps.db, user, trip);
  return {
    bookingId,
    termsVersion,
    terms,
    isTracked: facts.vehicle.isTracked ?? false,
    signedAt: null,
    agentSignature: null,
    customerSignature: null,
  };
}

/**
 * The handover's checklist that is signed with the contract; none if it was signed separately, or is not
 * filled in.
 * @throws AppProblem if it is not the one that was shown
 */
async function lockUnsignedHandover(
  trx: Db,
  { companyId, handoverListId }: TripRow,
  shownVersion: number | undefined,
): Promise<StoredCheckList | null> {
  if (handoverListId === null) return null;
  const list = await lockCheckList(trx, companyId, handoverListId);
  if (list === undefined || list.signedAt !== null) return null;
  if (shownVersion !== undefined && shownVersion !== list.version) throw changedMeanwhile();
  return list;
}

/**
 * Freezes the current contract, and with the same signatures the checklist of the handover. A change of the
 * contract's contents makes it void, and it is signed again.
 */
export async function signContract(
  deps: Deps,
  user: Actor,
  { bookingId, agentSignature, customerSignature, checkListVersion }: v.InferOutput<typeof signContractBody>,
): Promise<TripContract> {
  const companyId = requireCompany(user);
  const contract = await deps.db.transaction().execute(async (trx) => {
    const trip = await lockTrip(trx, companyId, bookingId);
    if (await findSignedContract(trx, trip))
      throw new AppProblem('signed_already', 'Both have signed this contract already.');
    if (trip.status !== 'INCOMPLETE') throw wrongStatus(trip);
    const now = deps.clock.now();
    const missing = missingLevels(trip, now).filter((level) => level === 'customer' || level === 'payment');
    if (missing.length > 0) throw notFilled(trip.code, missing);
    const list = await lockUnsignedHandover(trx, trip, checkListVersion);
    const { facts, terms, termsVersion } = await buildDraft(deps, trx, user, trip);
    await attachFiles(
      trx,
      user.userId,
      Object.entries({ agentSignature, customerSignature }).map(([path, fileId]) => ({
        path,
        fileId,
        kind: 'image' as const,
      })),
      now,
    );
    await keepLogo(trx, companyId, facts.company);
    const row = await insertContract(trx, {
      id: newId(),
      companyId,
      tripId: trip.id,
      termsVersion,
      terms,
      facts: JSON.stringify(facts),
      agentSignature,
      customerSignature,
      signedAt: now,
      createdBy: user.userId,
    });
    if (list) await signCheckList(trx, user, trip, list, { agentSignature, customerSignature, at: now });
    await changeTrip(trx, trip, { contractSignedAt: now }, now);
    const details = { contractId: row.id, termsVersion };
    await writeHistory(trx, trip, { kind: 'contract_signed', at: now, userId: user.userId, details });
    return row;
  });
  return toTripContract(deps, contract);
}
