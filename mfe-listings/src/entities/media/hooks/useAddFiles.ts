import { useState } from 'react';
import { checkFiles, type Refusal } from '../model/check-files';
import type { MediaList } from '../model/media-item';
import type { MediaStore } from '../model/media-store';

/** Checks chosen files, sends the valid ones and keeps the refused ones until the next choice. */
export function useAddFiles(media: MediaStore, list: MediaList) {
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  async function add(files: readonly File[]) {
    if (files.length === 0) return;
    const present = media.get().filter((item) => item.list === list).length;
    const checked = await checkFiles(files, list, present);
    setRefused(checked.refused);
    if (checked.taken.length > 0) media.add(list, checked.taken);
  }
  return { add: (files: readonly File[]) => void add(files), refused, forget: () => setRefused([]) };
}
