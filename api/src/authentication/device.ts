import type { FastifyRequest } from 'fastify';
import { readClientNetwork } from '../plugins/client-network';

/** Where a call comes from. */
export interface Device {
  /** What limits count the client by. */
  readonly network: string;
  readonly userAgent: string | undefined;
}

export const readDevice = (request: FastifyRequest): Device => ({
  network: readClientNetwork(request.ip),
  userAgent: request.headers['user-agent'],
});
