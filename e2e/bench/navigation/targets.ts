import { readRegistry } from '@portal/shared/remote';
import type { RegistryEntry } from '@portal/shared/remote';

/** One sidebar entry for each remote that has one. */
export interface Target {
  readonly remote: string;
  readonly path: string;
  readonly selector: string;
}

export async function readTargets(portal: string): Promise<Target[]> {
  const { entries } = readRegistry(await (await fetch(`${portal}/registry.json`)).json());
  return entries.flatMap(toTargets);
}

function toTargets({ name, nav }: RegistryEntry): Target[] {
  const [entry] = nav;
  if (!entry) return [];
  // An entry with subpages is a button that opens the first of them.
  const selector = entry.children ? 'nav button[aria-expanded="false"]' : `nav a[href="${entry.to}"]`;
  return [{ remote: name, path: entry.to, selector }];
}
