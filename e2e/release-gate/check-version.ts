import path from 'node:path';
import { capabilities, endpointTable } from '@portal/shared/contract';
import { workspaceRoot } from '@portal/build/workspace/paths.ts';
import { locales, type Locale } from '@portal/shared/i18n/locales';
import { startSampleServer } from '@portal/shared/testing/recorder/server';
import type { GateRequest, GateResult } from '@portal/tools/release/gate-request.ts';
import { listErrorTitles, readCatalogues } from '../explorer/catalogue';
import { startGateway } from '../fixtures/start-gateway';
import { layOutReleases } from './lay-out-releases';
import { openBrowser, openPages } from './open-pages';
import { planOpenings } from './plan-openings';

/** Lines of events stay open, and passkeys and messages to devices need a public address. */
const excluded: readonly unknown[] = [
  ...endpointTable.filter(({ kind }) => kind === 'stream').map(({ capability }) => capability),
  'passkeys',
  'notification-mail',
  'web-push',
];
const announced = capabilities.filter((name) => !excluded.includes(name)).join(' ');

/** Opens the pages of a built version in the shell that is live, next to the remotes that are live. */
export async function checkVersionInBrowser(request: GateRequest): Promise<GateResult> {
  const openings = planOpenings(request);
  const ends: (() => unknown)[] = [];
  try {
    const releases = layOutReleases(request);
    ends.unshift(() => releases.remove());
    const api = await startSampleServer();
    ends.unshift(() => api.close());
    const gateway = await startGateway(request.gateway, {
      RELEASES_DIR: releases.folder,
      DATA_DIR: path.join(releases.folder, 'data'),
      API_PORT: String(api.port),
      API_BASE_AE: '',
      API_BASE_IN: '',
      API_CAPABILITIES_AE: announced,
      API_CAPABILITIES_IN: announced,
      // Settings of the portal itself, which a release may run next to.
      PUBLIC_URL: '',
      BASE_PATH: '',
      RELEASE_PUBLIC_KEYS: '',
      MAP_STYLE_URL: '',
      DEV_SERVERS: '',
    });
    ends.unshift(() => gateway.close());
    const browser = await openBrowser(request.browser);
    ends.unshift(() => browser.close());
    const faults = await openPages(openings, {
      browser,
      origin: gateway.origin,
      errorTitles: (Object.keys(locales) as Locale[]).flatMap((locale) =>
        listErrorTitles(readCatalogues(workspaceRoot, locale)),
      ),
    });
    return { opened: openings.length, faults };
  } finally {
    for (const end of ends) await end();
  }
}
