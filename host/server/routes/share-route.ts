import { shareTarget } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';

/**
 * Photos that a phone posts while its worker is not there yet, or not any more. They are not kept on the server, where
 * nobody would know whose they are: the page says that they did not arrive, and has the worker for the next time.
 */
export async function shareRoute(
  app: FastifyInstance,
  { basePath }: Pick<Settings, 'basePath'>,
): Promise<void> {
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    // Read to its end and thrown away: a browser whose upload is cut off shows an error and no page.
    own.addContentTypeParser('*', (_request, payload, done) => {
      payload
        .once('end', () => done(null))
        .once('error', done)
        .resume();
    });
    own.post(shareTarget.address, async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`${basePath}${shareTarget.page}?${shareTarget.missed}`, 303),
    );
  });
}
