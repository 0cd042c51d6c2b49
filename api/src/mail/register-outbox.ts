import { isFromThisMachine } from '@portal/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { outboxFolder, readOutbox } from './folder-transport';
import { outboxPage, outboxPolicy } from './outbox-page';

/** The mail as its reader sees it; its styles are inline, as mails need them. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Mails contain every code and link, so they stay on this machine for any address of the server. */
async function refuseOtherMachines(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isFromThisMachine(request)) reply.callNotFound();
}

/** `/dev/outbox`, for development without a mail server. Never mount it in production: it shows all codes. */
export function registerOutbox(server: FastifyInstance, config: { readonly dataDir: string }): void {
  const folder = outboxFolder(config.dataDir);

  server.get('/dev/outbox', { onRequest: refuseOtherMachines }, async (_request, reply) => {
    const page = outboxPage(await readOutbox(folder));
    return reply
      .headers({ 'content-security-policy': outboxPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);
  });

  server.get<{ Params: { id: string } }>(
    '/dev/outbox/:id',
    { onRequest: refuseOtherMachines },
    async ({ params }, reply) => {
      const mail = (await readOutbox(folder)).find(({ id }) => id === params.id);
      if (!mail) return reply.callNotFound();
      return reply
        .headers({ 'content-security-policy': MAIL_POLICY, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(mail.html);
    },
  );
}
