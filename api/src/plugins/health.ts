import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/connect';

const CHECK_TIMEOUT = 2000;

/** `/healthz`: the process answers. `/readyz`: so do its databases. A probe needs no token and is never limited. */
export function registerHealth(app: FastifyInstance, databases: () => readonly Db[]): void {
  const options = { config: { rateLimit: false as const } };
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    const answers = await Promise.all(databases().map(isAnswering));
    const ready = answers.length > 0 && answers.every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}

async function isAnswering(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_TIMEOUT);
  });
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([asked, late]);
  clearTimeout(timer);
  return answer;
}
