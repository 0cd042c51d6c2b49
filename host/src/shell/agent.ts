import { startLiveHere } from '../live/this-tab';
import { watchSession } from '../session/watcher';
import type { AgentModule } from './agent-module';
export { AccountButton } from './account/AccountButton';
export { AgentShell } from './agent/AgentShell';

let watcher: ReturnType<typeof watchSession> | null = null;

/** The one watcher of this tab's session, and its live line. */
export const startSession: AgentModule['startSession'] = (portal) => {
  watcher ??= watchSession({ portal });
  // Not with a token that has run out.
  void watcher.check().then(() => startLiveHere(portal));
  return { checkSession: watcher.check };
};
