import type { ViewField } from './define-view';

/** The order of a list: by one column, up or down. */
export interface Sort<Column extends string = string> {
  readonly by: Column;
  readonly descending: boolean;
}

/** As the address and the menu of orders name it. */
export type SortName<Column extends string = string> = `${Column}-${'asc' | 'desc'}`;

/** The name of an order. */
export const writeSort = <Column extends string>({ by, descending }: Sort<Column>): SortName<Column> =>
  `${by}-${descending ? 'desc' : 'asc'}`;

/**
 * The order of the rows; the first is the default. The same order is always the same object, so that rows are
 * not sorted again.
 */
export function defineSort<Column extends string>(
  names: readonly SortName<Column>[],
): ViewField<Sort<Column>> {
  const sorts = new Map<string | null, Sort<Column>>(
    names.map((name) => {
      const [by, order] = name.split('-');
      return [name, { by: by as Column, descending: order === 'desc' }];
    }),
  );
  const first = sorts.get(names[0] ?? null) as Sort<Column>;
  return { first, read: (text) => sorts.get(text) ?? first, write: writeSort };
}
