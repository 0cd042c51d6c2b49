import { randomKey } from '@portal/shared/portal';
import { KEPT_BYTES_MAX, keptFiles } from './kept-files';
import { isUnderWay, type MediaItem } from './media-item';
import type { MediaStore } from './media-store';

/** The stored files of a form, by the files themselves. */
export type KeptIds = Map<File, string>;

/** Without storage, lost files are chosen again. */
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

/** Stores uploads on this device until the server has them, so that closing the browser loses none. */
export function keepUnderWay(media: Pick<MediaStore, 'get' | 'subscribe'>, form: string, kept: KeptIds) {
  const follow = () => {
    const sentItems = media
      .get()
      .filter((item): item is MediaItem & { file: File } => isUnderWay(item) && !!item.file);
    const files = new Set(sentItems.map(({ file }) => file));
    const removed = [...kept].filter(([file]) => !files.has(file));
    for (const [file] of removed) kept.delete(file);
    if (removed.length > 0) quietly(keptFiles.drop(removed.map(([, id]) => id)));
    for (const { file, list } of sentItems) {
      const bytes = [...kept.keys()].reduce((sum, { size }) => sum + size, 0);
      if (kept.has(file) || bytes + file.size > KEPT_BYTES_MAX) continue;
      const id = randomKey();
      kept.set(file, id);
      // A file that arrived while it was being stored must not come back.
      quietly(
        keptFiles
          .keep(form, { id, list, file })
          .then(() => (kept.get(file) === id ? undefined : keptFiles.drop([id]))),
      );
    }
  };
  follow();
  return media.subscribe(follow);
}
