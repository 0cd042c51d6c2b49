import { isApiError, isCancelled, uploadFile } from '@portal/shared/api';
import { fileEndpoints } from '@portal/shared/contract';
import { useApi } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useFailureText, useCheckRoom } from '@portal/shared/forms';
import type { MediaItem, MediaList } from '../model/media-item';
import { createMediaStore, type MediaStore } from '../model/media-store';

const BAD_GATEWAY = 502;

/** Nobody refused the file: it did not arrive. */
const isLineFailure = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'offline' || error.kind === 'timeout' || (error.status ?? 0) >= BAD_GATEWAY);

interface Settings {
  readonly onStored: (list: MediaList, ids: string[]) => void;
  readonly onDropped: (fileId: string) => void;
}

/** The files of a form, sent as soon as they are chosen, as long as the form exists. */
export function useMediaStore(settings: Settings): { media: MediaStore; items: readonly MediaItem[] } {
  const api = useApi();
  const describe = useFailureText();
  const checkRoom = useCheckRoom();
  const [latest] = useState(() => ({ settings, describe, checkRoom }));
  const keepLatest = useEffectEvent(() => void Object.assign(latest, { settings, describe, checkRoom }));
  useEffect(() => keepLatest());
  const [media] = useState(() =>
    createMediaStore({
      send: async (file, kind, options) => {
        await latest.checkRoom(file);
        return uploadFile(api, fileEndpoints.uploadSingle, { query: { kind } }, file, options);
      },
      isLineFailure,
      wordsFor: (error) =>
        isApiError(error) && !isCancelled(error) ? latest.describe(error).title : String(error),
      onStored: (list, ids) => latest.settings.onStored(list, ids),
      onDropped: (fileId) => latest.settings.onDropped(fileId),
    }),
  );
  useEffect(() => {
    window.addEventListener('online', media.resume);
    return () => {
      window.removeEventListener('online', media.resume);
      media.dispose();
    };
  }, [media]);
  return { media, items: useSyncExternalStore(media.subscribe, media.get, media.get) };
}
