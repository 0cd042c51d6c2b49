import type { Transporter } from 'nodemailer';

import type { MailTransport } from './transport';

const TIMEOUT_MS = 20_000;

/** The library is loaded with the first mail: a server with another transport never needs it. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

export function createSmtpTransport(url: string, from: string): MailTransport {
  let transport: Promise<Transporter> | undefined;
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async deliver({ id, to, subject, text, html, attachment, createdAt }) {
      // The same message id for a second try: mail servers drop the duplicate.
      const messageId = `<${id}@${domain}>`;
      transport ??= connect(url);
      await (
        await transport
      ).sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: createdAt,
        messageId,
        ...(attachment && {
          attachments: [
            {
              filename: attachment.name,
              contentType: attachment.type,
              content: Buffer.from(attachment.content),
            },
          ],
        }),
      });
    },
    close: () => void transport?.then((open) => open.close()),
  };
}
