import { limits } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { SelectField } from '@portal/shared/ui';
import { FilterBar } from '@portal/shared/ui/filter-bar';
import { SearchField } from '@portal/shared/ui/search';
import { useListingsText } from '../../../../messages/useListingsText';
import { useFilterChoices } from '../../hooks/useFilterChoices';
import type { SetView } from '../../hooks/useListingsView';
import { isFiltered, levelFilters, readSort, sortNames, sortText, type View } from '../../model/view-state';
import { FilterSelect } from './FilterSelect';

interface Props {
  view: View;
  search: string;
  onSearch: (text: string) => void;
  setView: SetView;
  onClear: () => void;
}

export function Toolbar({ view, search, onSearch, setView, onClear }: Props) {
  const t = useListingsText();
  const country = useCountry().id;
  const count = [view.category, view.brand, view.place, view.level].filter(Boolean).length;
  const { categories, brands, places } = useFilterChoices(view.category);
  const order = sortText(view.sort);
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
    <FilterBar
      label={t('listings.filter.label')}
      search={
        <SearchField
          label={t('listings.search')}
          text={search}
          onText={onSearch}
          maxLength={limits.search.max}
        />
      }
      activeCount={count}
      canClear={isFiltered({ ...view, search })}
      onClear={onClear}
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
      <SelectField
        hideLabel
        label={t('listings.sort')}
        value={order}
        options={orders.map((name) => ({ value: name, label: t(`listings.sort.${name}`) }))}
        onChange={({ currentTarget }) => setView({ sort: readSort(currentTarget.value) })}
      />
    </FilterBar>
  );
}
