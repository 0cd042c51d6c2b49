import type { CompiledQuery } from 'kysely';

/** A statement that only reads, so that sending it twice changes nothing. */
export function isPlainRead({ query, sql }: CompiledQuery): boolean {
  if (query.kind === 'RawNode') return /^\s*select\b/i.test(sql);
  if (query.kind !== 'SelectQueryNode') return false;
  const expressions = query.with?.expressions ?? [];
  return expressions.every(({ expression }) => expression.kind === 'SelectQueryNode');
}
