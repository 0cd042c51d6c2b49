import type { Compilation, Module } from 'webpack';

/** Names that modules export, by the request of the module, such as `@portal/shared/ui`. */
export type SharedNames = Record<string, string[]>;

/** The fields of federation's modules that have no types of their own. */
interface FederatedModule extends Module {
  readonly options?: { readonly shareKey?: string };
  readonly _name?: string;
}

const listModules = (compilation: Compilation, type: string): FederatedModule[] =>
  [...compilation.modules].filter((module) => module.type === type);

const sortNames = (names: Readonly<Record<string, readonly string[]>>): SharedNames =>
  Object.fromEntries(
    Object.entries(names)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([request, list]) => [request, [...new Set(list)].sort()]),
  );

/** The exports of shared modules that a remote uses. A module that is used as a whole has no list. */
export function listNeededNames(compilation: Compilation): SharedNames {
  const needed: Record<string, string[]> = {};
  const runtimes = [...new Set([...compilation.chunks].map(({ runtime }) => runtime))];
  for (const module of listModules(compilation, 'consume-shared-module')) {
    const request = module.options?.shareKey;
    if (!request) continue;
    for (const runtime of runtimes) {
      const used = compilation.moduleGraph.getUsedExports(module, runtime);
      if (used && used !== true) needed[request] = [...(needed[request] ?? []), ...used];
    }
  }
  return sortNames(needed);
}

/** The exports of each module that the shell gives to remotes. */
export function listGivenNames(compilation: Compilation): SharedNames {
  const given: Record<string, string[]> = {};
  for (const module of listModules(compilation, 'provide-module')) {
    const dependencies = [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
    for (const dependency of dependencies) {
      const real = compilation.moduleGraph.getModule(dependency);
      const provided = real && compilation.moduleGraph.getProvidedExports(real);
      if (module._name && Array.isArray(provided)) given[module._name] = provided;
    }
  }
  return sortNames(given);
}
