import { toError } from '@portal/shared/api';
import type { Enquiry, EnquiryStatus } from '@portal/shared/contract';
import { emptyCollection, readAllPages, type Collection, type ReadPage } from './collection';
import { isNewer } from './merge';
import { toStatus } from './status';

/** Holds all enquiries of one status or of any, and keeps them current with events. */
export interface CollectionStore {
  get(): Collection;
  subscribe(listener: () => void): () => void;
  /** Reads everything, or continues to. Earlier rows stay until all is there. */
  read(): Promise<void>;
  /** The data changed: it is read again now, or when it is next shown. */
  refresh(): void;
  stop(): void;
  /** A newer state of one enquiry. `arrived` means that it was just created. */
  put(enquiry: Enquiry, arrived?: boolean): void;
  /** Reverts an optimistic change, unless something newer replaced it. */
  rollBack(shown: Enquiry, before: Enquiry): void;
}

interface Reading {
  readonly controller: AbortController;
  readonly done: Promise<void>;
  /** Events since the reading began, which pages read earlier do not contain. */
  readonly received: Map<string, Enquiry>;
}

export function createCollectionStore(readPage: ReadPage, status?: EnquiryStatus): CollectionStore {
  let state = emptyCollection;
  let reading: Reading | null = null;
  const listeners = new Set<() => void>();

  const change = (next: Partial<Collection>) => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  /** The rows read, merged with the events; new ones on top. */
  const joined = (rows: readonly Enquiry[], received: ReadonlyMap<string, Enquiry>): readonly Enquiry[] => {
    if (received.size === 0) return rows;
    const seen = new Set(rows.map(({ _id }) => _id));
    const missing = [...received.values()].filter(
      (one) => !seen.has(one._id) && (status === undefined || toStatus(one) === status),
    );
    const current = rows.map((row) => {
      const newer = received.get(row._id);
      return newer && newer !== row && isNewer(newer, row) ? newer : row;
    });
    return [...missing.reverse(), ...current];
  };

  async function readAll({ signal }: AbortController, received: ReadonlyMap<string, Enquiry>): Promise<void> {
    change({ isReading: true, read: 0, error: null });
    try {
      const rows = await readAllPages(
        readPage,
        ({ rows: some, read, total }) =>
          change({
            read,
            total,
            ...(some && !state.isComplete ? { enquiries: joined(some, received) } : {}),
          }),
        signal,
      );
      const enquiries = joined(rows, received);
      const { length } = enquiries;
      change({ enquiries, total: length, read: length, isReading: false, isComplete: true });
    } catch (error) {
      if (!signal.aborted) change({ isReading: false, error: toError(error) });
    }
  }

  const read = () => {
    if (reading) return reading.done;
    const [controller, received] = [new AbortController(), new Map<string, Enquiry>()];
    const done = readAll(controller, received).finally(() => {
      if (reading?.controller === controller) reading = null;
    });
    reading = { controller, received, done };
    return done;
  };
  const stop = () => {
    reading?.controller.abort();
    reading = null;
    if (state.isReading) change({ isReading: false });
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    read,
    refresh() {
      if (!state.isComplete) return;
      if (listeners.size > 0) void read();
      else change({ isComplete: false });
    },
    stop,
    put(enquiry, arrived = false) {
      if (!reading && !state.isComplete) return;
      const known = state.enquiries.find(({ _id }) => _id === enquiry._id);
      if (known && !isNewer(enquiry, known)) return;
      reading?.received.set(enquiry._id, enquiry);
      // While pages are missing, only a just created enquiry is certain not to be on one of them.
      if (known || arrived || (state.isComplete && status !== undefined)) {
        const enquiries = joined(state.enquiries, new Map([[enquiry._id, enquiry]]));
        change({ enquiries, total: state.total + enquiries.length - state.enquiries.length });
      }
    },
    rollBack(shown, before) {
      if (reading?.received.get(shown._id) === shown) reading.received.delete(shown._id);
      if (state.enquiries.includes(shown))
        change({ enquiries: state.enquiries.map((row) => (row === shown ? before : row)) });
    },
  };
}
