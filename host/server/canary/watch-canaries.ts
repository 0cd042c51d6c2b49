import type { ReportReader } from '../reports/report-route';
import { listLiveVersions } from '../releases/list-live-versions';
import type { Releases } from '../releases/releases';
import type { RunningCanary } from '../releases/create-held-back';
import { findCanaryProblem } from './find-canary-problem';
import type { CanaryLimits } from './find-canary-problem';
import { createPageWindow } from './create-page-window';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

export interface CanarySettings extends CanaryLimits {
  /** Milliseconds that are looked back. */
  readonly window: number;
  /** Milliseconds between two looks. */
  readonly interval: number;
}

interface Options extends CanarySettings {
  readonly releases: Pick<Releases, 'current' | 'registry' | 'canaries' | 'holdBack'>;
  /** Records in the log that the version never becomes live. @throws when this gateway cannot */
  readonly withdraw: (canary: RunningCanary, reason: string) => void;
  readonly now?: () => number;
  readonly report?: (sentence: string) => void;
  readonly onStopped?: () => void;
}

export interface CanaryWatch extends ReportReader {
  /** Compares each canary with the live version, and stops those that are worse. */
  check(): Promise<void>;
  /** Checks again and again. @returns ends it */
  start(): () => void;
}

/**
 * Takes back a canary whose pages fail more often than those of the live version. First this gateway gives it to nobody
 * any more, which needs no key, then the log tells all others.
 */
export function watchCanaries({
  releases,
  withdraw,
  window,
  interval,
  now = Date.now,
  report = (sentence) => console.error(sentence),
  onStopped = () => undefined,
  ...limits
}: Options): CanaryWatch {
  const pages = createPageWindow(window, now);

  function stop(canary: RunningCanary, problem: string): void {
    const { remote, version } = canary;
    releases.holdBack(canary);
    onStopped();
    report(`The canary ${remote} ${version} is stopped: ${problem}.`);
    try {
      withdraw(canary, problem);
    } catch (error) {
      report(
        `${remote} ${version} is not withdrawn in the log of releases: ${getErrorText(error)} This gateway gives it to nobody. For the others: npm run withdraw -- ${remote} ${version} --reason "…"`,
      );
    }
  }

  async function check(): Promise<void> {
    const [versions, canaries] = await Promise.all([listLiveVersions(releases), releases.canaries()]);
    for (const canary of canaries) {
      const live = versions.find(({ target }) => target === canary.remote)?.version;
      if (live === undefined) continue;
      const problem = findCanaryProblem(
        pages.sum(canary.remote, canary.version),
        pages.sum(canary.remote, live),
        limits,
      );
      if (problem !== undefined) stop(canary, problem);
    }
  }

  return {
    countPart: pages.add,
    check,
    start() {
      const timer = setInterval(
        () =>
          void check().catch((error: unknown) =>
            report(`Canaries were not compared: ${getErrorText(error)}`),
          ),
        interval,
      );
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
