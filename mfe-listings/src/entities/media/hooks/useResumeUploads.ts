import { useEffect } from 'react';
import { keepUnderWay, type KeptIds } from '../model/keep-under-way';
import { keptFiles } from '../model/kept-files';
import type { MediaStore } from '../model/media-store';

/** Resumes uploads that a closed browser left unfinished, and stores the current ones. */
export function useResumeUploads(media: MediaStore, form: string): void {
  useEffect(() => {
    const kept: KeptIds = new Map();
    let stop: (() => void) | undefined;
    let isHere = true;
    const begin = async () => {
      await keptFiles.dropOld();
      const found = await keptFiles.list(form);
      if (!isHere) return;
      for (const { id, list, file } of found) {
        kept.set(file, id);
        media.add(list, [file]);
      }
    };
    void begin()
      // Without storage there is nothing to resume.
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
