import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { draftOf } from '../../../domains/contracts/service';
import { attachFiles } from '../../../domains/files/attach';
import { changeTrip } from '../../../domains/trips/change-trip';
import { lockTrip, writeHistory } from '../../../domains/trips/store';
import { renderSvgs } from '../../pictures/render-svg';
import { storeDemoFile } from '../documents';

const stroke = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"><path d="${path}" fill="none" stroke="#13343a" stroke-width="4" stroke-linecap="round"/></svg>`;

export interface Signatures {
  readonly agentSignature: string;
  readonly customerSignature: string;
}

/** Two hands, once for all trips. */
export async function drawSignatures(deps: Deps, { userId }: Actor): Promise<Signatures> {
  const [agent, customer] = await renderSvgs([
    stroke('M30 110c40-90 60-90 50-20s50-70 70-20 40-60 60 0 60-50 200-20'),
    stroke('M40 60c80-50 20 110 80 50s20-60 60-10 40-50 70 0 50-60 190 20'),
  ]);
  const store = (picture: Buffer | undefined, name: string) =>
    storeDemoFile(deps, userId, picture ?? Buffer.alloc(0), name, 'image');
  return {
    agentSignature: await store(agent, 'signature-agent.png'),
    customerSignature: await store(customer, 'signature-customer.png'),
  };
}

const equipment = {
  spareWheel: true,
  jack: true,
  triangle: true,
  firstAidKit: true,
  registrationCard: true,
  tollTag: true,
  keysCount: 2,
  fuelEighths: 8,
  cleanliness: 'clean' as const,
};

/** The check-list at handover and the contract, signed by both. */
export async function signDemoPapers(
  deps: Deps,
  { userId }: Actor,
  companyId: string,
  tripId: string,
  signatures: Signatures,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const trip = await lockTrip(trx, companyId, tripId);
    const files = Object.entries(signatures).map(([path, fileId]: [string, string]) => ({ path, fileId }));
    await attachFiles(
      trx,
      userId,
      files.map((file) => ({ ...file, kind: 'image' as const })),
      now,
    );
    const { currentKm } = await trx
      .selectFrom('fleetVehicles')
      .select('currentKm')
      .where('id', '=', trip.vehicleId)
      .executeTakeFirstOrThrow();
    const signed = { companyId, tripId, ...signatures, signedAt: now, createdBy: userId };
    const handoverListId = newId();
    const list = { id: handoverListId, vehicleId: trip.vehicleId, moment: 'handover' as const };
    await trx
      .insertInto('checkLists')
      .values({ ...list, ...signed, ...equipment, odometer: currentKm, createdAt: now, updatedAt: now })
      .execute();
    const { terms, termsVersion } = await draftOf(deps, trx, { userId }, trip);
    await trx
      .insertInto('tripContracts')
      .values({ id: newId(), ...signed, terms, termsVersion })
      .execute();
    await changeTrip(trx, trip, { handoverListId, contractSignedAt: now }, now);
    await writeHistory(trx, trip, { kind: 'contract_signed', at: now, userId });
  });
}
