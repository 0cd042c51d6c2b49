import { movesMoney, type LedgerKind } from '@portal/shared/contract';
import type { Insertable } from 'kysely';

import type { Db } from '../../../../database/connect';
import { newId } from '../../../../database/ids';
import type { ReceiptFacts, TripLedgerTable } from '../../../../database/tables/trips';
import type { Deps } from '../../../../deps';
import { keepLogo, nextNumber, readCompanyIssuer } from '../../../company';
import { readVehicleNames } from '../../../fleet';
import type { TripKey } from '../store';
import { insertEntry } from './ledger-repository';

type Entry = Pick<Insertable<TripLedgerTable>, 'kind' | 'amount' | 'createdBy' | 'invoiceId'> & {
  readonly at: Date;
  /** Cash by default; where no money changes hands there is no method. */
  readonly method?: TripLedgerTable['method'];
  readonly reason?: string | null;
};

/** Money that comes in: the customer has a right to a receipt. */
const received: readonly LedgerKind[] = ['ADVANCE', 'PAYMENT', 'DEPOSIT_HELD', 'DEPOSIT_CAPTURED'];

/** Everything that a receipt names in addition to the payment, as it is when the receipt is issued. */
export async function loadReceiptFacts(
  { country }: Pick<Deps, 'country'>,
  trx: Db,
  { id, companyId }: TripKey,
): Promise<ReceiptFacts> {
  const { taxNumber: _, ...company } = await readCompanyIssuer(trx, country, companyId);
  await keepLogo(trx, companyId, company);
  const trip = await trx
    .selectFrom('trips')
    .select(['customerName', 'plate', 'code', 'vehicleId'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const vehicles = await readVehicleNames(trx, companyId, [trip.vehicleId]);
  return {
    company,
    customer: trip.customerName ?? '—',
    vehicle: vehicles.get(trip.vehicleId) ?? trip.plate,
    tripCode: trip.code,
  };
}

/** Records a movement of money; the trip's sums are updated automatically. */
export async function addLedgerEntry(
  deps: Pick<Deps, 'country'>,
  trx: Db,
  trip: TripKey,
  { kind, method = 'cash', ...entry }: Entry,
): Promise<string> {
  const { id: tripId, companyId } = trip;
  const id = newId();
  const facts = received.includes(kind) ? await loadReceiptFacts(deps, trx, trip) : null;
  // Done last, so that others wait as briefly as possible.
  const receipt =
    facts && (await nextNumber(trx, { country: deps.country, companyId, kind: 'RECEIPT', at: entry.at }));
  await insertEntry(trx, {
    id,
    tripId,
    companyId,
    kind,
    method: movesMoney(kind) ? method : null,
    receiptNumber: receipt?.number ?? null,
    facts: facts && JSON.stringify(facts),
    ...entry,
  });
  return id;
}

/** How the deposit of a trip was taken: by default it is given back the same way. */
export async function findDepositMethod(db: Db, tripId: string): Promise<TripLedgerTable['method']> {
  const held = await db
    .selectFrom('tripLedger')
    .select('method')
    .where('tripId', '=', tripId)
    .where('kind', '=', 'DEPOSIT_HELD')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return held?.method ?? 'cash';
}
