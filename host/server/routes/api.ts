import { countryCodes, endpointTable } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { proxyTo } from './proxy';

const streams = endpointTable.filter(({ kind }) => kind === 'stream');

/** The way to the API. A stream of events holds its connection for hours: streams have theirs apart, so that no number of them keeps a call waiting. */
export async function apiRoutes(app: FastifyInstance, apiPort: number): Promise<void> {
  await proxyTo(app, '/api', apiPort);
  for (const country of countryCodes) {
    for (const { path } of streams)
      await proxyTo(app, `/api/${country}${path}`, apiPort, { connections: null });
  }
}
