import type { found } from '@portal/shared/contract';
import type * as v from 'valibot';

import { splitSearch } from '../../database/search-key';
import type { Actor, Deps } from '../../deps';
import { findInvoices } from '../billing';
import { findListings } from '../catalogue';
import { findChargesByReference } from '../charges';
import { findCustomers } from '../customers';
import { findEnquiries } from '../enquiries';
import { findVehicles } from '../fleet';
import { findTrips } from '../rentals';

/**
 * A few of everything that an agent's company has and that a text names, each kind found by its own domain. Two queries at a time:
 * one search holds few connections, however many kinds there are.
 */
export async function findEverything(
  deps: Deps,
  { userId, companyId }: Actor,
  search: string,
): Promise<v.InferOutput<typeof found>> {
  const words = splitSearch(search);
  if (words.length === 0 || companyId === null) return { list: [] };
  const { db } = deps;
  const findMoney = async () => {
    const trips = await findTrips(deps, companyId, words);
    const tripIds = trips.map(({ id }) => id);
    const invoices = await findInvoices(db, companyId, words, tripIds);
    const charges = await findChargesByReference(db, companyId, words);
    return { trips, invoices, charges };
  };
  const findOthers = async () => ({
    customers: await findCustomers(db, companyId, words),
    vehicles: await findVehicles(db, companyId, words),
    listings: await findListings(db, userId, words),
    enquiries: await findEnquiries(deps, userId, words),
  });
  const [{ trips, invoices, charges }, { customers, vehicles, listings, enquiries }] = await Promise.all([
    findMoney(),
    findOthers(),
  ]);
  return { list: [...trips, ...customers, ...vehicles, ...listings, ...enquiries, ...invoices, ...charges] };
}
