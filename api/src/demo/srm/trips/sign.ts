import { createCheckListBody } from '@portal/shared/contract';

import type { Actor, Deps } from '../../../deps';
import { addCheckList, ownTrip, signContract, swapVehicle } from '../../../domains/rentals';
import { listVehicleDamages } from '../../../domains/fleet';
import { requireCompany } from '../../../domains/company';
import { validate } from '../../../plugins/validate';
import { renderSvgs } from '../../pictures/render-svg';
import { storeDemoFile } from '../documents';

const stroke = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"><path d="${path}" fill="none" stroke="#13343a" stroke-width="4" stroke-linecap="round"/></svg>`;
const scratched = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#7d8790"/>
  <path d="M0 330q320-60 640 0v150H0z" fill="#5d666e"/><path d="M150 220l210-60M180 245l240-70M240 250l150-40" stroke="#e6e9ec" stroke-width="5" stroke-linecap="round"/></svg>`;

export interface Signatures {
  readonly agentSignature: string;
  readonly customerSignature: string;
}

/** Two signatures, used for all trips. */
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
  cleanliness: 'clean',
} as const;

export interface DemoDamage {
  readonly zone: string;
  readonly condition: string;
  readonly note: string;
}

interface DemoList {
  readonly bookingId: string;
  readonly vehicleId: string;
  readonly moment: 'handover' | 'return';
  readonly odometer: number;
  readonly damages?: readonly DemoDamage[];
  readonly signatures?: Signatures;
}

/** A complete checklist. A handover begins with the known damages; a new damage has its photo. */
export async function fillDemoList(
  deps: Deps,
  user: Actor,
  { damages = [], signatures, ...list }: DemoList,
): Promise<void> {
  const zones: (DemoDamage & { photos: string[] })[] = [];
  if (list.moment === 'handover') {
    const { list: known } = await listVehicleDamages(deps, user, list.vehicleId);
    for (const { zone, kind, note, repairedAt } of known)
      if (!repairedAt && zones.every((one) => one.zone !== zone))
        zones.push({ zone, condition: kind, note: note ?? '', photos: [] });
  }
  for (const damage of damages) {
    const [photo] = await renderSvgs([scratched]);
    const file = await storeDemoFile(deps, user.userId, photo ?? Buffer.alloc(0), 'damage.png', 'image');
    zones.push({ ...damage, photos: [file] });
  }
  await addCheckList(
    deps,
    user,
    validate(createCheckListBody, { ...equipment, ...list, zones, ...signatures }),
  );
}

const readOdometer = async ({ db }: Deps, vehicleId: string): Promise<number> =>
  (
    await db
      .selectFrom('fleetVehicles')
      .select('currentKm')
      .where('id', '=', vehicleId)
      .executeTakeFirstOrThrow()
  ).currentKm;

/** The checklist of the handover and the contract, signed together by both parties. */
export async function signDemoDocuments(
  deps: Deps,
  user: Actor,
  bookingId: string,
  signatures: Signatures,
): Promise<void> {
  const { vehicleId } = await ownTrip(deps.db, requireCompany(user), bookingId);
  const odometer = await readOdometer(deps, vehicleId);
  await fillDemoList(deps, user, { bookingId, vehicleId, moment: 'handover', odometer });
  await signContract(deps, user, { bookingId, ...signatures });
}

interface DemoSwap {
  readonly bookingId: string;
  readonly vehicleId: string;
  readonly reason: string;
  readonly driven: number;
  readonly damages: readonly DemoDamage[];
  readonly signatures: Signatures;
}

/** One vehicle comes back damaged, another goes out. */
export async function swapDemoVehicle(
  deps: Deps,
  user: Actor,
  { bookingId, vehicleId, reason, driven, damages, signatures }: DemoSwap,
): Promise<void> {
  const trip = await ownTrip(deps.db, requireCompany(user), bookingId);
  const back = { bookingId, vehicleId: trip.vehicleId, moment: 'return', damages } as const;
  await fillDemoList(deps, user, { ...back, odometer: (trip.handoverKm ?? 0) + driven });
  const odometer = await readOdometer(deps, vehicleId);
  await fillDemoList(deps, user, { bookingId, vehicleId, moment: 'handover', odometer });
  await swapVehicle(deps, user, { bookingId, vehicleId, reason, ...signatures });
}
