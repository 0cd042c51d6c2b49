import type { Country } from '@portal/shared/contract';
import type { Background } from './background';
import type { Db } from './database/connect';
import type { Config } from './config';
import type { Printer } from './documents/printer';
import type { ObjectStore } from './files/object-store';
import type { Mailer } from './mail/mailer';
import type { Notifications } from './plugins/live/notifications';

/** The time, as the rules see it: tests set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** All that a country's domains are built from. Nothing here is shared between countries but the configuration. */
export interface Deps {
  readonly country: Country;
  readonly db: Db;
  readonly config: Config;
  readonly files: ObjectStore;
  readonly mail: Mailer;
  readonly printer: Printer;
  readonly clock: Clock;
  readonly background: Background;
  readonly notifications: Notifications;
}

/** A customer who came by his link: he may do what the link is for, and nothing else. */
export interface LinkHolder {
  readonly linkId: string;
  readonly companyId: string;
  /** The agent who made the link: the files that come by it are his. */
  readonly userId: string;
  readonly customerId: string;
  readonly bookingId: string;
  readonly isUsed: boolean;
}

/** Who calls: filled from the access token and the database at every request. */
export interface Actor {
  readonly userId: string;
  readonly agentId: string;
  readonly companyId: string | null;
  readonly role: 'agent' | 'operator';
  readonly country: Country['id'];
  /** The session (refresh family) the token belongs to. */
  readonly sessionId: string;
}
