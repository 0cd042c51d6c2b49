/** As many lines as are readable at a chart's height. */
const MOST = 4;

/** The lines of an axis from 0: whole numbers, evenly spaced, in steps of 1, 2 or 5 and their tens, the last at or above the greatest value. */
export function computeEvenTicks(greatest: number): number[] {
  const least = Math.max(1, greatest / MOST);
  const ten = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, ([1, 2, 5, 10].find((times) => times * ten >= least) ?? 10) * ten);
  const steps = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
