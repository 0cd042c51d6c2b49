interface Flight {
  controller: AbortController;
  watchers: number;
}

const flights = new Map<string, Flight>();

const getFlight = (key: string): Flight => {
  const known = flights.get(key);
  if (known && !known.controller.signal.aborted) return known;
  const fresh = { controller: new AbortController(), watchers: known?.watchers ?? 0 };
  flights.set(key, fresh);
  return fresh;
};

/** The signal of a query's request, shared by all components that use the same key. */
export const getQuerySignal = (key: string): AbortSignal => getFlight(key).controller.signal;

/**
 * Counts one more user of a key. The returned function removes that user. When the last has left, the request
 * is cancelled: a tick later, because React mounts effects twice in development.
 */
export function watch(key: string): () => void {
  getFlight(key).watchers += 1;
  return () => {
    const flight = flights.get(key);
    if (!flight) return;
    flight.watchers -= 1;
    setTimeout(() => {
      if (flight.watchers > 0 || flights.get(key) !== flight) return;
      flights.delete(key);
      flight.controller.abort();
    });
  };
}
