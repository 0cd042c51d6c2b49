import type { ApiError } from '@portal/shared/api';
import {
  MINUTE,
  srmBookingEndpoints,
  srmCheckListEndpoints,
  type CheckListRecord,
} from '@portal/shared/contract';
import { isCode, useCheckRoom } from '@portal/shared/forms';
import { useApi, useInvalidate, useMutation } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Sides } from '../../../libraries/compare/sides';
import type { CheckListKey } from '../model/body';
import { isReadable, getVersion, withPhoto, type Draft } from '../model/draft';
import { settleDraft, type Part } from '../model/sides';
import { allPhotos, isSigned, toFormValues } from '../model/values';
import { deviceStore } from '../store/device-store';
import { isFinal, Overtaken, sendCheckList } from '../store/send-check-list';
import type { OpenCheckList } from './useCheckListStart';

/** After the last change, before it is sent. */
const PAUSE = 1200;
const RETRY = 4000;
const LONGEST_RETRY = MINUTE;

export type SendStatus = 'saved' | 'sending' | 'waiting' | 'refused' | 'incomplete';

interface Done {
  /** Both have signed, and the server has it. */
  readonly onSigned?: ((record: CheckListRecord) => void) | undefined;
  /** It is complete, and the server has it: both sign on another page. */
  readonly onFilled?: ((record: CheckListRecord) => void) | undefined;
}

/** A checklist being filled in: stored on the device with every change, and sent when there is a network. */
export function useCheckListForm(listKey: CheckListKey, open: OpenCheckList, { onSigned, onFilled }: Done) {
  const api = useApi();
  const checkRoom = useCheckRoom();
  const invalidate = useInvalidate();
  const create = useMutation(srmCheckListEndpoints.create);
  const update = useMutation(srmCheckListEndpoints.update);
  const [draft, setDraft] = useState<Draft>(open.draft);
  const [sent, setSent] = useState(open.isUnsent ? -1 : open.draft.revision);
  const [isSending, setSending] = useState(false);
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<{ revision: number; error: ApiError } | null>(null);
  const [stored, setStored] = useState<CheckListRecord>(null);
  const sentSignatures = useRef(new Map<string, string>());
  const { storeKey, files } = open;

  useEffect(() => {
    const { agent, customer } = draft.signatures;
    const keys = [...allPhotos(draft.values).map(({ key }) => key), agent, customer];
    const kept = keys.filter((key) => key !== null);
    (draft.revision > sent
      ? deviceStore.writeDraft(storeKey, draft)
      : deviceStore.remove(storeKey, kept)
    ).catch((error: unknown) => console.warn('This device keeps no checklists', error));
  }, [draft, sent, storeKey]);

  const isRefused = refusal?.revision === draft.revision;
  const isDue = !isSending && !stored && draft.revision > sent && !isRefused && isReadable(draft);

  const readAgain = () =>
    invalidate(srmCheckListEndpoints.get, srmBookingEndpoints.levelsFilled, srmBookingEndpoints.get);

  /** By this device or another one: nothing here can be sent any more. */
  async function onFrozen(record: CheckListRecord) {
    await deviceStore.remove(storeKey, []).catch(() => undefined);
    await readAgain();
    onSigned?.(record);
  }

  function refused(revision: number, error: ApiError) {
    setRefusal({ revision, error });
    setDraft((now) => (now.revision === revision ? { ...now, isFinished: false } : now));
  }

  const send = useEffectEvent(async () => {
    const { revision } = draft;
    setSending(true);
    try {
      const record = await sendCheckList(
        {
          api,
          listKey,
          file: files.get,
          checkRoom,
          sentSignatures: sentSignatures.current,
          onAttempt: (attempted) => setDraft((now) => ({ ...now, attempted })),
          onFile: (key, became) => setDraft((now) => withPhoto(now, key, became)),
          run: { create: create.run, update: update.run },
        },
        draft,
      );
      setSent(revision);
      setDraft((now) => ({ ...now, base: getVersion(record), attempted: undefined }));
      setTries(0);
      setRefusal(null);
      if (isSigned(record)) await onFrozen(record);
      else if (onFilled && draft.isFinished) {
        setDraft((now) => ({ ...now, isFinished: false }));
        await readAgain();
        onFilled(record);
      }
    } catch (error) {
      if (isCode(error, 'signed_already')) await onFrozen(null);
      else if (error instanceof Overtaken) {
        setStored(error.stored);
        refused(revision, error.refusal);
      } else if (isFinal(error)) refused(revision, error);
      else setTries((before) => before + 1);
    } finally {
      setSending(false);
    }
  });

  useEffect(() => {
    if (!isDue) return undefined;
    const retry = Math.min(LONGEST_RETRY, RETRY * 2 ** (tries - 1));
    const timer = setTimeout(() => void send(), tries > 0 ? retry : draft.isFinished ? 0 : PAUSE);
    const now = () => {
      clearTimeout(timer);
      void send();
    };
    window.addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [isDue, tries, draft.revision, draft.isFinished]);

  return {
    draft,
    setDraft,
    files,
    handover: open.handover,
    known: open.known,
    /** What another device saved in the meantime, to be compared. */
    stored,
    settle(sides: Sides<Part> | null) {
      const other = { values: toFormValues(stored), version: getVersion(stored) };
      if (sides) setDraft((now) => settleDraft(now, other, sides));
      setStored(null);
    },
    error: isRefused ? refusal.error : null,
    status: getSendStatus(),
  };

  function getSendStatus(): SendStatus {
    if (isRefused) return 'refused';
    if (draft.revision <= sent) return 'saved';
    if (!isReadable(draft)) return 'incomplete';
    return tries > 0 ? 'waiting' : 'sending';
  }
}
