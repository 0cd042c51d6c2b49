/** What the history remembers of a form that was sent, so that its page says so after a reload too: no word of what was in it. */
export const sentState = (company: string) => ({ sentTo: company });

export function sentTo(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('sentTo' in state)) return null;
  return typeof state.sentTo === 'string' ? state.sentTo : null;
}
