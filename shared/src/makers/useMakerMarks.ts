import { useSyncExternalStore } from 'react';

type Marks = Readonly<Record<string, string>>;

/** Undefined while the file loads. Empty if it cannot be loaded: then every maker has a monogram. */
let marks: Marks | undefined;
let isLoading = false;
const readers = new Set<() => void>();

async function loadMarks() {
  marks = await import(/* webpackChunkName: "maker-marks" */ './marks.json').then(
    (file) => file.default,
    () => ({}),
  );
  readers.forEach((read) => read());
}

function subscribe(read: () => void) {
  readers.add(read);
  if (!isLoading) {
    isLoading = true;
    void loadMarks();
  }
  return () => void readers.delete(read);
}

/** The outlines of brand marks by the maker's name. Their file is loaded once, after the first view. */
export const useMakerMarks = (): Marks | undefined =>
  useSyncExternalStore(
    subscribe,
    () => marks,
    () => undefined,
  );
