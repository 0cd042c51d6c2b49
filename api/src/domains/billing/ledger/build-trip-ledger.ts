import { fromMinorUnits, movesMoney, type LedgerKind, type TripLedger } from '@portal/shared/contract';
import type { Selectable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { TripLedgerTable } from '../../../database/tables/trips';
import type { Deps } from '../../../deps';
import { getSettings } from '../../company';
import { readTripRefunds } from '../card-payments/view-card-refunds';
import {
  depositDueAt,
  computeHeldAmount,
  listHolds,
  findTripPayment,
  viewHold,
  type TripRow,
} from '../../rentals';

export type StoredEntry = Selectable<TripLedgerTable>;

const findEntries = (db: Db, { id, companyId }: TripRow): Promise<StoredEntry[]> =>
  db
    .selectFrom('tripLedger')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('tripId', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** The account of a trip, computed from its entries. */
export async function buildTripLedger(
  deps: Pick<Deps, 'config' | 'country' | 'clock'>,
  db: Db,
  trip: TripRow,
): Promise<TripLedger> {
  const { country, clock } = deps;
  const refunds = await readTripRefunds(deps, db, trip.companyId, trip.id);
  const [entries, payment] = [await findEntries(db, trip), await findTripPayment(db, trip)];
  const [holds, now] = [await listHolds(db, trip), clock.now()];
  const held = holds.reduce((sum, hold) => sum + computeHeldAmount(hold, now), 0);
  const { holdDays } = await getSettings(db, country, trip.companyId);
  const sumEntries = (kind: LedgerKind) =>
    entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0);
  const total = trip.total ?? 0;
  return {
    currency: country.currency,
    entries: entries.map(({ id, kind, amount, method, reason, receiptNumber, at }) => ({
      entryId: id,
      kind,
      amount: fromMinorUnits(amount),
      method: movesMoney(kind) ? method : null,
      reason,
      receiptNumber,
      refundable: refunds.refundable.has(id) ? fromMinorUnits(refunds.refundable.get(id) ?? 0) : null,
      at: at.toISOString(),
    })),
    total: fromMinorUnits(total),
    paid: fromMinorUnits(trip.paid),
    credited: fromMinorUnits(trip.credited),
    balance: fromMinorUnits(total - trip.paid - trip.deducted - trip.credited),
    deposit: {
      agreed: fromMinorUnits(payment?.deposit ?? 0),
      held: fromMinorUnits(sumEntries('DEPOSIT_HELD')),
      deducted: fromMinorUnits(sumEntries('DEPOSIT_DEDUCTED')),
      returned: fromMinorUnits(sumEntries('DEPOSIT_RETURNED')),
      left: fromMinorUnits(trip.depositLeft),
      dueAt: depositDueAt(country, trip, held)?.toISOString() ?? null,
    },
    holds: holds.map((hold) => viewHold(hold, now)),
    holdDays,
    cardRefunds: refunds.list,
  };
}
