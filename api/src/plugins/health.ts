import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/connect';
import type { DiskSpace } from './disk-space';

/** What a probe gets in addition to its status, so that its reader knows where to look further. */
const readinessStates = ['ok', 'unavailable', 'disk full'] as const;
type Readiness = (typeof readinessStates)[number];

const CHECK_TIMEOUT = 2000;

/**
 * `/healthz`: the process answers. `/readyz`: its databases answer too, and the disks have room. A probe
 * needs no token and is never limited.
 */
export function registerHealth(app: FastifyInstance, databases: () => readonly Db[], disk: DiskSpace): void {
  const options = { config: { rateLimit: false as const } };
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  const readReadiness = async (): Promise<Readiness> => {
    const answers = await Promise.all(databases().map(isAnswering));
    const isAnswered = answers.length > 0 && answers.every(Boolean);
    if (!isAnswered) return 'unavailable';
    return (await disk.isLeft()) ? 'ok' : 'disk full';
  };
  app.metrics.registry.addGauge(
    { name: 'api_readiness', help: 'What /readyz answers: 1 at the present state', labelNames: ['state'] },
    async () => {
      const present = await readReadiness();
      return readinessStates.map((state) => ({ labels: { state }, value: state === present ? 1 : 0 }));
    },
  );
  app.get('/readyz', options, async (_request, reply) => {
    const status = await readReadiness();
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
}

async function isAnswering(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_TIMEOUT);
  });
  const answering = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([answering, late]);
  clearTimeout(timer);
  return answer;
}
