import { useAddressView, useSearchText, type AddressView, type SetView } from '@portal/shared/address';
import { useCallback } from 'react';

/** What every list has in its address. */
export interface PagedView {
  readonly page: number;
  readonly search: string;
}

/** What a list shows, and how that is changed. */
export interface ListView<View> {
  readonly view: View;
  readonly setView: SetView<View>;
  /** The text in the search box, ahead of the address. */
  readonly search: string;
  readonly setSearch: (text: string) => void;
  /** The search and the filters, as a text. */
  readonly query: string;
  /** Removes the search and all filters. */
  readonly clear: () => void;
}

/** The view of a list, from its address. */
export function useListView<View extends PagedView>(form: AddressView<View>): ListView<View> {
  const [view, setView] = useAddressView(form);
  const [search, setSearch] = useSearchText(view.search, setView);
  const clear = useCallback(() => {
    setSearch('');
    setView(form.noFilter);
  }, [form, setSearch, setView]);
  return { view, setView, search, setSearch, query: form.getQuery(view), clear };
}
