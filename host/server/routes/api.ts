import { countryCodes, endpointTable } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { createProxy } from './proxy';

const streams = endpointTable.filter(({ kind }) => kind === 'stream');

/**
 * The proxy to the API. A stream of events holds its connection for hours, so streams have their own connections: no number of streams can delay a
 * call.
 */
export async function apiRoutes(app: FastifyInstance, apiOrigin: string): Promise<void> {
  await createProxy(app, '/api', apiOrigin);
  for (const country of countryCodes) {
    for (const { path } of streams)
      await createProxy(app, `/api/${country}${path}`, apiOrigin, { connections: null });
  }
}
