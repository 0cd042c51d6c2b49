import { keptFiles } from '../../../entities/media/model/kept-files';
import { draftKey, nameNewListing, toSentKey } from '../../../entities/listing/model/draft-key';

interface Agent {
  readonly country: string;
  readonly userId: string;
}

/**
 * The id of a new listing that was begun on this device and never reached the server, so that no list shows it: what was
 * typed, or photos that were not uploaded yet. It is continued by the next new listing.
 */
export async function findUnsentDraft(agent: Agent): Promise<string | null> {
  const getKey = (draftId: string) =>
    draftKey({ ...agent, listing: nameNewListing(draftId), level: 'basics' });
  const [before = '', after = ''] = getKey('|').split('|');
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
export function adoptDraft(agent: Agent, draftId: string): void {
  const [old, key] = [null, draftId].map((id) =>
    draftKey({ ...agent, listing: nameNewListing(id), level: 'basics' }),
  ) as [string, string];
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
