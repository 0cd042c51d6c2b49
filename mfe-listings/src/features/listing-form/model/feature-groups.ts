export interface Feature {
  readonly id: string;
  readonly name: string;
}
export interface FeatureGroup {
  readonly name: string;
  readonly features: readonly Feature[];
}
interface Row extends Feature {
  readonly group: string;
}

/**
 * Features by group, in the server's order. A search keeps matching features, and whole groups whose name
 * matches.
 */
export function featureGroups(rows: readonly Row[], search = ''): FeatureGroup[] {
  const term = search.trim().toLowerCase();
  const groups = new Map<string, Feature[]>();
  for (const { id, name, group } of rows) {
    if (!`${group} ${name}`.toLowerCase().includes(term)) continue;
    groups.set(group, [...(groups.get(group) ?? []), { id, name }]);
  }
  return [...groups].map(([name, features]) => ({ name, features }));
}

export function withFeatures(chosen: readonly string[], ids: readonly string[], on: boolean): string[] {
  const others = chosen.filter((id) => !ids.includes(id));
  return on ? [...others, ...ids] : others;
}
