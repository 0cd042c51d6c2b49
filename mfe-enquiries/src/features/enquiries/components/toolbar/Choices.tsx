import { SelectField } from '@portal/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import {
  statusFilters,
  statusNames,
  type Filters,
  type StatusFilter,
} from '../../../../entities/enquiry/model/filter';
import { readSort, sortNames, sortText, type Sort } from '../../../../entities/enquiry/model/sort';
import { wide } from '../table/cell';

/** The table sorts by its headers, which cards do not have. */
const CardsOnly = styled.div`
  min-inline-size: 0;
  ${wide} {
    display: none;
  }
`;

export interface ChoicesProps extends Pick<Filters, 'status' | 'location'> {
  locations: readonly string[];
  sort: Sort;
  onFilter: (change: Partial<Filters> & { sort?: Sort }) => void;
}

/** The filters except the search, of which this knows nothing: typing does not render it again. */
export const Choices = memo(function Choices(props: ChoicesProps) {
  const { status, location, locations, sort, onFilter } = props;
  const t = useText();
  // A chosen value stays visible, even if no loaded row has it.
  const places = location === 'all' || locations.includes(location) ? locations : [location, ...locations];
  // Links from elsewhere use the answered filter; the product's list of statuses does not name it.
  const offered = statusFilters.filter((value) => value !== 'ANSWERED' || value === status);
  return (
    <>
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
          onChange={({ currentTarget }) => onFilter({ sort: readSort(currentTarget.value) })}
        />
      </CardsOnly>
    </>
  );
});
