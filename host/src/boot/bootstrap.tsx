import { removeBasePath } from '@portal/shared/base-path';
import { loadTransport } from '@portal/shared/api';
import { createPortal, type Portal } from '@portal/shared/portal';
import { createFederationRuntime } from '../federation/create-federation-runtime';
import { listUsableEntries } from '../federation/registry';
import { createRemotes } from '../federation/remotes';
import { nonce } from '../core/nonce';
import { getAccess } from '../core/access';
import { createPortalRouter } from '../router/create-router';
import { leaveWhenEnded } from '../session/leave-when-ended';
import { createAgentSide } from '../shell/agent-side';
import { portalLayout } from '../shell/portal-layout';
import { createConnection } from '../core/connection';
import { addHostMessages } from '../core/host-messages';
import { renderPortal, showLoader } from './render';
import { scheduleLateParts } from './schedule-late-parts';
import { syncDocumentPreferences } from './sync-document-preferences';
import { readAhead } from './read-ahead';
import { readSettings, type Settings } from './read-settings';
import { showStartFailure } from './start-failure';
import { nextTurn } from '../core/next-turn';
import { warmFormats } from './warm-formats';

/** Starts the portal in this page. */
export async function bootstrap(): Promise<void> {
  const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  try {
    await start(root, await readSettings());
  } catch (error) {
    console.error('The portal cannot start', error);
    showStartFailure(root);
  }
}

async function start(container: HTMLElement, { config, registry }: Settings): Promise<void> {
  const connection = createConnection();
  // Set when storage fails while the portal is created: the agent can be told only afterwards.
  let storageFailed = false;
  const portal: Portal = createPortal({
    config,
    fetch: connection.fetch,
    onStorageUnavailable: () => {
      storageFailed = true;
    },
  });
  addHostMessages(portal.i18n);
  syncDocumentPreferences(portal);
  const entries = listUsableEntries(registry, getLocalStorage());
  const remotes = createRemotes(portal, createFederationRuntime(entries, nonce), entries);
  const agentSide = createAgentSide(portal);
  const access = (path: string) => getAccess(entries, path);

  // These files and the page's remote are loaded in parallel.
  let firstAnswers: Promise<unknown> | undefined;
  const address = new URL(location.href);
  address.pathname = removeBasePath(address.pathname);
  if (access(address.pathname) === 'agent' && portal.session.get() !== null) {
    loadTransport().catch(() => undefined);
    firstAnswers = readAhead({ portal, remotes, agentSide }, address);
    void warmFormats(portal.i18n.locale);
  }
  keepSessionFresh(portal, agentSide.load);
  await nextTurn();
  const showing = showLoader(container, portal);
  const router = createPortalRouter({ portal, remotes, loadAgentSide: agentSide.load, layout: portalLayout });
  leaveWhenEnded({
    portal,
    getAccess: access,
    // The agent wants the page that they are going to.
    getLocation: () => router.state.navigation.location ?? router.state.location,
    navigate: (to, options) => void router.navigate(to, options),
  });
  await renderPortal({
    container,
    showing,
    portal,
    host: { remotes, agentSide, connection },
    router,
    firstAnswers,
  });
  scheduleLateParts({ portal, remotes, router, connection });
  if (storageFailed)
    portal.notify({
      title: portal.i18n.t('shell.storage.title'),
      description: portal.i18n.t('shell.storage.body'),
    });
}

/** A long registration form is filled in during a session, so its tokens are watched there too. */
function keepSessionFresh({ session, events }: Portal, load: () => Promise<unknown>): void {
  const watch = () => void load().catch(() => undefined);
  events.on('session:started', watch);
  if (session.get() !== null) watch();
}

function getLocalStorage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
