import type { ColumnTable } from './columns';

/** What an agent has chosen for a list. Without hidden columns: those of the column table. */
export interface StoredLook {
  readonly isCompact?: boolean;
  readonly hidden?: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The choice for a list. Anything that another version or a person wrote there counts as none. */
export function readLook<Id extends string>(
  lists: unknown,
  { name, columns }: ColumnTable<Id>,
): { readonly isCompact: boolean; readonly hidden: readonly Id[]; readonly isChanged: boolean } {
  const stored = isRecord(lists) ? lists[name] : undefined;
  const own = isRecord(stored) ? stored : {};
  const chosen = Array.isArray(own.hidden) ? (own.hidden as unknown[]) : null;
  const hidden = columns
    .filter(({ id, isFixed, isHiddenFirst }) => !isFixed && (chosen ? chosen.includes(id) : isHiddenFirst))
    .map(({ id }) => id);
  return { isCompact: own.isCompact === true, hidden, isChanged: chosen !== null || own.isCompact === true };
}

/** All choices, with another one for a list, or without it. */
export function withLook(lists: unknown, name: string, look: StoredLook | null): Record<string, unknown> {
  const { [name]: _before, ...others } = isRecord(lists) ? lists : {};
  return look ? { ...others, [name]: look } : others;
}
