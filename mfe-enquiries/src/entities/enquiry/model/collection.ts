import { limits, type Enquiry } from '@portal/shared/contract';
import { isNewer, type ListPage } from './merge';

/** Every enquiry of a list, read page by page. */
export interface Collection {
  /** Newest first; grows during the first reading. */
  readonly enquiries: readonly Enquiry[];
  readonly total: number;
  /** How many of them the current reading has read. */
  readonly read: number;
  readonly isReading: boolean;
  /** Everything was read once. */
  readonly isComplete: boolean;
  readonly error: Error | null;
}
export const emptyCollection: Collection = {
  enquiries: [],
  total: 0,
  read: 0,
  isReading: false,
  isComplete: false,
  error: null,
};

export type ReadPage = (page: number, limit: number, signal: AbortSignal) => Promise<ListPage>;

/** A few at a time, because the server has other clients. */
const READERS = 4;
/**
 * How many more rows trigger the next report. Each report renders all rows, so frequent ones would be slow.
 */
const GROWTH = 1.5;

interface ReadProgress {
  /** Those read so far, in order; none if there are not enough new ones. */
  readonly rows?: Enquiry[];
  readonly read: number;
  readonly total: number;
}

/**
 * Reads all pages and reports rows as they arrive. The first page is read alone, because it has the number of
 * pages.
 * @throws what the failing page threw, or the signal's reason
 */
export async function readAllPages(
  readPage: ReadPage,
  tell: (progress: ReadProgress) => void,
  signal: AbortSignal,
): Promise<Enquiry[]> {
  const limit = limits.page.max;
  const { list, total, totalNumberOfPages } = await readPage(1, limit, signal);
  const pages: Enquiry[][] = [list];
  let [next, shown, read] = [2, list.length, list.length];
  const worker = async () => {
    while (next <= totalNumberOfPages) {
      const page = next;
      next += 1;
      const { list: more } = await readPage(page, limit, signal);
      pages[page - 1] = more;
      read += more.length;
      const isMany = read >= shown * GROWTH;
      if (isMany) shown = read;
      if (isMany || page % READERS === 0)
        tell({ read: Math.min(read, total), total, ...(isMany ? { rows: unique(pages.flat()) } : {}) });
    }
  };
  tell({ read, total, rows: list });
  await Promise.all(Array.from({ length: READERS }, worker));
  return unique(pages.flat());
}

/** New enquiries push others onto the next page during the reading, so one may appear twice. */
function unique(enquiries: readonly (Enquiry | undefined)[]): Enquiry[] {
  const seen = new Map<string, Enquiry>();
  for (const enquiry of enquiries) {
    if (!enquiry) continue;
    const known = seen.get(enquiry._id);
    if (!known || isNewer(enquiry, known)) seen.set(enquiry._id, enquiry);
  }
  return [...seen.values()];
}
