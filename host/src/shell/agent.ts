import { startLiveHere } from '../live/this-tab';
import { readAccount } from '../session/read-account';
import { watchSession } from '../session/watch-session';
import { startShareWorker } from './start-share-worker';
import type { AgentModule } from '../core/agent-module';
export { AccountButton } from './account/AccountButton';
export { AgentShell } from './agent/AgentShell';

let watcher: ReturnType<typeof watchSession> | null = null;

/** The one session watcher of this tab, and its live connection. */
export const startSession: AgentModule['startSession'] = (portal) => {
  if (watcher === null) startShareWorker();
  watcher ??= watchSession({ portal });
  // Not with an expired token.
  void watcher.check().then(() => startLiveHere(portal));
  return { checkSession: watcher.check, readAccount: () => readAccount(portal) };
};
