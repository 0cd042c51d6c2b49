/**
 * Stored in the history after submission, so that the page confirms it after a reload too. It contains no
 * form data.
 */
export const sentState = (company: string) => ({ sentTo: company });

export function readSentTo(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('sentTo' in state)) return null;
  return typeof state.sentTo === 'string' ? state.sentTo : null;
}
