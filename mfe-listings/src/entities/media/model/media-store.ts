import type { FileKind, FileReference } from '@portal/shared/contract';
import { kindOfList, moveItem, readStoredIds, type MediaItem, type MediaList } from './media-item';
import { mediaLists } from './media-item';

export interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

export interface MediaSettings {
  readonly send: (file: File, kind: FileKind, options: SendOptions) => Promise<FileReference>;
  /** Whether a failure came from the connection, so that the same file can be retried automatically. */
  readonly isLineFailure: (error: unknown) => boolean;
  readonly wordsFor: (error: unknown) => string;
  /** The server's files of a list changed, or their order. */
  readonly onStored: (list: MediaList, ids: string[]) => void;
  /** A file is no longer in the form. */
  readonly onDropped: (fileId: string) => void;
}

/** Two at once: more would share one connection and each finish later. */
const PARALLEL = 2;
const PAUSES = [3_000, 6_000, 12_000, 30_000];

export type MediaStore = ReturnType<typeof createMediaStore>;

/**
 * The files of one form: sent while the rest is filled in, retried when the connection is back, in the
 * agent's order.
 */
export function createMediaStore(settings: MediaSettings) {
  let items: readonly MediaItem[] = [];
  let serial = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  const known = new Map<string, FileReference>();

  const find = (key: string) => items.find((item) => item.key === key);
  const listStoredIds = (mediaItems: readonly MediaItem[]) =>
    mediaLists.map((list) => [list, readStoredIds(mediaItems, list)] as const);

  function change(next: readonly MediaItem[]) {
    const before = new Map(listStoredIds(items));
    items = next;
    for (const [list, ids] of listStoredIds(items)) {
      if (ids.join() !== before.get(list)?.join()) settings.onStored(list, ids);
    }
    listeners.forEach((listener) => listener());
  }
  const patch = (key: string, changes: Partial<MediaItem>) =>
    change(items.map((item) => (item.key === key ? { ...item, ...changes } : item)));

  function pump() {
    const free = PARALLEL - running.size;
    for (const item of items.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, free)))
      void send(item);
  }

  async function send({ key, list, file }: MediaItem) {
    if (!file) return;
    const abort = new AbortController();
    running.set(key, abort);
    patch(key, { status: 'sending', share: 0, problem: undefined });
    const isCurrent = () => running.get(key) === abort;
    try {
      const onProgress = (share: number) => void (isCurrent() && patch(key, { share }));
      const reference = await settings.send(file, kindOfList[list], { signal: abort.signal, onProgress });
      if (!isCurrent()) return settings.onDropped(reference.id);
      failures = 0;
      known.set(reference.id, reference);
      const replaced = find(key)?.fileId;
      patch(key, { status: 'stored', fileId: reference.id, reference, share: 1 });
      if (replaced) settings.onDropped(replaced);
    } catch (error) {
      if (!isCurrent()) return;
      if (settings.isLineFailure(error)) pause(key);
      else patch(key, { status: 'refused', problem: settings.wordsFor(error) });
    } finally {
      if (isCurrent()) running.delete(key);
      pump();
    }
  }

  function pause(key: string) {
    patch(key, { status: 'paused', share: 0 });
    clearTimeout(timer);
    timer = setTimeout(resume, PAUSES[Math.min(failures, PAUSES.length - 1)]);
    failures += 1;
  }

  /** Sends again what waits for the connection. */
  function resume() {
    clearTimeout(timer);
    change(items.map((item) => (item.status === 'paused' ? { ...item, status: 'waiting' } : item)));
    pump();
  }

  function stop(key: string) {
    running.get(key)?.abort();
    running.delete(key);
  }

  return {
    get: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Replaces the content of the list by the server's files. */
    load(list: MediaList, files: readonly (FileReference | string)[]) {
      for (const file of files) if (typeof file !== 'string') known.set(file.id, file);
      items.filter((item) => item.list === list).forEach(({ key }) => stop(key));
      const loaded = files.map((file): MediaItem => {
        const fileId = typeof file === 'string' ? file : file.id;
        return {
          key: `stored-${fileId}`,
          list,
          status: 'stored',
          fileId,
          reference: known.get(fileId),
          share: 1,
        };
      });
      change([...items.filter((item) => item.list !== list), ...loaded]);
      pump();
    },
    add(list: MediaList, files: readonly File[]) {
      const added = files.map((file): MediaItem => ({
        key: `new-${(serial += 1)}`,
        list,
        status: 'waiting',
        file,
        share: 0,
      }));
      change([...items, ...added]);
      pump();
    },
    /**
     * Another file in the same place: a cropped photo. The previous one stays until the new one is stored.
     */
    replace(key: string, file: File) {
      stop(key);
      patch(key, { file, status: 'waiting', share: 0 });
      pump();
    },
    retry(key: string) {
      if (find(key)?.file) patch(key, { status: 'waiting', problem: undefined });
      pump();
    },
    remove(key: string) {
      const removed = find(key);
      stop(key);
      change(items.filter((item) => item.key !== key));
      if (removed?.fileId) settings.onDropped(removed.fileId);
      pump();
    },
    move: (key: string, target: string) => change(moveItem(items, key, target)),
    resume,
    dispose() {
      clearTimeout(timer);
      [...running.keys()].forEach(stop);
    },
  };
}
