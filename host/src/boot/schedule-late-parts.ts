import type { PagePreview } from '@portal/shared/remote';
import type { BeaconSources } from '../beacon/beacon';
import { importBeacon } from '../beacon/import-beacon';
import type { ReleaseSources } from '../release/start-release-watch';

/** Milliseconds. By then the first view has loaded what it needs. */
const AFTER_FIRST_VIEW = 5000;

const startBeacon = async (sources: BeaconSources) => (await importBeacon()).startBeacon(sources);

const startReleaseWatch = async (sources: ReleaseSources) =>
  (await import(/* webpackChunkName: "release" */ '../release/start-release-watch')).startReleaseWatch(
    sources,
  );

/** Only the page of a reader with a preview has it, and says so at once. */
async function startPreview(): Promise<void> {
  const text = document.getElementById('portal-preview')?.textContent;
  if (!text) return;
  const { showPreview } = await import(/* webpackChunkName: "preview" */ '../release/preview/show-preview');
  showPreview(JSON.parse(text) as PagePreview);
}

/** Starts what no first view needs: reports of how pages do, and the look for new versions. Without them the portal works. */
export function scheduleLateParts(sources: BeaconSources & ReleaseSources): void {
  startPreview().catch((error: unknown) => console.error('The preview cannot be named', error));
  setTimeout(() => {
    startBeacon(sources).catch(() => undefined);
    startReleaseWatch(sources).catch(() => undefined);
  }, AFTER_FIRST_VIEW);
}
