import type { Portal } from '@portal/shared/portal';
import { startLive, type Live } from './start-live';

let live: Live | null = null;

/** The one live line of this tab. */
export function startLiveHere(portal: Portal): void {
  live ??= startLive(portal);
}

/** Of several tabs one does what must not be done by each. */
export const thisTabLeads = (): boolean => live?.leads() ?? false;
