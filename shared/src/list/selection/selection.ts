/** Which rows are selected, by id, across pages. */
export type Selection<Row> = ReadonlyMap<string, Row>;

/** The rows of a page, each with its id. */
export type PageRows<Row> = readonly (readonly [id: string, row: Row])[];

/** Selects a row or deselects it; with `from`, all rows of the page between the two as well. */
export function withToggled<Row>(
  before: Selection<Row>,
  page: PageRows<Row>,
  id: string,
  from: string | null = null,
): Selection<Row> {
  const isChosen = !before.has(id);
  const at = page.findIndex(([one]) => one === id);
  const start = from === null ? -1 : page.findIndex(([one]) => one === from);
  const [first, last] = start < 0 ? [at, at] : [Math.min(at, start), Math.max(at, start)];
  const after = new Map(before);
  for (const [one, row] of page.slice(first, last + 1)) {
    if (isChosen) after.set(one, row);
    else after.delete(one);
  }
  return after;
}

/** All of the page, or none of it if all of it was selected. */
export function withPageToggled<Row>(before: Selection<Row>, page: PageRows<Row>): Selection<Row> {
  const after = new Map(before);
  const isWhole = getPageSelection(before, page) === 'all';
  for (const [id, row] of page) {
    if (isWhole) after.delete(id);
    else after.set(id, row);
  }
  return after;
}

/** How much of a page is selected. */
export function getPageSelection<Row>(
  selection: Selection<Row>,
  page: PageRows<Row>,
): 'all' | 'some' | 'none' {
  const count = page.filter(([id]) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** The rows in their current state, if they are loaded. */
export function withFresh<Row>(selection: Selection<Row>, page: PageRows<Row>): Selection<Row> {
  const stale = page.filter(([id, row]) => selection.has(id) && selection.get(id) !== row);
  return stale.length === 0 ? selection : new Map([...selection, ...stale]);
}
