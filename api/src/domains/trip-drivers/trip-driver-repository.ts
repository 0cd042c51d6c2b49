import { sql, type Insertable } from 'kysely';

import type { Db } from '../../database/connect';
import type { Database } from '../../database/schema';

export async function insertDriver(db: Db, driver: Insertable<Database['tripDrivers']>): Promise<void> {
  await db.insertInto('tripDrivers').values(driver).execute();
}

interface DriverKey {
  readonly companyId: string;
  readonly tripId: string;
  readonly driverId: string;
}

/** @returns whether the driver was on the trip */
export async function endDriver(
  db: Db,
  { companyId, tripId, driverId }: DriverKey,
  removedAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tripDrivers')
    .set({ removedAt })
    .where('companyId', '=', companyId)
    .where('tripId', '=', tripId)
    .where('id', '=', driverId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those of every trip of a customer, with those that were taken off. */
export async function deleteCustomerDrivers(db: Db, companyId: string, customerId: string): Promise<void> {
  await sql`delete from trip_drivers driver using trips trip
    where trip.company_id = ${companyId} and trip.customer_id = ${customerId}
      and driver.company_id = trip.company_id and driver.trip_id = trip.id`.execute(db);
}
