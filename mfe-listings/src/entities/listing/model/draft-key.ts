/** Of all unfinished forms of listings on this device. */
export const DRAFT_PREFIX = 'listingDraft:';

interface Owner {
  readonly country: string;
  readonly userId: string;
  /** Its id, or the name of a new one. */
  readonly listing: string;
  readonly level: string;
}

/** Under which the content of a form, and its files, are kept on this device. */
export const draftKey = ({ country, userId, listing, level }: Owner): string =>
  `${DRAFT_PREFIX}${country}:${userId}:${listing}:${level}`;

/**
 * A new listing in keys, or the copy of a listing. Without drafts on the server there is one of them, and one copy of
 * each listing.
 */
export const nameNewListing = (draftId: string | null, copiedListingId: string | null = null): string =>
  [copiedListingId === null ? 'new' : `copy-${copiedListingId}`, ...(draftId === null ? [] : [draftId])].join(
    '-',
  );

/** Under which this device keeps what it sent last. */
export const toSentKey = (key: string): string => `${key}-sent`;
