import { listingDraftEndpoints } from '@portal/shared/contract';
import { isCode } from '@portal/shared/forms';
import { useApi, useCapability, useInvalidate } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BasicsValues } from '../../../entities/listing/model/to-basics-values';
import { createDraftSender } from '../model/draft-sender';
import { dropDraft, keepDraft, readDraft } from '../model/draft-store';
import { isSameDraft } from '../model/is-same-draft';
import { toSentKey, type OpenedDraft } from './useOpenDraft';

interface Settings {
  readonly form: Pick<UseFormReturn<BasicsValues>, 'subscribe'>;
  readonly key: string;
  readonly opened: OpenedDraft;
  /** The initial values: a form that has only these is no draft. */
  readonly fresh: BasicsValues;
}

/** Keeps what is typed of a new listing on the server too. The browser's copy stays the first. */
export function useSendDraft({ form, key, opened, fresh }: Settings) {
  const api = useApi();
  const isOffered = useCapability('listing-drafts');
  const invalidate = useInvalidate();
  const [isNewer, setNewer] = useState(opened.isNewer);
  /** Counts the drafts that were discarded here. */
  const [discarded, setDiscarded] = useState(0);
  const sender = useRef<ReturnType<typeof createDraftSender<BasicsValues>> | null>(null);
  // The form sends once more when it closes. By the answer the whole portal may be gone, and there is nothing to read.
  const readAgain = () => void invalidate(listingDraftEndpoints.get).catch(() => undefined);

  const start = useEffectEvent(() => {
    const started = createDraftSender<BasicsValues>({
      version: discarded === 0 ? opened.version : null,
      async send(values, version) {
        const body = { values: { ...values }, version };
        return (await api.call(listingDraftEndpoints.save, { body })).version;
      },
      isRefused: (error) => isCode(error, 'changed_meanwhile'),
      onSent(values, version) {
        keepDraft(toSentKey(key), { values, version, keptAt: Date.now() });
        readAgain();
      },
      onRefused: () => setNewer(true),
    });
    sender.current = started;
    if (opened.unsent && discarded === 0) started.change(opened.unsent);
    return started;
  });
  const change = useEffectEvent((values: BasicsValues) => {
    const known = [fresh, readDraft(toSentKey(key))?.values];
    if (!known.some((one) => isSameDraft(one, values))) sender.current?.change(values);
  });
  useEffect(() => {
    if (!isOffered || isNewer) return undefined;
    const started = start();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => change(values),
    });
    return () => {
      unsubscribe();
      started.close();
    };
  }, [form, isOffered, isNewer, discarded]);

  /** The listing is created, or the draft discarded. */
  async function finish(): Promise<void> {
    if (!isOffered) return;
    await sender.current?.stop();
    dropDraft(toSentKey(key));
    // An old draft is deleted by the server in the end, and can be discarded in the list.
    await api.call(listingDraftEndpoints.remove, {}).catch(() => undefined);
    readAgain();
  }
  return {
    isNewer: isOffered && isNewer,
    finish,
    async discard(): Promise<void> {
      await finish();
      setNewer(false);
      setDiscarded((before) => before + 1);
    },
  };
}
