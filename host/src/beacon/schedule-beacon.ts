import type { BeaconSources } from './beacon';
import { importBeacon } from './import-beacon';

/** Milliseconds. By then the first view has loaded what it needs. */
const AFTER_FIRST_VIEW = 5000;

/** Starts to report how pages do, once the first one has loaded. Without it the portal works. */
export function scheduleBeacon(sources: BeaconSources): void {
  const start = () =>
    void importBeacon().then(
      ({ startBeacon }) => startBeacon(sources),
      () => undefined,
    );
  setTimeout(start, AFTER_FIRST_VIEW);
}
