/**
 * Announces the first event at once, and those that follow soon together with it: once in `time`, until none has followed for
 * that long.
 */
export interface Batcher<Item> {
  add(item: Item): void;
  stop(): void;
}

export function createBatcher<Item>(time: number, tell: (items: readonly Item[]) => void): Batcher<Item> {
  let gathered: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    const announcedCount = gathered.length;
    timer = setTimeout(() => {
      timer = undefined;
      if (gathered.length === announcedCount) {
        gathered = [];
        return;
      }
      const all = gathered;
      begin();
      tell(all);
    }, time);
  };
  return {
    add(item) {
      gathered = [...gathered, item];
      if (timer !== undefined) return;
      begin();
      tell(gathered);
    },
    stop: () => clearTimeout(timer),
  };
}
