import { limits } from '@portal/shared/contract';
import type { Portal } from '@portal/shared/portal';
import { assess, type Assessment } from './assess';
import { refreshTokens, type RefreshOutcome } from './refresh';
import { listenToBrowser } from './listen-to-browser';
import { createSessionVerifier } from './create-session-verifier';

/**
 * Tokens that live shorter than the margin are renewed half-way to their end, but not in a storm of calls.
 */
const SHORTEST_WAIT = 5000;

interface Settings {
  readonly portal: Portal;
  readonly refresh?: (...call: Parameters<typeof refreshTokens>) => Promise<RefreshOutcome>;
  readonly isOnline?: () => boolean;
}

export interface SessionWatcher {
  /** Checks both tokens now. Resolves when it is known whether there is a session. */
  check(): Promise<void>;
  stop(): void;
}

/**
 * Checks the tokens every five minutes, when the first is about to expire, when the tab or the network comes
 * back, and when a server refuses one.
 */
export function watchSession({
  portal,
  refresh = refreshTokens,
  isOnline = () => navigator.onLine,
}: Settings): SessionWatcher {
  let flight: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    const now = Date.now();
    const state = assess(portal.session.stored(), now);
    if (!('accessEnds' in state)) return;
    timer = setTimeout(() => void check(), getNextCheckDelay(state, now));
  }

  async function renew(expired: boolean): Promise<void> {
    // Offline no server can be asked. The browser reports when the network is back.
    if (!isOnline()) return;
    const outcome = await refresh(portal);
    if (outcome === 'renewed') return;
    const after = assess(portal.session.stored(), Date.now());
    const over = outcome === 'refused' || expired || (after.kind === 'due' && after.expired);
    if (over && after.kind !== 'none' && after.kind !== 'good') portal.session.end('refresh-failed');
  }

  function check(): Promise<void> {
    const state = assess(portal.session.stored(), Date.now());
    // Someone removed both: only then is there something to report.
    if (state.kind === 'none') portal.session.syncFromOtherTab();
    if (state.kind === 'unusable') portal.session.end('tokens-missing');
    if (state.kind === 'due' && !flight) {
      flight = renew(state.expired).finally(() => {
        flight = null;
        schedule();
      });
    } else {
      schedule();
    }
    // Only a page whose token has expired must wait for the new one.
    return state.kind === 'due' && state.expired && flight ? flight : Promise.resolve();
  }

  const interval = setInterval(() => void check(), limits.session.checkInterval);
  const stopListening = listenToBrowser(portal, () => void check());
  const offs = [
    portal.events.on('session:started', schedule),
    portal.events.on('session:refreshed', schedule),
    portal.session.verifyWith(createSessionVerifier({ portal, refresh, isOnline })),
  ];

  return {
    check,
    stop() {
      clearInterval(interval);
      clearTimeout(timer);
      stopListening();
      offs.forEach((off) => off());
    },
  };
}

function getNextCheckDelay(
  { kind, accessEnds }: Extract<Assessment, { accessEnds: number }>,
  now: number,
): number {
  const left = accessEnds - now;
  if (kind === 'good') return left - limits.session.refreshMargin;
  if (kind === 'waning') return left;
  return Math.max(left / 2, SHORTEST_WAIT);
}
