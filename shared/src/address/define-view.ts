import { withParameters } from './parameters';
import type { AddressForm } from './useAddressView';

/** How the address holds one field of a view. */
export interface ViewField<Value> {
  /** The value that the address leaves out. */
  readonly first: Value;
  /** Any text that someone typed gives a valid value. */
  readonly read: (text: string | null) => Value;
  readonly write: (value: Value) => string;
  /** The parameter, where it is not the name of the field. */
  readonly name?: string;
  /** Its values leave rows out, and "Clear" removes them. */
  readonly isFilter?: boolean;
  /** A change of it stays on the page of the list. */
  readonly keepsPage?: boolean;
}

/** The field table of a view: its fields, in the order of the address. */
export type ViewFields<View> = { readonly [Name in keyof View]: ViewField<View[Name]> };

/** A view that an address holds, derived from its field table. */
export interface AddressView<View> extends AddressForm<View> {
  /** The view of an address without parameters. */
  readonly first: View;
  /** The change that removes the search and all filters. */
  readonly noFilter: Partial<View>;
  /** Whether the view leaves rows out. Spaces alone search for nothing. */
  readonly isFiltered: (view: Partial<View>) => boolean;
  readonly read: (params: URLSearchParams) => View;
  readonly write: (view: View, params: URLSearchParams) => URLSearchParams;
  readonly change: (view: View, change: Partial<View>) => View;
  /** Which rows the view is about, whatever their page and order. Equal texts, equal rows. */
  readonly getQuery: (view: View) => string;
}

/** Fields that say how rows are shown, not which. */
const looks: readonly string[] = ['page', 'size', 'sort'];

/**
 * A view from its field table. A change of anything but the page starts at the first page.
 * @param adjust what else a change sets, such as a field whose choices depend on another
 */
export function defineView<View extends object>(
  fields: ViewFields<View>,
  adjust: (view: View, change: Partial<View>) => Partial<View> = () => ({}),
): AddressView<View> {
  const names = Object.keys(fields) as (keyof View & string)[];
  const pick = (
    kept: readonly (keyof View & string)[],
    getValue: <Name extends keyof View>(name: Name) => View[Name],
  ) => Object.fromEntries(kept.map((name) => [name, getValue(name)]));
  const filters = names.filter((name) => fields[name].isFilter);
  const pages = names.filter((name) => name === 'page');
  const getFirst = <Name extends keyof View>(name: Name) => fields[name].first;
  const getParameter = (name: keyof View & string) => fields[name].name ?? name;
  return {
    first: pick(names, getFirst) as View,
    noFilter: pick(filters, getFirst) as Partial<View>,
    isFiltered: (view) =>
      filters.some((name) => {
        const { first, write } = fields[name];
        return write((view[name] ?? first) as View[typeof name]).trim() !== write(first);
      }),
    read: (params) =>
      pick(names, (name) => fields[name].read(params.get(fields[name].name ?? String(name)))) as View,
    write: (view, params) =>
      withParameters(
        params,
        names.map((name) => [
          getParameter(name),
          fields[name].write(view[name]),
          fields[name].write(fields[name].first),
        ]),
      ),
    change: (view, change) => {
      const keepsPage = (Object.keys(change) as (keyof View & string)[]).every(
        (name) => name === 'page' || fields[name].keepsPage,
      );
      return { ...view, ...(keepsPage ? {} : pick(pages, getFirst)), ...adjust(view, change), ...change };
    },
    getQuery: (view) =>
      JSON.stringify(
        pick(
          names.filter((name) => !looks.includes(name) && !fields[name].keepsPage),
          (name) => view[name],
        ),
      ),
  };
}
