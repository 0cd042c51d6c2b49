import type { Listing } from '@portal/shared/contract';
import { useState } from 'react';
import {
  getPageSelection,
  withFresh,
  withPageToggled,
  withToggled,
  type Selection,
} from '../model/selection';

const none: Selection<Listing> = new Map();

/** Which listings are selected. They stay selected across pages, filters and orders. */
export function useSelection(page: readonly Listing[]) {
  const [selection, setSelection] = useState(none);
  const [last, setLast] = useState<string | null>(null);
  return {
    rows: [...withFresh(selection, page).values()],
    pageSelection: getPageSelection(selection, page),
    has: (id: string) => selection.has(id),
    toggle(id: string, withAllBetween: boolean) {
      setSelection((before) => withToggled(before, page, id, withAllBetween ? last : null));
      setLast(id);
    },
    togglePage: () => setSelection((before) => withPageToggled(before, page)),
    keepOnly: (ids: readonly string[]) =>
      setSelection((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
    clear: () => setSelection(none),
  };
}
export type Chosen = ReturnType<typeof useSelection>;
