import type { FastifyInstance } from 'fastify';
import type { Releases } from '../releases/releases';

async function apiState(apiOrigin: string): Promise<'ready' | 'not ready' | 'unreachable'> {
  try {
    const answer = await fetch(`${apiOrigin}/readyz`, { signal: AbortSignal.timeout(1000) });
    return answer.ok ? 'ready' : 'not ready';
  } catch {
    return 'unreachable';
  }
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve pages, of which the files are here. The API's state is reported but not required, because the shell works
 * without it.
 */
export function healthRoutes(
  app: FastifyInstance,
  kind: 'host' | 'customer',
  releases: Releases,
  apiOrigin: string,
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const [version, { entries, rejected }, api] = await Promise.all([
      releases.current(kind),
      releases.registry(),
      apiState(apiOrigin),
    ]);
    const problem = version === undefined ? 'nothing is live' : await releases.findPageProblem(kind, version);
    const ready = problem === undefined && (kind === 'customer' || entries.length > 0);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not ready',
        version: version ?? null,
        pages: problem ?? 'served',
        remotes: entries.length,
        rejected,
        releases: releases.problem() ?? 'accepted',
        api,
      });
  });
}
