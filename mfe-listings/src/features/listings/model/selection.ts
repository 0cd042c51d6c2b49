/** Which rows are selected, across pages. */
export type Selection<Row> = ReadonlyMap<string, Row>;

type Named = { readonly vehicleId: string };

/** Selects a row or deselects it; with `from`, all rows of the page between the two as well. */
export function withToggled<Row extends Named>(
  before: Selection<Row>,
  page: readonly Row[],
  id: string,
  from: string | null = null,
): Selection<Row> {
  const isChosen = !before.has(id);
  const at = page.findIndex(({ vehicleId }) => vehicleId === id);
  const start = from === null ? -1 : page.findIndex(({ vehicleId }) => vehicleId === from);
  const [first, last] = start < 0 ? [at, at] : [Math.min(at, start), Math.max(at, start)];
  const after = new Map(before);
  for (const row of page.slice(first, last + 1)) {
    if (isChosen) after.set(row.vehicleId, row);
    else after.delete(row.vehicleId);
  }
  return after;
}

/** All of the page, or none of it if all of it was selected. */
export function withPageToggled<Row extends Named>(
  before: Selection<Row>,
  page: readonly Row[],
): Selection<Row> {
  const after = new Map(before);
  const isWhole = getPageSelection(before, page) === 'all';
  for (const row of page) {
    if (isWhole) after.delete(row.vehicleId);
    else after.set(row.vehicleId, row);
  }
  return after;
}

export function getPageSelection<Row extends Named>(
  selection: Selection<Row>,
  page: readonly Row[],
): 'all' | 'some' | 'none' {
  const count = page.filter(({ vehicleId }) => selection.has(vehicleId)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** The rows in their current state, if they are loaded. */
export function withFresh<Row extends Named>(
  selection: Selection<Row>,
  page: readonly Row[],
): Selection<Row> {
  const stale = page.filter((row) => selection.has(row.vehicleId) && selection.get(row.vehicleId) !== row);
  return stale.length === 0
    ? selection
    : new Map([...selection, ...stale.map((row) => [row.vehicleId, row] as const)]);
}
