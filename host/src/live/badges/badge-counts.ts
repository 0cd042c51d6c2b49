import { createContext, useContext } from 'react';

/** The counts that the shell knows, by the names that a remote's entry may use. */
export const NEW_ENQUIRIES = 'enquiries.new';
export type BadgeName = typeof NEW_ENQUIRIES;
export type Counts = Readonly<Partial<Record<BadgeName, number>>>;

const Context = createContext<Counts>({});
export const BadgeCounts = Context.Provider;

/** The count of that name; 0 where it is not known. */
export function useBadgeCount(name: string | undefined): number {
  const counts: Readonly<Record<string, number | undefined>> = useContext(Context);
  return name === undefined || !Object.hasOwn(counts, name) ? 0 : (counts[name] ?? 0);
}
