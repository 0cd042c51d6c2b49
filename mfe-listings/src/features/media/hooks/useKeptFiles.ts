import { useEffect } from 'react';
import { keepUnderWay, type KeptIds } from '../model/keep-under-way';
import { keptFiles } from '../model/kept-files';
import type { MediaStore } from '../model/media-store';

/** Goes on sending what a closed browser left unsent, and keeps what is under way now. */
export function useKeptFiles(media: MediaStore, form: string): void {
  useEffect(() => {
    const kept: KeptIds = new Map();
    let stop: (() => void) | undefined;
    let isHere = true;
    const begin = async () => {
      await keptFiles.dropOld();
      const found = await keptFiles.of(form);
      if (!isHere) return;
      for (const { id, list, file } of found) {
        kept.set(file, id);
        media.add(list, [file]);
      }
    };
    void begin()
      // Where a browser keeps nothing, there is nothing to go on with.
      .catch(() => undefined)
      .then(() => {
        if (isHere) stop = keepUnderWay(media, form, kept);
      });
    return () => {
      isHere = false;
      stop?.();
    };
  }, [media, form]);
}
