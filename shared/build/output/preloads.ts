import type { ChunkGroup, Compilation } from 'webpack';
import type { RemoteManifest } from '@portal/shared/remote';
import { findNamedGroup, listScripts, collectSharedNeeds } from './chunk-assets';
import type { HostAssets, RemotePreloads, StandaloneAssets } from './schemas';

function requireGroup(compilation: Compilation, name: string, where: string): ChunkGroup {
  const group = findNamedGroup(compilation, name);
  if (group) return group;
  const known = [...compilation.namedChunkGroups.keys()].filter((chunk) => chunk.startsWith('page-'));
  throw new Error(
    `${where} names the chunk "${name}", which the build did not make. It made: ${known.join(', ') || 'no page-… chunk'}.`,
  );
}

export function collectPreloads(
  compilation: Compilation,
  manifest: RemoteManifest,
  container: string,
): RemotePreloads {
  const expose = requireGroup(compilation, 'remote', manifest.name);
  const exposeNeeds = collectSharedNeeds(compilation, expose);
  const shared: Record<string, string[]> = Object.fromEntries(exposeNeeds);
  const exposeFiles = listScripts(expose);
  const pages = manifest.pages.map(({ path, chunk, prerender }) => {
    const group = requireGroup(compilation, chunk, `${manifest.name}/remote.json`);
    const needs = collectSharedNeeds(compilation, group);
    Object.assign(shared, Object.fromEntries(needs));
    return {
      path,
      files: listScripts(group).filter((file) => !exposeFiles.includes(file)),
      prerender,
      shared: [...new Set([...exposeNeeds.keys(), ...needs.keys()])].sort(),
    };
  });
  return {
    entry: listScripts(requireGroup(compilation, container, manifest.name)),
    expose: exposeFiles,
    pages,
    shared,
  };
}

export function collectHostAssets(compilation: Compilation): Omit<HostAssets, 'fonts'> {
  const main = requireGroup(compilation, 'main', 'host');
  const shared = collectSharedNeeds(compilation, main);
  for (const group of compilation.chunkGroups) {
    for (const [key, own] of collectSharedNeeds(compilation, group))
      if (!shared.has(key)) shared.set(key, own);
  }
  const scripts = listScripts(main);
  const agent = ['agent', 'api-transport'].flatMap((name) =>
    listScripts(requireGroup(compilation, name, 'host')),
  );
  return {
    scripts,
    agent: [...new Set(agent)].filter((file) => !scripts.includes(file)),
    shared: Object.fromEntries(shared),
  };
}

/** @param compilations the one of `main` first, and of the scripts of single pages */
export function collectStandaloneAssets(
  compilations: readonly [Compilation, ...Compilation[]],
  manifest: RemoteManifest,
): StandaloneAssets {
  const [compilation] = compilations;
  const scripts = listScripts(requireGroup(compilation, 'main', manifest.name));
  return {
    scripts,
    pages: manifest.pages.map(({ path, chunk, script }) => {
      if (script !== undefined) {
        const own = compilations.find((one) => findNamedGroup(one, script)) ?? compilation;
        const group = requireGroup(own, script, `${manifest.name}/remote.json`);
        return { path, files: [], scripts: listScripts(group) };
      }
      // The page may be in the first script already: then there is no chunk to name.
      const group = findNamedGroup(compilation, chunk);
      return { path, files: group ? listScripts(group).filter((file) => !scripts.includes(file)) : [] };
    }),
  };
}
