/** Tells the first at once, and those that follow within `time` of it together with it. */
export interface Gatherer<Item> {
  add(item: Item): void;
  stop(): void;
}

export function createGatherer<Item>(time: number, tell: (items: readonly Item[]) => void): Gatherer<Item> {
  let gathered: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    timer = undefined;
    const told = gathered;
    gathered = [];
    if (told.length > 1) tell(told);
  };
  return {
    add(item) {
      gathered.push(item);
      if (timer !== undefined) return;
      timer = setTimeout(close, time);
      tell([item]);
    },
    stop: () => clearTimeout(timer),
  };
}
