import os from 'node:os';
import { withdraw } from '@portal/build/releases/registry/operations.ts';
import type { Releases } from '../releases/releases';
import type { Settings } from '../settings';
import { watchCanaries } from './watch-canaries';
import type { CanaryWatch } from './watch-canaries';

/** The watch of a gateway, which withdraws in the log of its releases as the command does. */
export function createCanaryWatch(
  settings: Pick<Settings, 'canary' | 'releases' | 'signing'>,
  releases: Releases,
  onStopped: () => void,
): CanaryWatch {
  const access = {
    releases: settings.releases,
    by: `gateway@${os.hostname()}`,
    signing: settings.signing,
  };
  return watchCanaries({
    ...settings.canary,
    releases,
    onStopped,
    withdraw: ({ remote, version }, reason) => void withdraw(access, remote, version, reason),
  });
}
