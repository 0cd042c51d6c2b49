import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Puts a mail in the outbox; it goes out soon after. Given a transaction, it exists only if that commits,
   * so that no mail is lost and none is sent for nothing.
   */
  send(mail: Mail, db?: Kysely<Database>): Promise<void>;
  /** Begins to send what waits, now and then again. */
  start(): void;
  /** Sends what is due now; resolves when each mail was tried once. */
  flush(): Promise<void>;
  /** Ends the sending after a last flush. */
  stop(): Promise<void>;
}
