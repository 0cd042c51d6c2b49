import { use } from 'react';

type Queries = typeof import('./swr');

/** A page that failed for want of it may be tried again after this. */
const PAUSE = 1000;

let queries: Queries | undefined;
let flight: Promise<Queries> | undefined;
let wanted: Promise<Queries> | undefined;

/** What `useQuery` works with. The shell's agent side loads it ahead; a page that asks for it earlier waits. */
export function loadQueries(): Promise<Queries> {
  flight ??= import(/* webpackChunkName: "queries" */ './swr').then(
    (loaded) => (queries = loaded),
    (error: unknown) => {
      flight = undefined;
      throw error;
    },
  );
  return flight;
}

/** Has it at hand at once: for tests, where nothing comes over a line. */
export const provideQueries = (loaded: Queries): void => void (queries = loaded);

export function useQueries(): Queries {
  return queries ?? use((wanted ??= waited()));
}

/** React asks for the same promise again when it has failed, and must get the same answer then. */
function waited(): Promise<Queries> {
  const loading = loadQueries();
  loading.catch(() => setTimeout(() => (wanted = undefined), PAUSE));
  return loading;
}
