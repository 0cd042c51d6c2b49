import { isApiError } from '@portal/shared/api';
import { listingDraftEndpoints } from '@portal/shared/contract';
import { isCode } from '@portal/shared/forms';
import { useApi, useCapability, useInvalidate } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toSentKey } from '../../../entities/listing/model/draft-key';
import { toContent } from '../model/draft-content';
import { createDraftSender } from '../model/draft-sender';
import { dropDraft, keepDraft, readDraft } from '../model/draft-store';
import { isSameDraft } from '../model/is-same-draft';
import type { Base } from './useDraft';
import type { OpenedDraft } from './useOpenDraft';

interface Settings<Values extends FieldValues> {
  readonly form: Pick<UseFormReturn<Values>, 'subscribe'>;
  readonly key: string;
  /** Null for a form that only this device keeps. */
  readonly opened: OpenedDraft<Values> | null;
  /** The initial values: a form that has only these is no draft. */
  readonly base: Base<Values>;
}

/** Keeps what is typed of a listing on the server too. The browser's copy stays the first. */
export function useSendDraft<Values extends FieldValues>({ form, key, opened, base }: Settings<Values>) {
  const api = useApi();
  const isOffered = useCapability('listing-drafts') && opened !== null;
  const invalidate = useInvalidate();
  const [other, setOther] = useState(opened?.other ?? null);
  /** Why the server keeps nothing of it, where the agent can do something about it. */
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Counts the drafts that were discarded here. */
  const [discarded, setDiscarded] = useState(0);
  const sender = useRef<ReturnType<typeof createDraftSender<Values>> | null>(null);
  const name = opened?.name;
  // The form sends once more when it closes. By the answer the whole portal may be gone, and there is nothing to read.
  const readAgain = () => void invalidate(listingDraftEndpoints.list).catch(() => undefined);

  const start = useEffectEvent(() => {
    const started = createDraftSender<Values>({
      version: discarded === 0 ? (opened?.version ?? null) : null,
      async send(now, version) {
        if (!name || !opened) return version;
        if (version !== null && isSameDraft(now, base.values)) {
          await api.call(listingDraftEndpoints.remove, { query: { ...name, reason: 'saved' } });
          return null;
        }
        const { copiedListingId } = opened;
        const body = {
          ...name,
          values: toContent(base, now),
          version,
          ...(copiedListingId === null ? {} : { copiedListingId }),
        };
        return (await api.call(listingDraftEndpoints.save, { body })).version;
      },
      isRefused: (error) => isCode(error, 'changed_meanwhile', 'not_found'),
      onSent(values, version) {
        if (version === null) dropDraft(toSentKey(key));
        else keepDraft(toSentKey(key), { values, version, keptAt: Date.now() });
        setRefusal(null);
        readAgain();
      },
      onFailed: (error) =>
        setRefusal(isApiError(error) && isCode(error, 'plan_limit') ? error.message : null),
      onRefused: () => setOther({ saved: null, isRival: true }),
    });
    sender.current = started;
    if (opened?.unsent && discarded === 0) started.change(opened.unsent);
    return started;
  });
  const change = useEffectEvent((values: Values) => {
    const sent = readDraft(toSentKey(key));
    if (!isSameDraft((sent ?? base).values, values)) sender.current?.change(values);
  });
  const isPending = other !== null;
  useEffect(() => {
    if (!isOffered || isPending) return undefined;
    const started = start();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => change(values),
    });
    return () => {
      unsubscribe();
      started.close();
    };
  }, [form, isOffered, isPending, discarded]);

  /** The listing has what was typed, or the agent discards it. What another device has of a listing stays offered. */
  async function finish(reason: 'saved' | 'discarded'): Promise<void> {
    if (!isOffered || !name || (other && !opened.isNew)) return;
    await sender.current?.stop();
    const version = sender.current ? sender.current.readVersion() : opened.version;
    dropDraft(toSentKey(key));
    if (version === null) return;
    // An old draft is deleted by the server in the end, and can be deleted in the list.
    await api.call(listingDraftEndpoints.remove, { query: { ...name, reason } }).catch(() => undefined);
    readAgain();
  }
  return {
    other: isOffered ? other : null,
    refusal,
    finish: () => finish('saved'),
    async discard(): Promise<void> {
      await finish('discarded');
      setOther((before) => (opened?.isNew ? null : before));
      setDiscarded((before) => before + 1);
    },
  };
}
