import { spawn } from 'node:child_process';
import type { Browser } from '@playwright/test';
import type { Context, Figure } from '../benchmark/benchmark';
import { address, ports } from '../support/addresses';
import type { Agent } from '../support/agent';
import { root } from '../support/folders';
import { isOk, poll } from '../../fixtures/poll';
import { releasesWithOneMore } from './dummy-remote';
import { measureTraffic } from './traffic';

interface Setting {
  readonly context: Context;
  readonly browser: Browser;
  readonly portal: string;
  readonly agent: Agent;
  /** The remote that is copied. */
  readonly model: string;
}

/** The cost of an added remote for the pages of the others. */
export async function measureOneMoreRemote({
  context,
  browser,
  portal,
  agent,
  model,
}: Setting): Promise<Figure[]> {
  const releases = await releasesWithOneMore(context.cleanUp, model);
  const larger = await startGateway(context, releases);
  const figures: Figure[] = [];
  for (const [path, signedInAgent] of [
    ['/login', undefined],
    ['/', agent],
    ['/profile', agent],
  ] as const) {
    const without = await measureTraffic(browser, portal, path, signedInAgent);
    const withIt = await measureTraffic(browser, larger, path, signedInAgent);
    const added = addedTo(without.first, withIt.first, path);
    const idle = addedTo(without.later, withIt.later, path);
    figures.push(
      {
        label: `one remote more: requests added to ${path}`,
        value: added.requests,
        unit: 'count',
        bar: { atMost: 0 },
      },
      { label: `one remote more: files added to ${path}`, value: added.kb, unit: 'KB', bar: { atMost: 0 } },
      {
        label: `one remote more: its line in the HTML of ${path}`,
        value: ((withIt.first.get(path) ?? 0) - (without.first.get(path) ?? 0)) / 1000,
        unit: 'KB',
      },
      { label: `one remote more: loaded ahead in idle time on ${path}`, value: idle.kb, unit: 'KB' },
    );
  }
  return figures;
}

/** Files that only the larger portal sent, except the page itself and the API's answers. */
function addedTo(
  without: ReadonlyMap<string, number>,
  withIt: ReadonlyMap<string, number>,
  page: string,
): { requests: number; kb: number } {
  const files = [...withIt].filter(
    ([path]) => path !== page && !path.startsWith('/api/') && !without.has(path),
  );
  return { requests: files.length, kb: files.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000 };
}

async function startGateway({ cleanUp }: Context, releases: string): Promise<string> {
  const gateway = spawn(process.execPath, ['--import', 'tsx', 'host/server/server.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      RELEASES_DIR: releases,
      PORT: String(ports.otherPortal),
      CUSTOMER_PORT: String(ports.otherCustomer),
      METRICS_PORT: '0',
      API_PORT: String(ports.api),
    },
  });
  cleanUp.add(() => void gateway.kill('SIGKILL'));
  const portal = address(ports.otherPortal);
  await poll(async () => (await isOk(`${portal}/login`, { accept: 'text/html' })) || undefined, {
    description: 'starting a second gateway',
    timeoutMs: 30_000,
  });
  return portal;
}
