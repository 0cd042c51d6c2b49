/**
 * Announces the first event at once, and those that follow soon together with it: once in `time`, until none has followed for
 * that long.
 */
export interface Gatherer<Item> {
  add(item: Item): void;
  stop(): void;
}

export function createGatherer<Item>(time: number, tell: (items: readonly Item[]) => void): Gatherer<Item> {
  let gathered: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    const told = gathered.length;
    timer = setTimeout(() => {
      timer = undefined;
      if (gathered.length === told) {
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
