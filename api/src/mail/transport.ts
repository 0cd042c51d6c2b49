import type { Mail } from './mailer';

export interface OutgoingMail extends Mail {
  readonly id: string;
  readonly createdAt: Date;
}

/** Delivers a mail. Delivering the same id twice must be harmless. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}
