import type { Vitals } from './tally';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

/** Shifts that follow each other within a second count as one, up to five seconds, as the browsers' own score does. */
const GAP = 1000;
const LONGEST_WINDOW = 5000;

/** A browser without this kind of entry measures nothing of it. */
function observe<Entry extends PerformanceEntry>(
  options: PerformanceObserverInit & { readonly durationThreshold?: number },
  see: (entry: Entry) => void,
): void {
  try {
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(see)).observe({
      ...options,
      buffered: true,
    });
  } catch {
    // The page works without.
  }
}

const wasHiddenBefore = (time: number): boolean =>
  performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime < time);

/** @returns reads what was measured since the last call. The largest paint is that of the document, and is read once. */
export function watchVitals(): () => Vitals {
  let largestPaint: number | undefined;
  let slowestResponse: number | undefined;
  let layoutShift: number | undefined;
  let isPaintRead = false;
  let shifts = { first: 0, last: 0, sum: 0 };
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    if (!wasHiddenBefore(startTime)) largestPaint = startTime;
  });
  observe<Interaction>({ type: 'event', durationThreshold: 40 }, ({ duration, interactionId }) => {
    if (interactionId) slowestResponse = Math.max(slowestResponse ?? 0, duration);
  });
  observe<LayoutShift>({ type: 'layout-shift' }, ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const goesOn = startTime - shifts.last < GAP && startTime - shifts.first < LONGEST_WINDOW;
    shifts = goesOn
      ? { ...shifts, last: startTime, sum: shifts.sum + value }
      : { first: startTime, last: startTime, sum: value };
    layoutShift = Math.max(layoutShift ?? 0, shifts.sum);
  });
  return () => {
    const paint = isPaintRead ? undefined : largestPaint;
    const measured = {
      ...(paint === undefined ? {} : { largestPaint: Math.round(paint) }),
      ...(slowestResponse === undefined ? {} : { slowestResponse: Math.round(slowestResponse) }),
      ...(layoutShift === undefined ? {} : { layoutShift: Number(layoutShift.toFixed(4)) }),
    };
    isPaintRead ||= paint !== undefined;
    slowestResponse = layoutShift = undefined;
    return measured;
  };
}
