import type { Options } from '@swc/core';

/**
 * Compiles a source with swc. Packages share most of their sources, and several are built in one process: the same source
 * with the same options is compiled once.
 *
 * @throws where the source is not valid, with its place
 */
export function compileSource(source: string, file: string, options: Options): Promise<string>;
