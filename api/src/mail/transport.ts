import type { Mail } from './mailer';

export interface OutgoingMail extends Mail {
  readonly id: string;
  readonly createdAt: Date;
}

/** What carries a mail away. Delivering the same id twice must be harmless. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}
