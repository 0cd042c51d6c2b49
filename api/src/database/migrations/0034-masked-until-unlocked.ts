import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Contact data is shown from the unlocking on: a row that has not been unlocked stays masked, whatever code writes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `update enquiries set is_masked = true, changed_by = 'system'
      where not is_masked and status in ('NEW', 'EXPIRED')`,
    `alter table enquiries add constraint enquiries_masked_until_unlocked
      check (is_masked or status in ('AGENTVIEW', 'CONTACTED', 'CANCELLED'))`,
    // A check sees one state alone: that a cancelled enquiry is not unmasked any more is about two.
    `create function enquiries_unmasking() returns trigger language plpgsql as $$
    begin
      raise exception 'An enquiry that is % is not unmasked', new.status
        using errcode = 'check_violation', constraint = 'enquiries_unmasking';
    end $$`,
    `create trigger enquiries_unmasking before update on enquiries for each row
      when (old.is_masked and not new.is_masked and new.status not in ('AGENTVIEW', 'CONTACTED'))
      execute function enquiries_unmasking()`,
  ]);
}
