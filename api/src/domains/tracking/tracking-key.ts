import { validate } from 'uuid';

import type { Db } from '../../database/connect';
import { keyedHash, isSameHash } from '../../plugins/keyed-hash';

const compute = (secret: string, country: string, companyId: string, version: number) =>
  keyedHash(secret, `tracking ${country}`, `${companyId} ${version}`);

/** The key of a company's address for positions: whose it is, and a proof. It may only add positions. */
export const writeTrackingKey = (
  secret: string,
  country: string,
  companyId: string,
  version: number,
): string => `${companyId}.${compute(secret, country, companyId, version)}`;

export async function readKeyVersion(db: Db, companyId: string): Promise<number> {
  const row = await db
    .selectFrom('trackingKeys')
    .select('version')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return row?.version ?? 1;
}

interface Place {
  readonly db: Db;
  readonly secret: string;
  readonly country: string;
}

/** The company whose current key this is; null for any other text. */
export async function findCompanyByKey({ db, secret, country }: Place, key: string): Promise<string | null> {
  const [companyId = '', proof = ''] = key.split('.');
  if (!validate(companyId)) return null;
  const version = await readKeyVersion(db, companyId);
  return isSameHash(compute(secret, country, companyId, version), proof) ? companyId : null;
}
