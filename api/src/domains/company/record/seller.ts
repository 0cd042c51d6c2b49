import type { seller } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Deps } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { listReferences } from '../../files';
import { findApproved } from './store';

/** What anyone may see of a supplier. A supplier that is not approved is visible to nobody. */
export async function getSeller(deps: Deps, companyId: string): Promise<v.InferOutput<typeof seller>> {
  const row = await findApproved(deps.db, companyId);
  if (row === undefined) throw notFound('This supplier');
  const files = await listReferences(deps, [row.companyLogo]);
  const logo = row.companyLogo === null ? undefined : files.get(row.companyLogo)?.url;
  const { companyName, accountType, companyLanguages } = row;
  return {
    companyId: row.id,
    companyName,
    companyLogo: logo ?? null,
    accountType,
    city: row.cityName,
    companyLanguages,
  };
}
