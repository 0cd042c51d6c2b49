import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Releases } from '../releases/releases';
import type { Settings } from '../settings';

const forEveryOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Versioned files never change, so a browser may keep them for a year. Each is sent in its precompressed form. */
export async function serveVersions(
  app: FastifyInstance,
  { releases: folder, sharesRemotes }: Pick<Settings, 'releases' | 'sharesRemotes'>,
  kinds: readonly string[],
  { isReleasedFile }: Releases,
): Promise<void> {
  if (sharesRemotes)
    app.addHook('onSend', async ({ routeOptions }, reply) => {
      // Portals on other origins load these files without credentials.
      if (routeOptions.url?.startsWith('/remotes/')) reply.headers(forEveryOrigin);
    });
  for (const [index, kind] of kinds.entries()) {
    // In development nothing may be built yet.
    mkdirSync(path.join(folder, kind), { recursive: true });
    await app.register(fastifyStatic, {
      root: path.join(folder, kind),
      prefix: `/${kind}/`,
      // One registration adds `reply.sendFile`, which serves the files of the root.
      decorateReply: index === 0,
      preCompressed: true,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      cacheControl: false,
      allowedPath: (pathname, root) => isReleasedFile(path.join(String(root), pathname)),
      // Browsers never ask whether these files changed, so no header needs to say it.
      lastModified: false,
      etag: false,
      acceptRanges: false,
      setHeaders: (response) => {
        response.setHeader('cache-control', 'public, max-age=31536000, immutable');
        response.setHeader('vary', 'accept-encoding');
      },
    });
  }
}
