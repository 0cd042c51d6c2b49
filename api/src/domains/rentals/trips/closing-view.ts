import { fromMinorUnits, type Settlement, type TripRecord } from '@portal/shared/contract';
import type { Db } from '../../../database/connect';

export type ClosingView = NonNullable<TripRecord['closing']>;

/** The account as numeric strings. */
export const settlementView = (settlement: Settlement) => ({
  driven: settlement.driven,
  extraKilometres: settlement.extraKilometres,
  lateHours: settlement.lateHours,
  rental: fromMinorUnits(settlement.rental),
  extraKilometreCharge: fromMinorUnits(settlement.extraKilometreCharge),
  lateFee: fromMinorUnits(settlement.lateFee),
  charges: fromMinorUnits(settlement.charges),
  fines: fromMinorUnits(settlement.fines),
  salik: fromMinorUnits(settlement.salik),
  discount: fromMinorUnits(settlement.discount),
  total: fromMinorUnits(settlement.total),
  paid: fromMinorUnits(settlement.paid),
  balance: fromMinorUnits(settlement.balance),
});

/** Closed accounts, by trip. */
export async function findClosings(
  db: Db,
  companyId: string,
  tripIds: readonly string[],
): Promise<Map<string, ClosingView>> {
  const rows = await db
    .selectFrom('tripClosings')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('tripId', 'in', [...tripIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.tripId,
      {
        customerStatus: row.customerStatus,
        currentKilometre: row.currentKm,
        discountReason: row.discountReason,
        returnedAt: row.returnedAt.toISOString(),
        closedAt: row.closedAt.toISOString(),
        additionalCharges: row.additionalCharges.map(({ type, amount }) => ({
          type,
          amount: fromMinorUnits(amount),
        })),
        settlement: settlementView(row.settlement),
      },
    ]),
  );
}
