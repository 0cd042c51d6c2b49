import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** What an owner's files take together is counted before each upload, from the index alone. */
const statements = [`create index files_by_size on files (owner_id) include (bytes)`];

export const up = (db: Kysely<unknown>) => runStatements(db, statements);
