import { Button, SelectField } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import { statusFilters, statusNames, type Filters, type StatusFilter } from '../../model/filter';
import { readSort, sortNames, sortText, type Sort } from '../../model/sort';
import { wide } from '../table/cell';

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  align-items: center;
  & > :first-child {
    grid-column: 1 / -1;
  }
  @container enquiries (min-width: 36rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  }
  ${wide} {
    grid-template-columns: minmax(16rem, 26rem) 10rem minmax(10rem, 15rem) auto;
    justify-content: start;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

/** The table is ordered by its headers, which cards do not have. */
const CardsOnly = styled.div`
  min-inline-size: 0;
  ${wide} {
    display: none;
  }
`;

interface Props {
  search: ReactNode;
  filters: Filters;
  locations: readonly string[];
  sort: Sort;
  isFiltered: boolean;
  onFilter: (filters: Partial<Filters>) => void;
  onSort: (sort: Sort) => void;
  onClear: () => void;
}

export function Toolbar({ search, filters, locations, sort, isFiltered, onFilter, onSort, onClear }: Props) {
  const t = useText();
  const { status, location } = filters;
  // One that was chosen stays to be seen, also while no row at hand has it.
  const places = location === 'all' || locations.includes(location) ? locations : [location, ...locations];
  // Links from elsewhere lead to the answered ones; the product's list of statuses does not name them.
  const offered = statusFilters.filter((value) => value !== 'ANSWERED' || value === status);
  return (
    <Bar role="search" aria-label={t('enquiries.filter.label')}>
      {search}
      <SelectField
        hideLabel
        label={t('enquiries.filter.status')}
        value={status}
        options={offered.map((value) => ({
          value,
          label:
            value === 'all' ? t('enquiries.filter.status.all') : t(`enquiries.stats.${statusNames[value]}`),
        }))}
        onChange={({ currentTarget }) => onFilter({ status: currentTarget.value as StatusFilter })}
      />
      <SelectField
        hideLabel
        label={t('enquiries.filter.location')}
        value={location}
        options={[
          { value: 'all', label: t('enquiries.filter.location.all') },
          ...places.map((place) => ({ value: place, label: place })),
        ]}
        onChange={({ currentTarget }) => onFilter({ location: currentTarget.value })}
      />
      <CardsOnly>
        <SelectField
          hideLabel
          label={t('enquiries.sort')}
          value={sortText(sort)}
          options={sortNames.map((name) => ({ value: name, label: t(`enquiries.sort.${name}`) }))}
          onChange={({ currentTarget }) => onSort(readSort(currentTarget.value))}
        />
      </CardsOnly>
      <Button variant="ghost" icon="x" disabled={!isFiltered} onClick={onClear}>
        {t('enquiries.filter.clear')}
      </Button>
    </Bar>
  );
}
