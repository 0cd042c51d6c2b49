import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** India: registrations that the desk wants cancelled, and when the portal did so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table registration_cancellations (
      company_id uuid not null,
      invoice_id uuid not null,
      reason text not null check (reason in ('1', '2', '3', '4')),
      remark text not null check (length(remark) between 1 and 100),
      requested_at timestamptz not null,
      requested_by uuid references users on delete set null,
      -- From the portal's answer.
      cancelled_at timestamptz,
      primary key (company_id, invoice_id),
      foreign key (company_id, invoice_id) references invoice_registrations (company_id, invoice_id) on delete cascade
    )`,
    `create index registration_cancellations_by_author on registration_cancellations (requested_by)`,
    `create function registration_cancellations_final() returns trigger language plpgsql as $$
    begin
      if old.cancelled_at is not null and
        (new.reason, new.remark, new.requested_at, new.cancelled_at) is distinct from
        (old.reason, old.remark, old.requested_at, old.cancelled_at) then
        raise exception 'What the portal answered is not changed'
          using errcode = 'check_violation', constraint = 'registration_cancellations_final';
      end if;
      return new;
    end $$`,
    `create trigger registration_cancellations_final before update on registration_cancellations
      for each row execute function registration_cancellations_final()`,
  ]);
}
