import { randomKey } from '@portal/shared/portal';
import { KEPT_BYTES_MAX, keptFiles } from './kept-files';
import { isUnderWay, type MediaItem } from './media-item';
import type { MediaStore } from './media-store';

/** What is kept of a form, by the files themselves. */
export type KeptIds = Map<File, string>;

/** Where a browser keeps nothing, what was lost is chosen again. */
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

/** Keeps on this device what is on its way to the server until it is there, so that a closed browser loses none of it. */
export function keepUnderWay(media: Pick<MediaStore, 'get' | 'subscribe'>, form: string, kept: KeptIds) {
  const follow = () => {
    const wanted = media
      .get()
      .filter((item): item is MediaItem & { file: File } => isUnderWay(item) && !!item.file);
    const files = new Set(wanted.map(({ file }) => file));
    const gone = [...kept].filter(([file]) => !files.has(file));
    for (const [file] of gone) kept.delete(file);
    if (gone.length > 0) quietly(keptFiles.drop(gone.map(([, id]) => id)));
    for (const { file, list } of wanted) {
      const bytes = [...kept.keys()].reduce((sum, { size }) => sum + size, 0);
      if (kept.has(file) || bytes + file.size > KEPT_BYTES_MAX) continue;
      const id = randomKey();
      kept.set(file, id);
      // One that has arrived while it was being written down is not to come back.
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
