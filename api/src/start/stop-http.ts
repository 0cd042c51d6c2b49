import type { FastifyInstance } from 'fastify';

const GRACE = 10_000;

/** No new connections; open requests may finish within a time limit. */
export async function stopHttp(server: FastifyInstance, grace = GRACE): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), grace);
  await server.close();
  clearTimeout(timer);
}
