import { useCountry } from '@portal/shared/portal';
import { Button, SelectField } from '@portal/shared/ui';
import { SearchField } from '@portal/shared/ui/search';
import { useState } from 'react';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';
import { useFilterChoices } from '../../hooks/useFilterChoices';
import type { SetView } from '../../hooks/useView';
import { isFiltered, levelFilters, readSort, sortNames, sortText, type View } from '../../model/view-state';
import { medium, wide } from '../frame/frame';
import { FilterSelect } from './FilterSelect';

/** On a phone the filters are behind a button, so that vehicles come first. */
const Bar = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  align-items: center;
  & > .search {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2);
  }
  & > :not(.search) {
    ${({ $open }) => !$open && 'display: none;'}
  }
  ${medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > .search {
      grid-template-columns: minmax(0, 1fr);
      & > button {
        display: none;
      }
    }
    & > :not(.search) {
      display: flex;
    }
  }
  ${wide} {
    grid-template-columns: minmax(13rem, 22rem) repeat(5, minmax(6.5rem, 9.5rem)) max-content;
    justify-content: start;
    & > .search {
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
  const count = [view.category, view.brand, view.place, view.level].filter(Boolean).length;
  const [open, setOpen] = useState(count > 0);
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
    <Bar role="search" aria-label={t('listings.filter.label')} $open={open}>
      <div className="search">
        <SearchField label={t('listings.search')} text={search} onText={onSearch} maxLength={100} />
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('listings.filter.open', { count })}
        </Button>
      </div>
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
      {isFiltered({ ...view, search }) && (
        <Button variant="ghost" icon="x" onClick={onClear}>
          {t('listings.filter.clear')}
        </Button>
      )}
    </Bar>
  );
}
