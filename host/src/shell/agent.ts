import { watchSession } from '../session/watcher';
import type { AgentModule } from './agent-side';
export { AgentShell } from './agent/AgentShell';

let watcher: ReturnType<typeof watchSession> | null = null;

/** The one watcher of this tab's session. */
export const startSession: AgentModule['startSession'] = (portal) => {
  watcher ??= watchSession({ portal });
  return { checkSession: watcher.check };
};
