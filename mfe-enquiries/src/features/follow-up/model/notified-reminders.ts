const KEY = 'enquiryRemindersTold';
/** Far more than are due in the day for which it matters. */
const KEPT = 200;

/** Which reminders this browser announced, in any tab. Without storage, each tab announces once. */
export function createNotifiedReminders(storage: () => Storage = () => globalThis.localStorage) {
  let own: string[] = [];
  const read = (): string[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
    } catch {
      return [];
    }
  };
  return {
    all: (): ReadonlySet<string> => new Set([...read(), ...own]),
    add(keys: readonly string[]): void {
      own = [...own, ...keys];
      try {
        storage().setItem(KEY, JSON.stringify([...new Set([...read(), ...keys])].slice(-KEPT)));
      } catch {
        // Kept for this tab alone.
      }
    },
  };
}
