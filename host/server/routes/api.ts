import { countryCodes, endpointTable } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { proxyTo } from './proxy';

const streams = endpointTable.filter(({ kind }) => kind === 'stream');

/**
 * The proxy to the API. A stream of events holds its connection for hours, so streams have their own connections: no number of streams can delay a
 * call.
 */
export async function apiRoutes(app: FastifyInstance, apiPort: number): Promise<void> {
  await proxyTo(app, '/api', apiPort);
  for (const country of countryCodes) {
    for (const { path } of streams)
      await proxyTo(app, `/api/${country}${path}`, apiPort, { connections: null });
  }
}
