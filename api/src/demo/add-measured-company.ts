import { sql } from 'kysely';

import type { Db } from '../database/connect';

/**
 * A company for measurements, whose account and files do not exist: foreign keys are off until the transaction ends.
 * @param trx a transaction
 */
export async function addMeasuredCompany(trx: Db): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(trx);
  await sql`insert into companies (id, user_id, account_type, company_name, company_logo, commercial_license,
      company_address, company_languages, location)
    select gen_random_uuid(), gen_random_uuid(), 'company', 'Measured', gen_random_uuid(), gen_random_uuid(), 'Dubai',
      '{en}', '{}'`.execute(trx);
}
