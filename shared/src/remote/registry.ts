import * as v from 'valibot';
import { remoteManifest } from './manifest';

/** One entry of `registry.json`: which version of a remote the portal loads now. */
export const registryEntry = v.object({
  ...remoteManifest.entries,
  version: v.pipe(v.string(), v.nonEmpty()),
  /** Address of the federation manifest. The container is next to it. */
  entry: v.pipe(v.string(), v.nonEmpty()),
  /** Subresource integrity of the remote's entry script. */
  integrity: v.optional(v.string()),
  /** The same of its `script-hashes.json`, which has that of every other script. */
  scriptHashes: v.optional(v.string()),
  /** What it needs of the modules of the present shell and does not get. The gateway finds it; it is never released. */
  unmet: v.optional(v.array(v.string())),
});
export type RegistryEntry = v.InferOutput<typeof registryEntry>;

export interface ReadRegistry {
  readonly entries: readonly RegistryEntry[];
  readonly rejected: readonly { readonly name: string; readonly reason: string }[];
}

/** Validates each entry separately and leaves out only the invalid ones. */
export function readRegistry(data: unknown): ReadRegistry {
  if (!Array.isArray(data)) return { entries: [], rejected: [{ name: 'registry', reason: 'not a list' }] };
  const entries: RegistryEntry[] = [];
  const rejected: { name: string; reason: string }[] = [];
  for (const line of data as unknown[]) {
    const read = v.safeParse(registryEntry, line);
    if (read.success) entries.push(read.output);
    else rejected.push({ name: readName(line), reason: v.summarize(read.issues) });
  }
  return { entries, rejected };
}

function readName(line: unknown): string {
  const name = typeof line === 'object' && line !== null && 'name' in line ? line.name : undefined;
  return typeof name === 'string' ? name : 'unnamed';
}
