import {
  customerFilledKind,
  notificationsChangedKind,
  trackingAlertRaisedKind,
  tripChangedKind,
} from '@portal/shared/contract';
import type { Portal } from '@portal/shared/portal';
import type { Received } from '../line/connect';
import type { openLine } from '../line/open-line';
import type { LiveEvent } from '../line/read-message';
import { createTabListener } from './tab-listener';
import { electLeader, type Locks } from './elect-leader';
import { createRelay, type Channel } from './relay';

export interface Tools {
  readonly locks: Locks | undefined;
  readonly openChannel: ((name: string) => Channel) | undefined;
  readonly openLine: typeof openLine;
}

interface Settings {
  readonly portal: Portal;
  /** The same for all tabs of one account in one country. `null`: for this tab alone. */
  readonly name: string | null;
  readonly tools: Tools;
}

export interface Membership {
  /** Whether this tab has the connection. */
  leads(): boolean;
  leave(): void;
}

/**
 * One connection for all tabs: the tab that has it passes events to the others. Where tabs cannot know of each other, each
 * has its own.
 */
export function joinTabs({ portal, name, tools: { locks, openChannel, openLine } }: Settings): Membership {
  const { events, clock } = portal;
  const listener = createTabListener({
    onEvent: (event: LiveEvent) => {
      if (event.kind === customerFilledKind) {
        const { customerId, bookingId, customerName } = event;
        events.emit('customer:filled', { customerId, bookingId, customerName });
      } else if (event.kind === tripChangedKind) {
        events.emit('trip:changed', { bookingId: event.bookingId, status: event.status });
      } else if (event.kind === trackingAlertRaisedKind) {
        events.emit('tracking:alert', { alertId: event.alertId });
      } else if (event.kind === notificationsChangedKind) {
        events.emit('notifications:changed', {});
      } else
        events.emit(event.kind === 'created' ? 'enquiry:arrived' : 'enquiry:changed', {
          enquiry: event.enquiry,
        });
    },
    onMissed: () => events.emit('enquiries:missed', {}),
  });
  const shared = name !== null && locks && openChannel ? { name, locks, openChannel } : null;
  let leads = false;
  const relay =
    shared &&
    createRelay(shared.openChannel(shared.name), (message) => {
      if (message.type === 'heard') listener.hear(message);
      if (message.type === 'missed') listener.miss(message.id);
      if (message.type === 'placed') listener.place(message.id);
      if (message.type === 'asked' && leads && listener.last !== null)
        relay?.tell({ type: 'placed', id: listener.last });
    });

  function miss(id: number | null): void {
    relay?.tell({ type: 'missed', id });
    listener.miss(id);
  }

  function hear({ message, sent }: Received): void {
    if (message.kind === 'heard') {
      const received = { id: message.id, after: listener.last, event: message.event };
      relay?.tell({ type: 'heard', ...received });
      listener.hear(received);
    } else if (message.kind === 'ready') {
      clock.observe({ sent, received: Date.now(), serverTime: Date.parse(message.serverTime), precision: 1 });
      if (!message.resumed) miss(message.id);
    } else {
      miss(message.id ?? listener.last);
    }
  }

  function work(): () => void {
    leads = true;
    const close = openLine({ portal, position: () => listener.last, hear });
    return () => {
      leads = false;
      close();
    };
  }

  relay?.tell({ type: 'asked' });
  const stop = shared ? electLeader(shared.name, shared.locks, work) : work();
  return {
    leads: () => leads,
    leave() {
      stop();
      relay?.close();
    },
  };
}
