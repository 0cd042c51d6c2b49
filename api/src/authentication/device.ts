import type { FastifyRequest } from 'fastify';
import { readClientNetwork } from './client-network';

/** Where a call comes from. */
export interface Device {
  /** The key by which limits count the client. */
  readonly network: string;
  readonly userAgent: string | undefined;
}

export const readDevice = (request: FastifyRequest): Device => ({
  network: readClientNetwork(request.ip),
  userAgent: request.headers['user-agent'],
});
