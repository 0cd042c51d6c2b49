import { writeSort, type Sort } from '@portal/shared/address';
import { ListSelect } from '@portal/shared/list';
import { memo } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import { statusFilters, statusNames, type Filters } from '../../../../entities/enquiry/model/filter';
import { enquirySort, sortNames, type SortColumn } from '../../../../entities/enquiry/model/sort';
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
  sort: Sort<SortColumn>;
  onFilter: (change: Partial<Filters> & { sort?: Sort<SortColumn> }) => void;
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
      <ListSelect
        label={t('enquiries.filter.status')}
        value={status}
        choices={offered}
        getLabel={(value) =>
          value === 'all' ? t('enquiries.filter.status.all') : t(`enquiries.stats.${statusNames[value]}`)
        }
        onChange={(next) => onFilter({ status: next })}
      />
      <ListSelect
        label={t('enquiries.filter.location')}
        value={location}
        choices={['all', ...places]}
        getLabel={(place) => (place === 'all' ? t('enquiries.filter.location.all') : place)}
        onChange={(next) => onFilter({ location: next })}
      />
      <CardsOnly>
        <ListSelect
          label={t('enquiries.sort')}
          value={writeSort(sort)}
          choices={sortNames}
          getLabel={(name) => t(`enquiries.sort.${name}`)}
          onChange={(name) => onFilter({ sort: enquirySort.read(name) })}
        />
      </CardsOnly>
    </>
  );
});
