import { shareTarget } from '@portal/shared/contract';

export interface SharedPhoto {
  readonly id: string;
  readonly file: File;
}

const { cache, nameHeader, timeHeader, keptFor } = shareTarget;

/** Null where the browser has no such storage, as on addresses without TLS. */
const open = async (): Promise<Cache | null> => ('caches' in globalThis ? caches.open(cache) : null);

const readTime = ({ headers }: Response): number => Number(headers.get(timeHeader));

async function readPhoto(answer: Response): Promise<File> {
  const name = decodeURIComponent(answer.headers.get(nameHeader) ?? '');
  return new File([await answer.blob()], name, { type: answer.headers.get('content-type') ?? '' });
}

/** What the worker of the share address keeps on this device until it is added to a listing. */
export const sharedPhotos = {
  /** In the order in which they were shared. Those that are too old are not listed. */
  async list(now = Date.now()): Promise<SharedPhoto[]> {
    const found: { id: string; at: number; file: File }[] = [];
    const kept = await open();
    for (const { url } of (await kept?.keys()) ?? []) {
      const answer = await kept?.match(url);
      if (answer && now - readTime(answer) < keptFor)
        found.push({ id: url, at: readTime(answer), file: await readPhoto(answer) });
    }
    return found.sort((one, other) => one.at - other.at).map(({ id, file }) => ({ id, file }));
  },
  async drop(id: string): Promise<void> {
    await (await open())?.delete(id);
  },
  async clear(): Promise<void> {
    if ('caches' in globalThis) await caches.delete(cache);
  },
};
