import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** What a person said about the risk that a trip was shown with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table trip_risk_marks (
      company_id uuid not null,
      trip_id uuid not null,
      verdict text not null check (verdict in ('right', 'wrong')),
      -- What was shown to them.
      level text not null check (level in ('low', 'raised', 'high')),
      marked_at timestamptz not null,
      marked_by uuid references users on delete set null,
      primary key (company_id, trip_id),
      foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade
    )`,
    `create index trip_risk_marks_by_trip on trip_risk_marks (trip_id, company_id)`,
    `create index trip_risk_marks_by_user on trip_risk_marks (marked_by)`,
  ]);
}
