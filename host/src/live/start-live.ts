import type { Portal } from '@portal/shared/portal';
import { openLine } from './line/open-line';
import { joinTabs, type Membership, type Tools } from './tabs/join-tabs';
import { tellVisible } from './tabs/visible-tabs';

export interface Live {
  leads(): boolean;
  stop(): void;
}

const browserTools = (): Tools => ({
  // Used only where the browser has both. Locks exist on secure addresses alone.
  locks: (navigator as { locks?: LockManager }).locks,
  openChannel: 'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
  openLine,
});

/** Hears the events of the signed-in agent's enquiries, from the session's start to its end, and puts them on the portal's bus. */
export function startLive(portal: Portal, tools: Tools = browserTools()): Live {
  let joined: { readonly identity: string; readonly membership: Membership } | null = null;

  function follow(): void {
    const identity = getIdentity(portal);
    if (identity === (joined?.identity ?? null)) return;
    joined?.membership.leave();
    joined =
      identity === null
        ? null
        : { identity, membership: joinTabs({ portal, name: getChannelName(portal), tools }) };
  }

  const stops = [
    portal.session.subscribe(follow),
    portal.country.subscribe(follow),
    tellVisible(tools.locks),
  ];
  follow();
  return {
    leads: () => joined?.membership.leads() ?? false,
    stop() {
      stops.forEach((stop) => stop());
      joined?.membership.leave();
      joined = null;
    },
  };
}

/** Whose events are heard: another account or country needs another connection. */
function getIdentity({ session, country }: Portal): string | null {
  const current = session.get();
  return current && `${country.get().id}:${current.userId}`;
}

/** A session that began elsewhere may not name its account: then nothing is shared with other tabs. */
function getChannelName(portal: Portal): string | null {
  return portal.session.get()?.userId ? `portal-live:${getIdentity(portal)}` : null;
}
