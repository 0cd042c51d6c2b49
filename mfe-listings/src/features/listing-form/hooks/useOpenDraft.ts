import { listingDraftEndpoints, type ListingDraft } from '@portal/shared/contract';
import { useApi, useCountry, useSession } from '@portal/shared/portal';
import { useState } from 'react';
import type { BasicsValues } from '../../../entities/listing/model/to-basics-values';
import { chooseDraft } from '../model/choose-draft';
import { draftKey } from '../../../entities/listing/model/draft-key';
import { dropDraft, keepDraft, readDraft } from '../model/draft-store';

export interface OpenedDraft {
  /** Of the server's draft that the form continues; null if it begins one. */
  readonly version: number | null;
  /** The server has a newer draft than this browser, which has something of its own. */
  readonly isNewer: boolean;
  /** What the browser has and the server has not. */
  readonly unsent: BasicsValues | null;
}

export const toSentKey = (key: string): string => `${key}-sent`;

interface Kept {
  readonly base: BasicsValues;
  readonly now: BasicsValues;
}

function takeSaved(key: string, fresh: BasicsValues, { values, version, keptAt }: ListingDraft): OpenedDraft {
  const now = { ...fresh, ...values } as BasicsValues;
  const time = Date.parse(keptAt);
  keepDraft<Kept>(key, { values: { base: fresh, now }, version: null, keptAt: time });
  keepDraft(toSentKey(key), { values, version, keptAt: time });
  return { version, isNewer: false, unsent: null };
}

/** Chooses between the copies before the form reads the browser's. */
function open(key: string, fresh: BasicsValues, saved: ListingDraft | null | undefined): OpenedDraft {
  const typed = readDraft<Kept>(key)?.values.now ?? null;
  const sent = readDraft(toSentKey(key));
  // The server was not reached, so its next answer decides.
  if (saved === undefined) return { version: sent?.version ?? null, isNewer: false, unsent: null };
  const choice = chooseDraft({ typed, sent, saved });
  if (choice === 'none') {
    dropDraft(key);
    dropDraft(toSentKey(key));
  }
  if (choice === 'server' && saved) return takeSaved(key, fresh, saved);
  const unsent = choice === 'browser' ? typed : null;
  return { version: saved?.version ?? null, isNewer: choice === 'ask', unsent };
}

/**
 * The unfinished new listing, from this browser or from the server.
 * @param saved undefined if the server was not reached or keeps none
 */
export function useOpenDraft(fresh: BasicsValues, saved: ListingDraft | null | undefined) {
  const api = useApi();
  const { id: country } = useCountry();
  const userId = useSession()?.userId ?? '';
  const key = draftKey({ country, userId, listing: 'new', level: 'basics' });
  const [opened, setOpened] = useState(() => ({ ...open(key, fresh, saved), opening: 0 }));
  const [isFailed, setFailed] = useState(false);

  /** @throws ApiError */
  const readSaved = async () => (await api.call(listingDraftEndpoints.get, {})).draft ?? null;
  async function choose(take: (found: ListingDraft | null) => OpenedDraft): Promise<void> {
    setFailed(false);
    try {
      const next = take(await readSaved());
      setOpened((before) => ({ ...next, opening: before.opening + 1 }));
    } catch {
      setFailed(true);
    }
  }
  return {
    opened,
    isFailed,
    takeOther: () =>
      choose((found) =>
        found ? takeSaved(key, fresh, found) : { version: null, isNewer: false, unsent: null },
      ),
    keepOwn: () =>
      choose((found) => ({
        version: found?.version ?? null,
        isNewer: false,
        unsent: readDraft<Kept>(key)?.values.now ?? null,
      })),
  };
}
