import { isMissing } from '@portal/shared/api';
import { listingDraftEndpoints, type ListingDraft, type ListingDraftName } from '@portal/shared/contract';
import { useApi, useCountry, useSession } from '@portal/shared/portal';
import { useState } from 'react';
import { draftKey, nameNewListing, toSentKey } from '../../../entities/listing/model/draft-key';
import { chooseDraft } from '../model/choose-draft';
import { readContent, type Kept } from '../model/draft-content';
import { dropDraft, keepDraft, readDraft } from '../model/draft-store';
import { isSameDraft } from '../model/is-same-draft';
import type { Base } from './useDraft';
import type { FoundDraft } from './useFoundDraft';

/** What another device has, which the agent has not chosen yet. */
export interface OtherDraft {
  /** Where and when it was saved last; null while unknown. */
  readonly saved: Pick<ListingDraft, 'device' | 'keptAt'> | null;
  /** This device has something of its own. */
  readonly isRival: boolean;
}

export interface OpenedDraft<Values> {
  readonly name: ListingDraftName;
  /** It is no listing yet. */
  readonly isNew: boolean;
  /** The listing that a new one copies. */
  readonly copiedListingId: string | null;
  /** Of the server's draft that the form continues; null if it begins one. */
  readonly version: number | null;
  readonly other: OtherDraft | null;
  /** What the browser has and the server has not. */
  readonly unsent: Values | null;
}

interface Settings<Values> extends FoundDraft {
  readonly name: ListingDraftName;
  readonly isNew: boolean;
  readonly copiedListingId: string | null;
  readonly fresh: Base<Values>;
}

const begun = { version: null, other: null, unsent: null } as const;

/** The unsaved input of a level, from this browser or from the server. */
export function useOpenDraft<Values extends object>({
  name,
  isNew,
  copiedListingId,
  fresh,
  saved,
  requestedAt,
}: Settings<Values>) {
  const api = useApi();
  const { id: country } = useCountry();
  const userId = useSession()?.userId ?? '';
  const own = { name, isNew, copiedListingId };
  const listing = isNew ? nameNewListing(name.draftId, copiedListingId) : name.draftId;
  const key = draftKey({ country, userId, listing, level: name.level });
  const readTyped = () => readDraft<Kept<Values>>(key)?.values.now ?? null;

  function takeSaved(found: ListingDraft): OpenedDraft<Values> {
    const content = readContent(found.values, fresh.values);
    const keptAt = Date.parse(found.keptAt);
    keepDraft(key, { ...content, keptAt });
    keepDraft(toSentKey(key), { values: content.values.now, version: found.version, keptAt });
    return { ...begun, ...own, version: found.version };
  }

  /** Chooses between the copies before the form reads the browser's. */
  function open(): OpenedDraft<Values> {
    const typed = readTyped();
    const sent = readDraft(toSentKey(key));
    // The server was not reached, or it answered before the last call of a form that closed: its next answer decides.
    if (saved === undefined || (saved === null && sent !== null && sent.keptAt >= requestedAt))
      return { ...begun, ...own, version: sent?.version ?? null };
    const now = saved && readContent(saved.values, fresh.values).values.now;
    const choice = chooseDraft({ typed, sent, saved: saved && { values: now, version: saved.version } });
    if (choice === 'none') {
      dropDraft(key);
      dropDraft(toSentKey(key));
    }
    // An existing listing opens as it is saved, and other changes are offered.
    const isOffered = choice === 'server' && !isNew && typed === null && !isSameDraft(now, fresh.values);
    if (choice === 'server' && saved && !isOffered) return takeSaved(saved);
    return {
      ...own,
      version: saved?.version ?? null,
      other: isOffered || choice === 'ask' ? { saved, isRival: typed !== null } : null,
      unsent: choice === 'browser' ? typed : null,
    };
  }

  const [opened, setOpened] = useState(() => ({ ...open(), opening: 0 }));
  const [isFailed, setFailed] = useState(false);

  async function readSaved(): Promise<ListingDraft | null> {
    try {
      return await api.call(listingDraftEndpoints.get, { query: name });
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
  async function choose(take: (found: ListingDraft | null) => Promise<OpenedDraft<Values>>): Promise<void> {
    setFailed(false);
    try {
      const next = await take(await readSaved());
      setOpened((before) => ({ ...next, opening: before.opening + 1 }));
    } catch {
      setFailed(true);
    }
  }
  return {
    opened,
    isFailed,
    takeOther: () =>
      choose(async (found) => (found ? takeSaved(found) : { ...begun, ...own, unsent: readTyped() })),
    keepOwn: () =>
      choose(async (found) => {
        const unsent = readTyped();
        if (found && unsent === null) {
          await api.call(listingDraftEndpoints.remove, { query: { ...name, reason: 'discarded' } });
          return { ...begun, ...own };
        }
        return { ...begun, ...own, version: found?.version ?? null, unsent };
      }),
  };
}
export type DraftChoice<Values extends object> = ReturnType<typeof useOpenDraft<Values>>;
