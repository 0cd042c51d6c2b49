import type { Mail, Mailer } from '../../src/mail/mailer';

/** Keeps mails instead of sending them. */
export class MemoryMailer implements Mailer {
  readonly sent: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }

  start(): void {
    // Nothing waits: a mail is kept at once.
  }

  async flush(): Promise<void> {
    await this.stop();
  }

  async stop(): Promise<void> {
    // Nothing to end.
  }

  to(address: string): Mail[] {
    return this.sent.filter((mail) => mail.to === address);
  }

  /** The newest code mailed to an address. */
  code(address: string): string {
    const code = /\b\d{6}\b/.exec(this.to(address).at(-1)?.text ?? '')?.[0];
    if (code === undefined) throw new Error(`No code was mailed to ${address}`);
    return code;
  }
}
