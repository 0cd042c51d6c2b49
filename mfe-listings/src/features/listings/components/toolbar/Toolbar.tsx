import { writeSort } from '@portal/shared/address';
import { ListSelect, ListToolbar, type ToolbarProps } from '@portal/shared/list';
import { useCountry } from '@portal/shared/portal';
import { useListingsText } from '../../../../messages/useListingsText';
import { useFilterChoices } from '../../hooks/useFilterChoices';
import type { ListingColumn } from '../../model/columns';
import { levelFilters, listingsView, readSort, sortNames, type View } from '../../model/view-state';
import { FilterSelect } from './FilterSelect';

export function Toolbar({ list, ...props }: ToolbarProps<View, ListingColumn>) {
  const { view, setView, search, clear } = list;
  const t = useListingsText();
  const country = useCountry().id;
  const count = [view.category, view.brand, view.place, view.level].filter(Boolean).length;
  const { categories, brands, places } = useFilterChoices(view.category);
  const order = writeSort(view.sort);
  // An order that only a header offers still shows.
  const orders = sortNames.some((name) => name === order)
    ? sortNames
    : [...sortNames, 'updatedAt-asc' as const];
  const levels = levelFilters.map((value) => ({ value, label: t(`listings.filter.level.${value}`) }));
  const filters = [
    ['category', t('listings.filter.category'), t('listings.filter.category.all'), categories],
    ['brand', t('listings.filter.brand'), t('listings.filter.brand.all'), brands],
    ['place', t('listings.filter.place', { country }), t('listings.filter.place.all', { country }), places],
    ['level', t('listings.filter.level'), t('listings.filter.level.all'), levels],
  ] as const;
  return (
    <ListToolbar
      {...props}
      list={list}
      getColumnLabel={(id) => t(`listings.column.${id}`)}
      label={t('listings.filter.label')}
      searchLabel={t('listings.search')}
      activeCount={count}
      canClear={listingsView.isFiltered({ ...view, search })}
      onClear={clear}
    >
      {filters.map(([name, label, all, options]) => (
        <FilterSelect
          key={name}
          label={label}
          all={all}
          options={options}
          value={view[name]}
          onChange={(value) => setView({ [name]: value })}
        />
      ))}
      <ListSelect
        label={t('listings.sort')}
        value={order}
        choices={orders}
        getLabel={(name) => t(`listings.sort.${name}`)}
        onChange={(name) => setView({ sort: readSort(name) })}
      />
    </ListToolbar>
  );
}
