import { randomUUID } from 'node:crypto';
import { companyEndpoints, fileEndpoints, lookupEndpoints, userEndpoints } from '@portal/shared/contract';
import { firstPlace } from '../support/agent';
import type { Supplier } from '../support/agent';
import { buildCallUrl } from '../support/api';
import type { Call } from './client';

export type Suppliers = readonly [Supplier, ...Supplier[]];

const bearer = ({ token }: Supplier) => ({ authorization: `Bearer ${token}` });

const turn = <Item>(items: readonly [Item, ...Item[]], number: number): Item =>
  items[number % items.length] ?? items[0];

/** Frequent calls of a portal: the account, the company, the lists of forms, a link to a file. */
export async function createReads(suppliers: Suppliers): Promise<(number: number) => Call> {
  const { stateId } = await firstPlace(suppliers[0].api);
  const kinds: readonly [(supplier: Supplier) => string, ...((supplier: Supplier) => string)[]] = [
    (supplier) => buildCallUrl(supplier, userEndpoints.me),
    (supplier) => buildCallUrl(supplier, companyEndpoints.get, { query: { userId: supplier.userId } }),
    (supplier) => buildCallUrl(supplier, lookupEndpoints.cities, { query: { stateId } }),
    (supplier) => buildCallUrl(supplier, lookupEndpoints.vehicleBrands),
    (supplier) => buildCallUrl(supplier, fileEndpoints.get, { query: { fileId: supplier.licenceId } }),
  ];
  return (number) => {
    const supplier = turn(suppliers, Math.floor(number / kinds.length));
    return { url: turn(kinds, number)(supplier), headers: bearer(supplier) };
  };
}

/** A change of the own company with a fresh key, as the portal sends it. */
export const createWrites =
  (suppliers: Suppliers) =>
  (number: number): Call => {
    const supplier = turn(suppliers, number);
    return {
      method: companyEndpoints.update.method,
      url: buildCallUrl(supplier, companyEndpoints.update),
      headers: { ...bearer(supplier), 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        companyId: supplier.companyId,
        companyAddress: `Shop ${number}, Sheikh Zayed Road`,
      }),
    };
  };

const typed = ['du', 'dub', 'sha', 'abu d', 'al ', 'ras', 'jeb', 'mar', 'khor', 'xyz'] as const;

/** Cities by typed text, from two letters on. */
export const createSearches =
  ([supplier]: Suppliers) =>
  (number: number): Call => ({
    url: buildCallUrl(supplier, lookupEndpoints.cities, { query: { search: turn(typed, number) } }),
    headers: bearer(supplier),
  });

/** The list whose maximum rate is measured. */
export async function createListCall([supplier]: Suppliers): Promise<Call> {
  const { stateId } = await firstPlace(supplier.api);
  return {
    url: buildCallUrl(supplier, lookupEndpoints.cities, { query: { stateId } }),
    headers: bearer(supplier),
  };
}
