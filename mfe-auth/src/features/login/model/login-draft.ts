import type { Portal } from '@portal/shared/portal';

type Drafts = Pick<Portal['drafts'], 'get' | 'set' | 'remove'>;

/** The phone number survives a reload of the tab; the password is never stored. */
export function loginDraft(drafts: Drafts, country: string) {
  const key = `draft:login-${country}`;
  return {
    read(): string {
      try {
        const kept: unknown = JSON.parse(drafts.get(key) ?? 'null');
        return typeof kept === 'object' && kept !== null && 'phoneNumber' in kept
          ? String(kept.phoneNumber)
          : '';
      } catch {
        return '';
      }
    },
    keep: (phoneNumber: string) => drafts.set(key, JSON.stringify({ phoneNumber })),
    clear: () => drafts.remove(key),
  };
}
