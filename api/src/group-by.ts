/** The items of each key, in their order. Items without a key are left out. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  getKey: (item: Item) => Key | null,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
