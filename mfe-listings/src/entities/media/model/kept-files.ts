import { DAY } from '@portal/shared/contract';
import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import type { MediaList } from './media-item';

/** Nobody returns to an older one, and a shared computer should forget. */
const LIFE = 14 * DAY;
/** For one form: a film and its photos. More than this is not stored, and is chosen again. */
export const KEPT_BYTES_MAX = 150 * 1024 * 1024;

/** Bytes, not a blob: not every browser stores those. */
interface Kept {
  readonly form: string;
  readonly list: MediaList;
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
  readonly at: number;
}
export interface KeptFile {
  readonly id: string;
  readonly list: MediaList;
  readonly file: File;
}

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('portal-listings', 'files'));
let last = 0;
/**
 * The time, always later than the previous one: several files of one choice share a millisecond, and must
 * keep their order.
 */
const nextTime = () => (last = Math.max(Date.now(), last + 1));
// Async even without such a database: a call rejects, it does not throw.
const all = async () => entries<string, Kept>(store());
const drop = async (ids: readonly string[]) => delMany([...ids], store());

/** Files that the server does not have yet, in the browser's database. Without storage every call fails. */
export const keptFiles = {
  async list(form: string): Promise<KeptFile[]> {
    const found = (await all()).filter(([, kept]) => kept.form === form);
    return found
      .sort(([, a], [, b]) => a.at - b.at)
      .map(([id, { list, name, type, bytes }]) => ({ id, list, file: new File([bytes], name, { type }) }));
  },
  async keep(form: string, { id, list, file }: KeptFile): Promise<void> {
    const at = nextTime();
    const { name, type } = file;
    await set(id, { form, list, name, type, bytes: await file.arrayBuffer(), at } satisfies Kept, store());
  },
  drop,
  /** The keys of the forms that have such files. */
  async listForms(): Promise<string[]> {
    return [...new Set((await all()).map(([, { form }]) => form))];
  },
  async dropOld(now = Date.now()): Promise<void> {
    await drop((await all()).filter(([, { at }]) => now - at > LIFE).map(([id]) => id));
  },
  async clear(): Promise<void> {
    await drop((await all()).map(([id]) => id));
  },
};
