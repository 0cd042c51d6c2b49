import type { KeyValueStore } from '@portal/shared/portal';

const key = 'reset:token';

/** The right to set one new password: ten minutes, one use, gone with the tab. */
export const resetToken = {
  get: (drafts: KeyValueStore): string | null => drafts.get(key),
  keep: (drafts: KeyValueStore, token: string): void => drafts.set(key, token),
  forget: (drafts: KeyValueStore): void => drafts.remove(key),
};
