import type { CustomerRecord, customerPage } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../deps';
import { getToday } from '../../../time/today';
import { requireCompany } from '../../company';
import { listReferences } from '../../files';
import { customerNotFound } from './problems';
import { customerRows, findCustomer, type CustomerQuery, type StoredCustomer } from './store';
import { toCustomerRecord, toListedCustomer } from './view';

export async function ownCustomer(deps: Deps, user: Actor, customerId: string): Promise<StoredCustomer> {
  const row = await findCustomer(deps.db, requireCompany(user), customerId);
  if (row === undefined) throw customerNotFound();
  return row;
}

export async function customerDetails(deps: Deps, user: Actor, customerId: string): Promise<CustomerRecord> {
  return toCustomerRecord(deps, user, await ownCustomer(deps, user, customerId));
}

export async function customersPage(
  deps: Deps,
  user: Actor,
  query: CustomerQuery,
): Promise<v.InferOutput<typeof customerPage>> {
  const { rows, total } = await customerRows(deps.db, requireCompany(user), query);
  const pics = await listReferences(
    deps,
    rows.map(({ profilePic }) => profilePic),
  );
  const today = getToday(deps.country, deps.clock.now());
  const { page, limit } = query;
  return {
    list: rows.map((row) => toListedCustomer(row, pics.get(row.profilePic ?? '') ?? null, today)),
    page,
    limit,
    total,
    totalNumberOfPages: Math.ceil(total / limit),
  };
}
