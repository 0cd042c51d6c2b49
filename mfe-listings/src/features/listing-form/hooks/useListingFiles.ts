import { fileEndpoints } from '@portal/shared/contract';
import { useApi } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useResumeUploads } from '../../../entities/media/hooks/useResumeUploads';
import { useMediaStore } from '../../../entities/media/hooks/useMediaStore';
import { isRefused, isUnderWay, mediaLists } from '../../../entities/media/model/media-item';
import type { BasicsValues, CheckedBasics } from '../../../entities/listing/model/to-basics-values';

type FileReferences = Parameters<ReturnType<typeof useMediaStore>['media']['load']>[1];

interface Settings {
  /** The key under which unfinished uploads are stored on this device. */
  readonly keptAs: string;
  readonly form: UseFormReturn<BasicsValues, unknown, CheckedBasics>;
  /** The initial files of the listing, with their addresses. */
  readonly known: FileReferences;
  /** Files that the saved listing, or the one it is copied from, still uses. */
  readonly inUse: readonly string[];
  readonly send: () => Promise<void>;
}

/** Connects the files of the form to its fields, and deletes those that no listing uses. */
export function useListingFiles({ keptAs, form, known, inUse, send }: Settings) {
  const api = useApi();
  const unused = useRef(new Set<string>());
  // The server keeps used files and removes unused ones by itself, so a failure here does not concern the
  // agent.
  const removeFile = (fileId: string) =>
    void api.call(fileEndpoints.remove, { query: { fileId } }).catch(() => undefined);
  const { media, items } = useMediaStore({
    onStored(list, ids) {
      if (form.getValues(list).join() === ids.join()) return;
      form.setValue(list, ids, { shouldDirty: true, shouldValidate: form.getFieldState(list).invalid });
    },
    onDropped(fileId) {
      if (inUse.includes(fileId)) unused.current.add(fileId);
      else removeFile(fileId);
    },
  });
  const show = () => {
    const references = new Map(
      known.flatMap((file) => (typeof file === 'string' ? [] : [[file.id, file] as const])),
    );
    for (const list of mediaLists)
      media.load(
        list,
        form.getValues(list).map((id: string) => references.get(id) ?? id),
      );
  };
  const begin = useEffectEvent(show);
  useEffect(() => begin(), []);
  useResumeUploads(media, keptAs);

  const [waiting, setWaiting] = useState(false);
  const sendWhenArrived = useEffectEvent(() => {
    const now = media.get();
    if (now.some(isUnderWay)) return;
    setWaiting(false);
    if (!now.some(isRefused)) void send();
  });
  useEffect(() => (waiting ? media.subscribe(() => sendWhenArrived()) : undefined), [media, waiting]);
  const isSending = items.some(isUnderWay);
  const refused = items.filter(isRefused).length;
  return {
    media,
    items,
    isSending,
    /** The form was submitted, and is sent when its files have arrived. */
    waiting: waiting && isSending,
    refused,
    submit() {
      if (isSending) setWaiting(true);
      else if (refused === 0) void send();
    },
    stopWaiting: () => setWaiting(false),
    /** After the form's values were set from elsewhere. */
    showAgain: show,
    cleanUp() {
      unused.current.forEach(removeFile);
      unused.current.clear();
    },
  };
}
