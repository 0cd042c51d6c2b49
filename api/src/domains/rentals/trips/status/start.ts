import { toCountryDay, findExpiringDocuments, limits } from '@portal/shared/contract';

import type { Db } from '../../../../database/connect';
import type { Actor, Deps } from '../../../../deps';
import { say, type Translated } from '../../../../language/say';
import { AppProblem } from '../../../../plugins/problem';
import { findCustomer } from '../../../customers';
import { updateVehicle } from '../../../fleet';
import { momentText } from '../../../../time/moment-text';
import { changeTrip } from '../change-trip';
import { missingLevels } from '../levels';
import { findActiveHold, computeHeldAmount } from '../money/holds/read-holds';
import { addLedgerEntry } from '../money/ledger';
import { findTripPayment } from '../money/payment-store';
import { lockVehicles } from '../period/occupy';
import { notFilled } from '../problems';
import type { TripRow } from '../store';
import { writeHistory } from '../trip-repository';
import { beginVehiclePeriod } from '../vehicle-periods/vehicle-period-repository';
import { refuseVehicleThatIsOut } from './vehicle-out';

/** The vehicle is handed over: a complete draft becomes a trip under way. */
export async function startTrip(deps: Deps, trx: Db, user: Actor, trip: TripRow): Promise<void> {
  const now = deps.clock.now();
  const missing = missingLevels(trip, now);
  if (missing.length > 0 || !trip.isReady || trip.startsAt === null) throw notFilled(trip.code, missing);
  refuseTooEarly(deps, trip, trip.startsAt, now);
  await refuseExpiredDocuments(deps, trx, trip, trip.startsAt);
  const [vehicle] = await lockVehicles(trx, trip.companyId, [trip.vehicleId]);
  await refuseVehicleThatIsOut(deps, trx, trip, trip.vehicleId);
  const handoverKm = (await findOdometer(trx, trip)) ?? vehicle?.currentKm ?? 0;
  await updateVehicle(trx, trip.companyId, trip.vehicleId, { currentKm: handoverKm, updatedAt: now });
  await changeTrip(trx, trip, { status: 'ONGOING', startedAt: now, handoverKm, heldUntil: null }, now);
  const { vehicleId, handoverListId } = trip;
  await beginVehiclePeriod(trx, trip, { vehicleId, startsAt: now, handoverKm, handoverListId });
  await holdDeposit(deps, trx, user, trip, now);
  await writeHistory(trx, trip, { kind: 'started', at: now, userId: user.userId, details: { handoverKm } });
}

function refuseTooEarly({ country }: Deps, { code }: TripRow, startsAt: Date, now: Date): void {
  const earliest = new Date(startsAt.getTime() - limits.trip.earlyStart);
  if (now >= earliest) return;
  const [start, from] = [momentText(country, startsAt), momentText(country, earliest)];
  const text = say('{code} begins on {start}. It can be started from {from} on.', { code, start, from });
  throw new AppProblem('trip_transition', text);
}

/** At least one document, and none that expires before the trip begins. */
async function refuseExpiredDocuments(
  { country }: Deps,
  trx: Db,
  { companyId, customerId }: TripRow,
  startsAt: Date,
): Promise<void> {
  const customer = await findCustomer(trx, companyId, customerId ?? '');
  if (customer === undefined) return;
  const { name, licenseNumber, licenseExpireDate, passportNumber, passportExpireDate } = customer;
  const day = toCountryDay(startsAt, country.timeZone);
  const expired = findExpiringDocuments(
    { drivingLicenseExpireDate: licenseExpireDate, passportExpireDate },
    day,
  ).map(({ kind }) => kind);
  const problem = (text: Translated) =>
    new AppProblem('documents_expired', text, { errors: [{ path: 'customer', message: text }] });
  if (licenseNumber === null && passportNumber === null)
    throw problem(say('Enter the number of {name}\u2019s driving licence or passport first.', { name }));
  const [license, passport] = [expired.includes('drivingLicense'), expired.includes('passport')];
  if (license && passport)
    throw problem(
      say('{name}\u2019s driving licence and passport will have expired when the trip begins.', { name }),
    );
  if (license)
    throw problem(say('{name}\u2019s driving licence will have expired when the trip begins.', { name }));
  if (passport)
    throw problem(say('{name}\u2019s passport will have expired when the trip begins.', { name }));
}

async function findOdometer(trx: Db, { handoverListId, companyId }: TripRow): Promise<number | null> {
  if (handoverListId === null) return null;
  const list = await trx
    .selectFrom('checkLists')
    .select('odometer')
    .where('companyId', '=', companyId)
    .where('id', '=', handoverListId)
    .executeTakeFirst();
  return list?.odometer ?? null;
}

/** The part of the agreed deposit that neither the company nor a bank holds yet is taken at the handover. */
async function holdDeposit(deps: Deps, trx: Db, { userId }: Actor, trip: TripRow, at: Date): Promise<void> {
  const payment = await findTripPayment(trx, trip);
  const held = trip.depositLeft + computeHeldAmount(await findActiveHold(trx, trip, at), at);
  const open = payment?.isDepositEnabled ? payment.deposit - held : 0;
  if (!payment || open <= 0) return;
  const { depositMethod: method } = payment;
  await addLedgerEntry(deps, trx, trip, {
    kind: 'DEPOSIT_HELD',
    amount: open,
    method,
    at,
    createdBy: userId,
  });
}
