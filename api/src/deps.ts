import type { Country } from '@portal/shared/contract';
import type { Background } from './background';
import type { Db } from './database/connect';
import type { Config } from './config';
import type { Printer } from './documents/printer';
import type { ObjectStore } from './files/object-store';
import type { Mailer } from './mail/mailer';
import type { Notifications } from './plugins/live/notifications';

/** The time for all rules; tests set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Everything that a country's domains are built from. Countries share only the configuration. */
export interface Deps {
  readonly country: Country;
  readonly db: Db;
  /** The session of locks that are held longer than a transaction. */
  readonly locks: Db;
  readonly config: Config;
  readonly files: ObjectStore;
  readonly mail: Mailer;
  readonly printer: Printer;
  readonly clock: Clock;
  readonly background: Background;
  readonly notifications: Notifications;
}

/** A customer who calls through their link. They may do only what the link is for. */
export interface LinkHolder {
  readonly linkId: string;
  readonly companyId: string;
  /** The agent who made the link; they own the files that come through it. */
  readonly userId: string;
  readonly customerId: string;
  readonly bookingId: string;
  readonly isUsed: boolean;
}

/** A customer who pays through the link of a payment. They see that payment and nothing else. */
export interface Payer {
  readonly companyId: string;
  readonly requestId: string;
}

/** The caller: filled from the access token and the database with every request. */
export interface Actor {
  readonly userId: string;
  readonly agentId: string;
  readonly companyId: string | null;
  readonly role: 'agent' | 'operator';
  readonly country: Country['id'];
  /** The session (refresh family) of the token. */
  readonly sessionId: string;
}
