import { readdir } from 'node:fs/promises';
import type { Releases } from '../releases/releases';
import type { DevelopmentServers } from './servers';

/** Replaces the published folder: all files come from the development servers, nothing is preloaded or prerendered. */
export function createDevelopmentReleases(servers: DevelopmentServers): Releases {
  const assets = { scripts: ['main.js'], agent: [], shared: {}, fonts: servers.fonts, pages: [] };
  const pages = servers.registry.flatMap((remote) =>
    remote.pages.flatMap(({ path, script }) =>
      script === undefined ? [] : [{ path, files: [], scripts: [`${script}.js`] }],
    ),
  );
  return {
    base: (kind) => `${servers[kind] ?? ''}/`,
    registry: async () => ({ entries: servers.registry, rejected: [] }),
    preview: async () => ({ ended: 'invalid' }),
    canaries: async () => [],
    holdBack: () => undefined,
    current: async (kind) => (servers[kind] ? 'development' : undefined),
    host: async () => assets,
    customer: async () => ({ ...assets, pages }),
    findPageProblem: async () => undefined,
    preloads: async () => undefined,
    prerendered: async () => ({}),
    scripts: async () => undefined,
    publicFiles: async () => new Set(servers.publicFolder ? await readdir(servers.publicFolder) : []),
    publicFolder: () => servers.publicFolder ?? '',
    state: async () => ({ refusedFiles: 0 }),
    isReleasedFile: () => true,
    problem: () => undefined,
  };
}
