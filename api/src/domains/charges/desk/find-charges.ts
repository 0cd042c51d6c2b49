import type { Db } from '../../../database/connect';
import { notFound } from '../../../plugins/problem';
import { selectCharges, type ChargeRow } from './select-charges';

/**
 * Charges in the order of their time.
 * @throws AppProblem if the company lacks one of them
 */
export async function findCharges(
  db: Db,
  companyId: string,
  chargeIds: readonly string[],
): Promise<ChargeRow[]> {
  const rows = await selectCharges(db, companyId)
    .where('charges.id', 'in', [...chargeIds])
    .orderBy('charges.at')
    .orderBy('charges.id')
    .execute();
  if (rows.length !== chargeIds.length) throw notFound('This charge');
  return rows;
}

/** @throws AppProblem if the company has no such charge */
export async function findCharge(db: Db, companyId: string, chargeId: string): Promise<ChargeRow> {
  const [row] = await findCharges(db, companyId, [chargeId]);
  if (row === undefined) throw notFound('This charge');
  return row;
}
