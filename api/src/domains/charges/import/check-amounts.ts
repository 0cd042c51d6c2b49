import { HOUR } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import { checkTariffs, type Passing, type TariffCheck } from '../tariffs/check-tariffs';

/** Gates of pairs: only their passings depend on others. */
const paired = sql<boolean>`charges.place ~* 'safa|mamzar'`;

type Checked = Omit<Passing, 'vehicle'> & { readonly vehicleId: string | null; readonly plate: string };

const toPassing = ({ vehicleId, plate, ...passing }: Checked): Passing => ({
  ...passing,
  vehicle: vehicleId ?? plate,
});

/**
 * The published toll of each new charge. A second gate of a pair is free, whichever statement listed the first one,
 * so stored passings of the same hours are read, too.
 */
export async function checkAmounts(
  db: Db,
  companyId: string,
  charges: readonly Checked[],
): Promise<Map<string, TariffCheck>> {
  const tolls = charges.filter(({ issuer }) => issuer === 'salik' || issuer === 'darb');
  if (tolls.length === 0) return new Map();
  const times = tolls.map(({ at }) => at.getTime());
  const stored = await db
    .selectFrom('charges')
    .select([
      'id',
      'issuer',
      'vehicleId',
      'plate',
      'at',
      'precision',
      'place',
      'details as direction',
      'amount',
    ])
    .where('companyId', '=', companyId)
    .where('issuer', '=', 'salik')
    .where('state', '<>', 'undone')
    .where('at', '>=', new Date(times.reduce((a, b) => Math.min(a, b)) - HOUR))
    .where('at', '<=', new Date(times.reduce((a, b) => Math.max(a, b)) + HOUR))
    .where(paired)
    .execute();
  const own = new Set(tolls.map(({ id }) => id));
  const checks = checkTariffs([...tolls, ...stored].map(toPassing));
  return new Map([...checks].filter(([id]) => own.has(id)));
}
