import { isPortFree } from '../start/ports';

/** The first of `count` free ports in a row. */
export async function findFreePortRow(from: number, count: number): Promise<number> {
  for (let first = from; first < from + 1000; first += 1) {
    const row = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(row.map(isPortFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`No ${count} free ports in a row were found from ${from} on.`);
}
