import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** India: the class of a listing's plate, and the permit under which it is hired out for self-drive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table listings
      add column plate_class text check (plate_class in ('selfDrive', 'commercial', 'private')),
      add column permit_number text not null default '' check (length(permit_number) <= 40)`,
  ]);
}
