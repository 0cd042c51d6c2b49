import type { Portal } from '@portal/shared/portal';
import { startLive, type Live } from './start-live';

let live: Live | null = null;

/** The one live connection of this tab. */
export function startLiveHere(portal: Portal): void {
  live ??= startLive(portal);
}

/** One of several tabs does what must happen only once. */
export const isLeadingTab = (): boolean => live?.leads() ?? false;
