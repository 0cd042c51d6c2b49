import type { Portal } from '@portal/shared/portal';
import { findOwner } from '@portal/shared/remote';
import type { Remotes } from '../federation/remotes';
import type { ShellModule } from '../core/agent-module';
import { nextTurn } from '../core/next-turn';

/** Readers who wait longer should see what is ready. */
const LONGEST_WAIT = 1500;

interface Parts {
  readonly portal: Portal;
  readonly remotes: Remotes;
  readonly agentSide: Pick<ShellModule, 'load'>;
}

/**
 * Begins to read what an agent's page shows first, while the page's code loads. Resolves when the data is there, has failed or is slow.
 * The page then replaces the view of the document in one step.
 */
export function readAhead(
  { portal, remotes, agentSide }: Parts,
  address: URL,
  longest = LONGEST_WAIT,
): Promise<unknown> {
  // The server would only refuse an expired token.
  const checked = agentSide.load().then(async (side) => {
    await side.checkSession();
    return side;
  });
  const owner = findOwner(remotes.entries, address.pathname)?.remote.name;
  const account = async () => {
    const side = await checked;
    await side.readAccount();
  };
  const page = async () => {
    const [definition] = await Promise.all([owner ? remotes.load(owner) : undefined, checked]);
    // The task that ran the remote's scripts ends first.
    await nextTurn();
    if (portal.session.get()) await definition?.preload?.(portal, address);
  };
  const slow = new Promise((resolve) => setTimeout(resolve, longest));
  return Promise.race([Promise.allSettled([account(), page()]), slow]);
}
