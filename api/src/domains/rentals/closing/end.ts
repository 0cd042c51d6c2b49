import {
  isBalanceLeft,
  toMinorUnits,
  type Counter,
  type Settlement,
  type TripRecord,
} from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { formatMoney } from '../../../documents/format';
import { say } from '../../../language/say';
import { AppProblem, notFound } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { updateVehicle } from '../../fleet';
import { flagCustomer } from '../../customers';
import { insertClosing } from '../trips/closing-repository';
import { readAccountCharges, type AccountCharges } from '../trips/money/account-charges';
import type { StoredHold } from '../trips/money/holds/deposit-hold-repository';
import { captureHold, releaseHold } from '../trips/money/holds/deposit-holds';
import { findActiveHold } from '../trips/money/holds/read-holds';
import { addLedgerEntry, findDepositMethod } from '../trips/money/ledger';
import { recordReturn } from '../trips/period/record-return';
import { wrongStatus } from '../trips/problems';
import { lockTrip, ownTrip, type TripRow } from '../trips/store';
import { updateTrip, writeHistory } from '../trips/trip-repository';
import { tellTripChanged } from '../trips/tell-trip-changed';
import { endVehiclePeriod } from '../trips/vehicle-periods/vehicle-period-repository';
import { tripView } from '../trips/view';
import { computeAccount, listCharges, readReturnedAt, settleCounter, type EndBody } from './account';

/** Closes the account and releases the vehicle, both or neither. A second call finds the trip completed. */
export async function endTrip(deps: Deps, user: Actor, body: EndBody): Promise<TripRecord> {
  const companyId = requireCompany(user);
  if (body.companyId !== companyId) throw notFound('This company');
  const ended = await deps.db.transaction().execute(async (trx) => {
    const trip = await lockTrip(trx, companyId, body.bookingId);
    if (trip.status !== 'ONGOING') throw wrongStatus(trip);
    const returnedAt = readReturnedAt(deps, trip, body.returnedAt);
    const accountCharges = await readAccountCharges(trx, trip);
    const settlement = computeAccount(trip, { body, accountCharges }, returnedAt);
    refuseOtherTotal(deps, settlement, body);
    const hold = await findActiveHold(trx, trip, deps.clock.now());
    const counter = settleCounter(trip, settlement, body, hold?.amount ?? 0);
    refuseBalance(deps, counter, body);
    await writeAccount(deps, trx, user, trip, { body, settlement, returnedAt, accountCharges });
    await writeMoney(deps, trx, user, trip, body, counter);
    if (hold) await endHold(deps, trx, user, trip, hold, body, counter);
    await recordReturn(trx, trip, returnedAt);
    const { currentKilometre: currentKm } = body;
    await endVehiclePeriod(trx, trip, { endsAt: returnedAt, returnKm: currentKm });
    await updateVehicle(trx, companyId, trip.vehicleId, { currentKm });
    await flagCustomer(deps, trx, trip, body.customerStatus);
    await tellTripChanged(trx, user, { id: trip.id, status: 'COMPLETED' }, deps.clock.now());
    return ownTrip(trx, companyId, trip.id);
  });
  return tripView(deps, companyId, ended);
}

function refuseOtherTotal({ country }: Deps, { total }: Settlement, { totalAmountCollected }: EndBody): void {
  const sent = toMinorUnits(totalAmountCollected);
  if (sent === total) return;
  const message = say('The settlement comes to {right}, not {wrong}. Check it again.', {
    right: formatMoney(total, country.currency),
    wrong: formatMoney(sent, country.currency),
  });
  throw new AppProblem('total_differs', message, { errors: [{ path: 'totalAmountCollected', message }] });
}

function refuseBalance({ country }: Deps, { left }: Counter, { customerStatus }: EndBody): void {
  if (!isBalanceLeft(left, customerStatus)) return;
  const message = say('{amount} is still to be paid. Collect it, or choose another status.', {
    amount: formatMoney(left, country.currency),
  });
  throw new AppProblem('balance_left', message, { errors: [{ path: 'customerStatus', message }] });
}

interface Account {
  readonly body: EndBody;
  readonly settlement: Settlement;
  readonly returnedAt: Date;
  readonly accountCharges: AccountCharges;
}

async function writeAccount(
  { clock }: Deps,
  trx: Db,
  { userId }: Actor,
  trip: TripRow,
  { body, settlement, returnedAt, accountCharges }: Account,
): Promise<void> {
  const closedAt = clock.now();
  const { customerStatus, currentKilometre, discountReason = null } = body;
  const charges = listCharges(body, accountCharges);
  await insertClosing(trx, {
    tripId: trip.id,
    companyId: trip.companyId,
    customerStatus,
    currentKm: currentKilometre,
    returnedAt,
    closedAt,
    closedBy: userId,
    discountReason,
    fines: settlement.fines,
    salik: settlement.salik,
    discount: settlement.discount,
    total: settlement.total,
    settlement: JSON.stringify(settlement),
    additionalCharges: JSON.stringify(charges),
  });
  await updateTrip(trx, trip, {
    status: 'COMPLETED',
    returnedAt,
    closedAt,
    total: settlement.total,
    updatedAt: closedAt,
  });
  await writeHistory(trx, trip, {
    kind: 'ended',
    at: closedAt,
    userId,
    details: { customerStatus, currentKilometre, returnedAt, charges, discountReason, settlement },
  });
}

async function writeMoney(
  deps: Deps,
  trx: Db,
  { userId: createdBy }: Actor,
  trip: TripRow,
  { paymentMethod, depositReason, depositReturnMethod }: EndBody,
  { collected, deducted, returned }: Counter,
): Promise<void> {
  const at = deps.clock.now();
  const by = { at, createdBy };
  if (collected > 0)
    await addLedgerEntry(deps, trx, trip, {
      kind: 'PAYMENT',
      amount: collected,
      method: paymentMethod,
      ...by,
    });
  if (deducted > 0)
    await addLedgerEntry(deps, trx, trip, {
      kind: 'DEPOSIT_DEDUCTED',
      amount: deducted,
      reason: depositReason ?? null,
      ...by,
    });
  if (returned > 0) {
    const method = depositReturnMethod ?? (await findDepositMethod(trx, trip.id));
    await addLedgerEntry(deps, trx, trip, { kind: 'DEPOSIT_RETURNED', amount: returned, method, ...by });
  }
}

/** What is taken of a deposit on a card, and its release. Otherwise it stays for charges that come later. */
async function endHold(
  deps: Deps,
  trx: Db,
  { userId }: Actor,
  trip: TripRow,
  hold: StoredHold,
  { holdReason, releasesHold }: EndBody,
  { captured: amount }: Counter,
): Promise<void> {
  const at = deps.clock.now();
  if (amount > 0) await captureHold(deps, trx, trip, hold, { amount, reason: holdReason ?? '', at, userId });
  else if (releasesHold) await releaseHold(deps, trx, trip, hold, { at, userId });
}
