import type { FastifyInstance } from 'fastify';

const GRACE = 10_000;

/** No new connections; requests under way may finish, but not for ever. */
export async function stopHttp(server: FastifyInstance, grace = GRACE): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), grace);
  await server.close();
  clearTimeout(timer);
}
