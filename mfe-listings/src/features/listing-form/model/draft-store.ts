/** What an unfinished form holds, on this device alone. */
export interface Draft<Values> {
  readonly values: Values;
  /** When it was last typed in, in milliseconds. */
  readonly keptAt: number;
  /** The listing's version it was filled from. */
  readonly version: number | null;
}

const PREFIX = 'listingDraft:';
/** Nobody comes back to an older one, and a shared computer should forget. */
const LIFE = 30 * 24 * 60 * 60 * 1000;

interface Owner {
  readonly country: string;
  readonly userId: string;
  readonly listing: string;
  readonly level: string;
}
export const draftKey = ({ country, userId, listing, level }: Owner): string =>
  `${PREFIX}${country}:${userId}:${listing}:${level}`;

function parsed(text: string | null): Draft<unknown> | null {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Draft<unknown>> | null;
    const isDraft =
      typeof draft?.keptAt === 'number' && typeof draft.values === 'object' && draft.values !== null;
    return isDraft ? (draft as Draft<unknown>) : null;
  } catch {
    return null;
  }
}

/** @returns null where there is none, where it cannot be read, and where the browser keeps nothing */
export function readDraft<Values>(key: string): Draft<Values> | null {
  try {
    return parsed(localStorage.getItem(key)) as Draft<Values> | null;
  } catch {
    return null;
  }
}

/** @returns whether the browser kept it */
export function keepDraft<Values>(key: string, draft: Draft<Values>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing is kept there is nothing to drop.
  }
}

/** Forgets drafts that are older than anybody's interest in them. */
export function forgetOldDrafts(now: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const draft = parsed(localStorage.getItem(key));
      if (!draft || now - draft.keptAt > LIFE) localStorage.removeItem(key);
    }
  } catch {
    // Where nothing is kept there is nothing to forget.
  }
}
