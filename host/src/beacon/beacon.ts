import { removeBasePath } from '@portal/shared/base-path';
import { findOwner } from '@portal/shared/remote';
import type { Remotes } from '../federation/remotes';
import type { ClientFailure } from './client-failure';
import { findSource, readStacks } from './find-source';
import { sendReport } from './send-report';
import { createTally, type ReportedVersion } from './tally';
import { watchVitals } from './watch-vitals';

// Set by webpack.
declare const __webpack_public_path__: string | undefined;

interface Routed {
  readonly state: { readonly location: { readonly pathname: string } };
  subscribe(listener: (state: Routed['state']) => void): () => void;
}

export interface BeaconSources {
  readonly remotes: Pick<Remotes, 'entries' | 'state' | 'subscribe'>;
  readonly router: Routed;
}

/** Milliseconds. A version that fails has to be noticed within a minute. */
const REPORT_INTERVAL = 10_000;
/** Several parts of a page may fail at once. */
const FAILURE_DELAY = 1000;

/** Failures before the start. */
const early: ClientFailure[] = [];
let count = (failure: ClientFailure): void => void early.push(failure);

export const countFailure = (failure: ClientFailure): void => count(failure);

function readShellVersion(): ReportedVersion {
  const address = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';
  return findSource(address) ?? { target: 'host', version: 'development' };
}

/** Counts pages, failures and web vitals of this tab by version, and reports them to the gateway. @returns ends it */
export function startBeacon({ remotes, router }: BeaconSources): () => void {
  const shell = readShellVersion();
  const tally = createTally(shell);
  const readVitals = watchVitals();
  let path = router.state.location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHurried = false;

  const findVersion = (name: string): string | undefined =>
    remotes.entries.find((entry) => entry.name === name)?.version;
  function findPage(): ReportedVersion {
    const owner = findOwner(remotes.entries, removeBasePath(path))?.remote;
    return owner ? { target: owner.name, version: owner.version } : shell;
  }

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    isHurried = false;
    const report = tally.take();
    if (report) sendReport(report);
  }
  function plan(isUrgent = false): void {
    if (timer !== undefined && (isHurried || !isUrgent)) return;
    clearTimeout(timer);
    isHurried = isUrgent;
    timer = setTimeout(send, isUrgent ? FAILURE_DELAY : REPORT_INTERVAL);
  }
  function fail(version: ReportedVersion, kind: ClientFailure['kind']): void {
    tally.fail(version, kind);
    plan(true);
  }

  let failedAt = new Map<string, number>();
  function countFailedRemotes(): void {
    const now = new Map<string, number>();
    for (const { name, version } of remotes.entries) {
      const state = remotes.state(name);
      if (state.status !== 'failed') continue;
      now.set(name, state.at);
      if (failedAt.get(name) !== state.at) fail({ target: name, version }, 'load');
    }
    failedAt = now;
  }

  function countUncaught(stack: string): void {
    const source = findSource(stack);
    // A version that this tab did not start with does not run here.
    if (source && (source.target === 'host' || findVersion(source.target) === source.version))
      fail(source, 'error');
  }

  tally.open(findPage());
  plan();
  count = ({ kind, isOfShell }) => fail(isOfShell ? shell : findPage(), kind);
  early.splice(0).forEach(count);
  countFailedRemotes();
  const stopRemotes = remotes.subscribe(countFailedRemotes);
  const stopRouter = router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    tally.measure(findPage(), readVitals());
    path = location.pathname;
    tally.open(findPage());
    plan();
  });
  const countError = ({ error, filename }: ErrorEvent) => countUncaught(readStacks(error) || filename);
  const countRejection = ({ reason }: PromiseRejectionEvent) => countUncaught(readStacks(reason));
  const sendBeforeLeaving = () => {
    if (document.visibilityState !== 'hidden') return;
    tally.measure(findPage(), readVitals());
    send();
  };
  window.addEventListener('error', countError);
  window.addEventListener('unhandledrejection', countRejection);
  document.addEventListener('visibilitychange', sendBeforeLeaving);
  return () => {
    window.removeEventListener('error', countError);
    window.removeEventListener('unhandledrejection', countRejection);
    document.removeEventListener('visibilitychange', sendBeforeLeaving);
    stopRemotes();
    stopRouter();
    clearTimeout(timer);
  };
}
