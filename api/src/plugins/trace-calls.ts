import { traceRequests } from '@portal/build/tracing/trace-requests.ts';
import { endpointTable } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const traced: ReadonlySet<string | undefined> = new Set(
  endpointTable.filter(({ kind }) => kind !== 'stream').map(({ id }) => id),
);

/** The gateway, or a proxy before it, says for whom it asks. Only such a server may decide what is kept of a trace. */
const isFromProxy = ({ ips = [] }: FastifyRequest): boolean => ips.length > 1;

const findCompany = ({ actor, linkHolder, payer }: FastifyRequest): string | null =>
  (actor ?? linkHolder ?? payer)?.companyId ?? null;

/** Spans for the calls of the contract. They say which company called, and nothing else about the caller. */
export function traceCalls(server: FastifyInstance): void {
  traceRequests(server, {
    isTraced: ({ routeOptions }) => traced.has(routeOptions.config.endpointId),
    isTrusted: isFromProxy,
    describe(request) {
      const companyId = findCompany(request);
      return {
        'portal.endpoint': request.routeOptions.config.endpointId ?? '',
        'portal.request.id': request.id,
        ...(companyId !== null && { 'company.id': companyId }),
      };
    },
  });
}
