import { keptFiles } from '../../../entities/media/model/kept-files';
import { draftKey, nameNewListing, toSentKey } from '../../../entities/listing/model/draft-key';

interface Beginning {
  readonly country: string;
  readonly userId: string;
  /** The listing that the new one copies. */
  readonly copiedListingId?: string | null;
}

const getKey = ({ copiedListingId, ...agent }: Beginning, draftId: string | null) =>
  draftKey({ ...agent, listing: nameNewListing(draftId, copiedListingId), level: 'basics' });

/**
 * The id of a new listing that was begun on this device and never reached the server, so that no list shows it: what was
 * typed, or photos that were not uploaded yet. It is continued by the next new listing, or the next copy of its listing.
 */
export async function findUnsentDraft(beginning: Beginning): Promise<string | null> {
  const [before = '', after = ''] = getKey(beginning, '|').split('|');
  const readUnsent = (keys: readonly string[]) =>
    keys
      .filter((key) => key.startsWith(before) && key.endsWith(after))
      .find((key) => localStorage.getItem(toSentKey(key)) === null)
      ?.slice(before.length, -after.length) ?? null;
  try {
    return readUnsent(Object.keys(localStorage)) ?? readUnsent(await keptFiles.listForms());
  } catch {
    // Without storage there is none.
    return null;
  }
}

/** What was typed before the server kept drafts gets the id. */
export function adoptDraft(beginning: Beginning, draftId: string): void {
  const [old, key] = [getKey(beginning, null), getKey(beginning, draftId)];
  try {
    const kept = localStorage.getItem(old);
    if (kept === null) return;
    localStorage.setItem(key, kept);
    localStorage.removeItem(old);
    localStorage.removeItem(toSentKey(old));
  } catch {
    // Without storage there is nothing to adopt.
  }
}
