import { LookButton, type ListLook, type LookChanges } from '@portal/shared/list';
import { FilterBar } from '@portal/shared/ui/filter-bar';
import type { ReactNode } from 'react';
import { useText } from '../../../../messages/useText';
import type { EnquiryColumn } from '../table/cell';
import { Choices, type ChoicesProps } from './Choices';

interface Props extends ChoicesProps {
  search: ReactNode;
  look: ListLook<EnquiryColumn> & LookChanges<EnquiryColumn>;
  isFiltered: boolean;
  onClear: () => void;
}

export function Toolbar({ search, look, isFiltered, onClear, ...choices }: Props) {
  const t = useText();
  const activeCount = [choices.status, choices.location].filter((value) => value !== 'all').length;
  return (
    <FilterBar
      label={t('enquiries.filter.label')}
      search={search}
      end={<LookButton look={look} getLabel={(id) => t(`enquiries.column.${id}`)} />}
      activeCount={activeCount}
      canClear={isFiltered}
      onClear={onClear}
    >
      <Choices {...choices} />
    </FilterBar>
  );
}
