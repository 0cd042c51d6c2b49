import type { Actor, Deps, LinkHolder } from '../deps';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the country's routes are built from; set on the country's own scope. */
    deps: Deps;
    /** Who came by the link of this token; null where the token is none of a link. */
    findLinkHolder(token: string): Promise<LinkHolder | null>;
    /** Ids of the endpoints mounted so far in this country. */
    mountedEndpoints: Set<string>;
  }
  interface FastifyRequest {
    actor: Actor | null;
    /** Set in place of the actor where the caller came by a customer's link. */
    linkHolder: LinkHolder | null;
  }
  interface FastifyContextConfig {
    endpointId?: string;
  }
}
