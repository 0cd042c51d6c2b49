import type { CustomerLinkState } from '@portal/shared/contract';

import type { StoredLink } from './customer-link-repository';

const written = (moment: Date | null) => moment?.toISOString() ?? null;

const getState = (link: StoredLink, now: Date): CustomerLinkState['state'] => {
  if (link.usedAt !== null) return 'USED';
  if (link.revokedAt !== null) return 'REVOKED';
  return link.expiresAt <= now ? 'EXPIRED' : 'ACTIVE';
};

/** The state of a link, for the agent who waits for the details. */
export function getLinkState(link: StoredLink | undefined, now: Date): CustomerLinkState {
  if (link === undefined) return { state: 'NONE' };
  return {
    state: getState(link, now),
    sentTo: link.sentTo,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    openedAt: written(link.openedAt),
    usedAt: written(link.usedAt),
  };
}
