import type { CustomerLinkState } from '@portal/shared/contract';

/** The state of a link for agents: an open one was made, sent or opened. */
export type LinkStage = 'NONE' | 'made' | 'sent' | 'opened' | 'USED' | 'EXPIRED' | 'REVOKED';

export function getLinkStage({ state, openedAt, sentTo }: CustomerLinkState): LinkStage {
  if (state !== 'ACTIVE') return state;
  if (openedAt) return 'opened';
  return sentTo ? 'sent' : 'made';
}

export const isOpen = (link: CustomerLinkState | undefined): boolean => link?.state === 'ACTIVE';
