import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';

export interface MailAttachment {
  /** With its ending. */
  readonly name: string;
  readonly type: 'application/pdf';
  readonly content: Uint8Array;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A document that goes with it. */
  readonly attachment?: MailAttachment;
}

export interface Mailer {
  /**
   * Puts a mail in the outbox; it is sent soon after. With a transaction, the mail exists only if that
   * commits, so that no mail is lost and none is sent in error.
   */
  send(mail: Mail, db?: Kysely<Database>): Promise<void>;
  /** Starts to send waiting mails, now and repeatedly. */
  start(): void;
  /** Sends the mails that are due now; resolves when each was tried once. */
  flush(): Promise<void>;
  /** Stops the sending after a last flush. */
  stop(): Promise<void>;
}
