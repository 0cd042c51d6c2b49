import { limits } from '@portal/shared/contract';
import { SelectField } from '@portal/shared/ui';
import { FilterBar } from '@portal/shared/ui/filter-bar';
import { SearchField } from '@portal/shared/ui/search';
import { useCustomersText } from '../../../../messages/useCustomersText';
import type { SetView } from '../../hooks/useCustomersView';
import { readSort, sortNames, type View } from '../../model/view-state';

interface Props {
  view: View;
  setView: SetView;
  search: string;
  onSearch: (text: string) => void;
}

export function Toolbar({ view, setView, search, onSearch }: Props) {
  const t = useCustomersText();
  return (
    <FilterBar
      label={t('customers.filter.label')}
      search={
        <SearchField
          label={t('customers.search')}
          text={search}
          onText={onSearch}
          maxLength={limits.search.max}
        />
      }
      activeCount={0}
    >
      <SelectField
        hideLabel
        label={t('customers.sort')}
        value={view.sort}
        options={sortNames.map((name) => ({ value: name, label: t(`customers.sort.${name}`) }))}
        onChange={({ currentTarget }) => setView({ sort: readSort(currentTarget.value) })}
      />
    </FilterBar>
  );
}
