import { sql, type Kysely } from 'kysely';

export const extensions = ['btree_gist', 'btree_gin', 'pg_trgm'] as const;

/**
 * Makes an extension of PostgreSQL available and returns the schema it lies in. Not in a country's own: both countries may be in
 * one database, which has each extension once. An owner of a database may do this without being its superuser.
 */
export async function ensureExtension<Tables>(db: Kysely<Tables>, name: (typeof extensions)[number]) {
  await sql`create extension if not exists ${sql.ref(name)} with schema public`.execute(db);
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = ${name}`.execute(db);
  return rows[0]?.schema ?? 'public';
}
