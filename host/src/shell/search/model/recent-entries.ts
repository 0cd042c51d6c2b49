import * as v from 'valibot';
import { isIconName, type IconName } from '@portal/shared/ui';
import { RECENT_KEY } from '../forget-recent';
import type { Entry } from './entry';

const MOST = 6;

const kept = v.object({
  userId: v.string(),
  entries: v.array(
    v.object({
      id: v.string(),
      icon: v.custom<IconName>((name) => typeof name === 'string' && isIconName(name)),
      title: v.string(),
      facts: v.array(v.string()),
      to: v.pipe(v.string(), v.startsWith('/')),
      kind: v.string(),
    }),
  ),
});

/** What this user opened last with the search, the latest first. Nothing of another user, and nothing unreadable. */
export function readRecent(userId: string): readonly Entry[] {
  try {
    const read = v.safeParse(kept, JSON.parse(localStorage.getItem(RECENT_KEY) ?? 'null'));
    return read.success && read.output.userId === userId ? read.output.entries : [];
  } catch {
    return [];
  }
}

/** Remembers what was opened. Without storage nothing is remembered. */
export function addRecent(userId: string, entry: Entry): void {
  const entries = [entry, ...readRecent(userId).filter(({ id }) => id !== entry.id)].slice(0, MOST);
  try {
    localStorage.setItem(RECENT_KEY, JSON.stringify({ userId, entries }));
  } catch {
    // The search works without it.
  }
}
