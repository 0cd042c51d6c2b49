import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/** A module that is looked for in the share scope first. Its own copy is in separate chunks. */
interface ConsumeSharedModule extends Module {
  options: { shareKey: string };
}

const isConsumeShared = (module: Module): module is ConsumeSharedModule =>
  module.type === 'consume-shared-module' && 'options' in module;

const isScript = (file: string): boolean => file.endsWith('.js') && !file.includes('.hot-update.');

export const listScripts = (group: ChunkGroup): string[] => [...new Set(group.getFiles())].filter(isScript);

/** The shared modules that the chunks of a group look for, with the files of this build's own copies. */
export function collectSharedNeeds(compilation: Compilation, group: ChunkGroup): Map<string, string[]> {
  const needs = new Map<string, string[]>();
  const visitedChunks = new Set<Chunk>();
  const visit = (chunks: readonly Chunk[]): void => {
    for (const chunk of chunks) {
      if (visitedChunks.has(chunk)) continue;
      visitedChunks.add(chunk);
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
        if (!isConsumeShared(module) || needs.has(module.options.shareKey)) continue;
        const own = ownCopy(compilation, module);
        needs.set(module.options.shareKey, own ? listScripts(own) : []);
        // A shared module's own copy can need further shared modules.
        if (own) visit(own.chunks);
      }
    }
  };
  visit(group.chunks);
  return needs;
}

function ownCopy(compilation: Compilation, module: Module): ChunkGroup | undefined {
  const [block] = module.blocks;
  return block ? (compilation.chunkGraph.getBlockChunkGroup(block) ?? undefined) : undefined;
}

/** Files of a chunk group by name, or undefined when no such chunk was built. */
export function findNamedGroup(compilation: Compilation, name: string): ChunkGroup | undefined {
  return compilation.namedChunkGroups.get(name);
}
