import type * as v from 'valibot';

type Holder = Record<PropertyKey, unknown>;
type Path = readonly PropertyKey[];
type Issue = v.BaseIssue<unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** The places of the issues. Where a field may be an object or a text and an object was sent, the issue is inside the object. */
function listPaths(issue: Issue): Path[] {
  const own = (issue.path ?? []).map(({ key }) => key as PropertyKey);
  const inner = issue.type === 'union' ? (issue.issues ?? []).filter(({ path }) => path) : [];
  return inner.length > 0 ? inner.flatMap(listPaths).map((path) => [...own, ...path]) : [own];
}

const describePath = (path: Path) =>
  path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');

/**
 * Removes the parts of an answer that have issues, and reports where. A field is removed first. Where the
 * contract requires the field, it becomes null. Where null is not allowed either, the parent is removed
 * instead, for example a row of its list. Call it until there are no more issues. Null when the whole answer
 * cannot be read.
 */
export function createPruner(root: unknown): (issues: readonly Issue[]) => string[] | null {
  const nulled = new WeakMap<Holder, Set<PropertyKey>>();
  const valueAt = (path: Path) =>
    path.reduce<unknown>((value, step) => (isHolder(value) ? value[step] : undefined), root);

  /** False when nothing is left to remove. `lists` collects rows: their places stay until all issues have been handled. */
  function leaveOut(path: Path, lists: Map<unknown[], { path: Path; removed: Set<PropertyKey> }>): boolean {
    const key = path.at(-1);
    if (key === undefined) return false;
    const above = path.slice(0, -1);
    const holder = valueAt(above);
    // Its parent is removed already.
    if (!isHolder(holder)) return true;
    if (Array.isArray(holder)) {
      // An object was meant, or a pair with one value missing.
      if (typeof key !== 'number' || key >= holder.length) return leaveOut(above, lists);
      const list = lists.get(holder) ?? { path: above, removed: new Set() };
      list.removed.add(key);
      lists.set(holder, list);
      return true;
    }
    const tried = nulled.get(holder) ?? new Set();
    nulled.set(holder, tried);
    if (tried.has(key)) return leaveOut(above, lists);
    if (key in holder) delete holder[key];
    else {
      holder[key] = null;
      tried.add(key);
    }
    return true;
  }

  return (issues) => {
    const paths = new Map(issues.flatMap(listPaths).map((path) => [JSON.stringify(path), path]));
    let lists: Parameters<typeof leaveOut>[1] = new Map();
    for (const path of paths.values()) if (!leaveOut(path, lists)) return null;
    while (lists.size > 0) {
      const next: typeof lists = new Map();
      for (const [list, { path, removed }] of lists) {
        const kept = list.filter((_item, at) => !removed.has(at));
        // An empty list would say that there is nothing. The list may be removed already.
        if (kept.length === 0 && valueAt(path) === list && !leaveOut(path, next)) return null;
        list.splice(0, list.length, ...kept);
      }
      lists = next;
    }
    return [...paths.values()].map(describePath);
  };
}
