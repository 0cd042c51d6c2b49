import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getReleaseMark } from '../releases/get-release-mark';
import { chooseVersions } from '../releases/choose-versions';
import type { Releases } from '../releases/releases';

/** A proxy that compresses answers makes their tags weak. */
const readTag = ({ headers }: FastifyRequest): string | undefined =>
  headers['if-none-match']?.replace(/^W\//, '');

/**
 * `/registry.json`: the remotes that this browser gets. Its tag is the mark in the page, so an open tab learns with an
 * answer without a body that it is up to date.
 */
export function registryRoute(app: FastifyInstance, releases: Releases): void {
  app.get('/registry.json', async (request, reply) => {
    const {
      shell,
      registry: { entries },
    } = await chooseVersions(releases, request);
    const tag = `"${getReleaseMark(shell, entries)}"`;
    reply.header('cache-control', 'no-store').header('etag', tag);
    return readTag(request) === tag ? reply.code(304).send() : reply.send(entries);
  });
}
