import { createTransport } from 'nodemailer';

import type { MailTransport } from './transport';

const TIMEOUT_MS = 20_000;

export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async deliver({ id, to, subject, text, html, createdAt }) {
      // The same message id on a second try: mail servers drop the duplicate.
      const messageId = `<${id}@${domain}>`;
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: createdAt,
        messageId,
      });
    },
    close: () => transport.close(),
  };
}
