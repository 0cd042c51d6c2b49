import { isDialogOpen, isTextField } from '@portal/shared/keyboard';
import { useEffect, useEffectEvent, useState } from 'react';
import { getPageSelection, withFresh, withPageToggled, withToggled, type Selection } from './selection';

interface Options<Row> {
  /** The rows of the page. */
  rows: readonly Row[];
  getId: (row: Row) => string;
  /** The search and the filters, as a text: another query ends the selection, another page or order does not. */
  query: string;
}

/** Which rows of a list are selected, and how that is changed. */
export interface RowSelection<Row> {
  /** In their current state, if they are loaded. */
  readonly rows: readonly Row[];
  readonly pageSelection: 'all' | 'some' | 'none';
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string, withAllBetween: boolean) => void;
  readonly togglePage: () => void;
  readonly keepOnly: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

interface State<Row> {
  readonly query: string;
  readonly selection: Selection<Row>;
  /** The row that was pressed last, where a range begins. */
  readonly last: string | null;
}

/** Rows stay selected across pages and orders, until the query changes or Escape is pressed. */
export function useRowSelection<Row>({ rows, getId, query }: Options<Row>): RowSelection<Row> {
  const nothing: State<Row> = { query, selection: new Map(), last: null };
  const [stored, setStored] = useState(nothing);
  const state = stored.query === query ? stored : nothing;
  const page = rows.map((row) => [getId(row), row] as const);
  const set = (next: Pick<State<Row>, 'selection'> & Partial<State<Row>>) => setStored({ ...state, ...next });
  const clear = () => setStored(nothing);
  const isEmpty = state.selection.size === 0;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented || isDialogOpen() || isTextField(target)) return;
    clear();
  });
  useEffect(() => {
    if (isEmpty) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isEmpty]);
  return {
    rows: [...withFresh(state.selection, page).values()],
    pageSelection: getPageSelection(state.selection, page),
    has: (id) => state.selection.has(id),
    toggle: (id, withAllBetween) =>
      set({
        selection: withToggled(state.selection, page, id, withAllBetween ? state.last : null),
        last: id,
      }),
    togglePage: () => set({ selection: withPageToggled(state.selection, page) }),
    keepOnly: (ids) => set({ selection: new Map([...state.selection].filter(([id]) => ids.includes(id))) }),
    clear,
  };
}
