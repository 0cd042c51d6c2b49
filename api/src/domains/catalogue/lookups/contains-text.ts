import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** A condition: `column` contains the text, ignoring case; `%` and `_` are literal. */
export function containsText(column: string, search: string | undefined): RawBuilder<boolean> {
  if (search === undefined || search.trim() === '') return sql<boolean>`true`;
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} ilike ${pattern}`;
}
