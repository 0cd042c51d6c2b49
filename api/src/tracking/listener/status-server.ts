import { createServer, type Server } from 'node:http';
import { sql } from 'kysely';

import type { Db } from '../../database/connect';
import type { ListenerMetrics } from './metrics';

async function areAnswering(databases: readonly Db[]): Promise<boolean> {
  try {
    await Promise.all(databases.map((db) => sql`select 1`.execute(db)));
    return true;
  } catch {
    return false;
  }
}

/** `/healthz`: the process answers. `/readyz`: its databases answer too. `/metrics`: for Prometheus. */
export function createStatusServer({ register }: ListenerMetrics, databases: readonly Db[]): Server {
  return createServer((request, response) => {
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': type });
      response.end(body);
    };
    const sendStatus = (isGood: boolean) =>
      send(isGood ? 200 : 503, 'application/json', JSON.stringify({ status: isGood ? 'ok' : 'unavailable' }));
    if (request.url === '/healthz') sendStatus(true);
    else if (request.url === '/readyz') void areAnswering(databases).then(sendStatus);
    else if (request.url === '/metrics')
      void register.metrics().then((text) => send(200, register.contentType, text));
    else send(404, 'text/plain', 'Not found');
  });
}
