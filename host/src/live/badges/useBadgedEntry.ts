import type { NavEntry } from '@portal/shared/remote';
import { useRemotes } from '../../core/host-context';
import type { BadgeName } from './badge-counts';

/** The sidebar's entry that shows this count: its page has what is counted. */
export function useBadgedEntry(name: BadgeName): NavEntry | undefined {
  return useRemotes()
    .entries.flatMap(({ nav }) => nav)
    .find(({ badge }) => badge === name);
}
