/** Of all unfinished forms of listings on this device. */
export const DRAFT_PREFIX = 'listingDraft:';

interface Owner {
  readonly country: string;
  readonly userId: string;
  /** Its id, or `new`. */
  readonly listing: string;
  readonly level: string;
}

/** Under which the content of a form, and its files, are kept on this device. */
export const draftKey = ({ country, userId, listing, level }: Owner): string =>
  `${DRAFT_PREFIX}${country}:${userId}:${listing}:${level}`;
