import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** Outlines by the maker's name. `null`: the outline is in the file of the other makers. */
type Marks = ReadonlyMap<string, string | null>;

const marksSchema = v.record(v.string(), v.nullable(v.string()));

async function readMarks(address: URL): Promise<Marks> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The marks of makers answer ${answer.status}.`);
  return new Map(Object.entries(v.parse(marksSchema, await answer.json())));
}

/** A file of marks. Empty if it cannot be loaded: then its makers have monograms. */
function createMarksFile(getAddress: () => URL) {
  let marks: Marks | undefined;
  let isRequested = false;
  const readers = new Set<() => void>();
  const keep = (loaded: Marks) => {
    marks = loaded;
    readers.forEach((read) => read());
  };
  return {
    /** Undefined while the file loads. */
    get: () => marks,
    /** The first reader requests the file. */
    subscribe(read: () => void) {
      readers.add(read);
      if (!isRequested) {
        isRequested = true;
        readMarks(getAddress()).then(keep, () => keep(new Map()));
      }
      return () => void readers.delete(read);
    },
  };
}

// Data, not modules: the browser need not compile outlines as a script.
const common = createMarksFile(() => new URL('./marks.json', import.meta.url));
const others = createMarksFile(() => new URL('./other-marks.json', import.meta.url));

const subscribeToNothing = () => () => undefined;

const useMarks = (file: typeof common, isNeeded: boolean): Marks | undefined =>
  useSyncExternalStore(isNeeded ? file.subscribe : subscribeToNothing, file.get, () => undefined);

/**
 * The outline of a maker's brand mark. Its file is loaded once, after the first view; that of less common makers only
 * when one of them is shown.
 *
 * @returns undefined while it loads, `null` if the maker has no mark
 */
export function useMakerMark(maker: string): string | null | undefined {
  const commonMarks = useMarks(common, true);
  const mark = commonMarks?.get(maker);
  const otherMarks = useMarks(others, mark === null);
  if (mark !== null) return commonMarks && (mark ?? null);
  return otherMarks && (otherMarks.get(maker) ?? null);
}
