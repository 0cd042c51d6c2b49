import { useCountry } from '@portal/shared/portal';
import { Button, SelectField } from '@portal/shared/ui';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';
import { useFilterChoices } from '../../hooks/useFilterChoices';
import type { SetView } from '../../hooks/useView';
import { isFiltered, levelFilters, readSort, sortNames, sortText, type View } from '../../model/view-state';
import { medium, wide } from '../frame';
import { FilterSelect } from './FilterSelect';
import { SearchBox } from './SearchBox';

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  align-items: center;
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${wide} {
    grid-template-columns: minmax(14rem, 24rem) repeat(5, minmax(7rem, 11rem)) auto;
    justify-content: start;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

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
  const { categories, brands, places } = useFilterChoices(view.category);
  const order = sortText(view.sort);
  // An order that only a header offers stays to be seen.
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
    <Bar role="search" aria-label={t('listings.filter.label')}>
      <SearchBox text={search} onText={onSearch} />
      {filters.map(([name, label, all, options]) => (
        <FilterSelect
          key={name}
          {...{ label, all, options }}
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
      <Button variant="ghost" icon="x" disabled={!isFiltered({ ...view, search })} onClick={onClear}>
        {t('listings.filter.clear')}
      </Button>
    </Bar>
  );
}
