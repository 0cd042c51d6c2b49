import { DAY } from '@portal/shared/contract';
import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import type { Draft } from '../model/draft';

/** Abandoned data must not stay on a counter's device. */
const KEPT_FOR = 14 * DAY;

interface StoredFile {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly name: string;
  readonly at: number;
}
interface StoredDraft {
  readonly draft: Draft;
  readonly at: number;
}

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('portal-srm', 'check-lists'));
const fileKey = (key: string) => `file:${key}`;
const draftKey = (key: string) => `draft:${key}`;

/**
 * Checklists and their pictures that the server does not have yet, in the browser's database. Bytes, not
 * blobs: not every browser stores those. Without storage the calls fail, and the page works from memory.
 */
export const deviceStore = {
  readDraft: async (key: string): Promise<Draft | null> =>
    (await get<StoredDraft>(draftKey(key), store()))?.draft ?? null,
  writeDraft: (key: string, draft: Draft): Promise<void> =>
    set(draftKey(key), { draft, at: Date.now() } satisfies StoredDraft, store()),
  async readFile(key: string): Promise<File | null> {
    const stored = await get<StoredFile>(fileKey(key), store());
    return stored ? new File([stored.bytes], stored.name, { type: stored.type }) : null;
  },
  async writeFile(key: string, file: File): Promise<void> {
    const { name, type } = file;
    const bytes = await file.arrayBuffer();
    await set(fileKey(key), { bytes, type, name, at: Date.now() } satisfies StoredFile, store());
  },
  removeFiles: (keys: readonly string[]): Promise<void> => delMany(keys.map(fileKey), store()),
  remove: (key: string, files: readonly string[]): Promise<void> =>
    delMany([draftKey(key), ...files.map(fileKey)], store()),
  async removeOld(now = Date.now()): Promise<void> {
    const all = await entries<string, StoredDraft | StoredFile>(store());
    await delMany(
      all.filter(([, { at }]) => now - at > KEPT_FOR).map(([key]) => key),
      store(),
    );
  },
  clear: (): Promise<void> => clear(store()),
};
