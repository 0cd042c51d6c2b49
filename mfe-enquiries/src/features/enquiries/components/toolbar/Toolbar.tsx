import { FilterBar } from '@portal/shared/ui/filter-bar';
import type { ReactNode } from 'react';
import { useText } from '../../../../messages/useText';
import { Choices, type ChoicesProps } from './Choices';

interface Props extends ChoicesProps {
  search: ReactNode;
  isFiltered: boolean;
  onClear: () => void;
}

export function Toolbar({ search, isFiltered, onClear, ...choices }: Props) {
  const t = useText();
  const activeCount = [choices.status, choices.location].filter((value) => value !== 'all').length;
  return (
    <FilterBar
      label={t('enquiries.filter.label')}
      search={search}
      activeCount={activeCount}
      canClear={isFiltered}
      onClear={onClear}
    >
      <Choices {...choices} />
    </FilterBar>
  );
}
