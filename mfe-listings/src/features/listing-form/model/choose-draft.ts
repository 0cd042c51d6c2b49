import { isSameDraft } from './is-same-draft';

interface DraftCopies {
  /** What the browser keeps, or null. */
  readonly typed: unknown;
  /** What this browser sent last, or null. */
  readonly sent: { readonly values: unknown; readonly version: number | null } | null;
  /** What the server keeps, or null. */
  readonly saved: { readonly values: unknown; readonly version: number } | null;
}

/**
 * Which copy of an unfinished listing the form opens. `ask` if both devices have something that the other has not: only
 * the agent can choose. `none` if the listing was created or discarded elsewhere, and nothing was typed here since.
 */
export function chooseDraft({ typed, sent, saved }: DraftCopies): 'browser' | 'server' | 'ask' | 'none' {
  const isSent = typed !== null && sent !== null && isSameDraft(typed, sent.values);
  if (saved === null) return isSent ? 'none' : 'browser';
  if (typed === null || isSent || isSameDraft(typed, saved.values)) return 'server';
  return sent?.version === saved.version ? 'browser' : 'ask';
}
