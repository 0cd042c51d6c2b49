import type { Actor, Deps, LinkHolder, Payer } from '../deps';
import type { ApiMetrics } from '../metrics/api-metrics';

declare module 'fastify' {
  interface FastifyInstance {
    /** Of the whole process. */
    metrics: ApiMetrics;
    /** What the country's routes are built from; set on the country's own scope. */
    deps: Deps;
    /** The customer behind the link of this token; null if the token belongs to no link. */
    findLinkHolder(token: string): Promise<LinkHolder | null>;
    /** The payment behind the link of this token; null if the token belongs to no payment. */
    findPayer(token: string): Promise<Payer | null>;
    /** Ids of the endpoints mounted so far in this country. */
    mountedEndpoints: Set<string>;
  }
  interface FastifyRequest {
    actor: Actor | null;
    /** Set instead of the actor where the caller uses a customer's link. */
    linkHolder: LinkHolder | null;
    /** Set instead of the actor where the caller uses the link of a payment. */
    payer: Payer | null;
  }
  interface FastifyContextConfig {
    endpointId?: string;
  }
}
