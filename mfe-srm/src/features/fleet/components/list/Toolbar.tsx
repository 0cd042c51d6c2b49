import { fleetDues, limits } from '@portal/shared/contract';
import { useCapability } from '@portal/shared/portal';
import { SelectField } from '@portal/shared/ui';
import { FilterBar } from '@portal/shared/ui/filter-bar';
import { SearchField } from '@portal/shared/ui/search';
import { useFleetText } from '../../../../messages/useFleetText';
import type { SetView } from '../../hooks/useFleetView';
import { firstView, readDue, readSort, sortNames, sortText, type View } from '../../model/view-state';

interface Props {
  view: View;
  setView: SetView;
  search: string;
  onSearch: (text: string) => void;
}

export function Toolbar({ view, setView, search, onSearch }: Props) {
  const t = useFleetText();
  const canSort = useCapability('fleet-sorting');
  const canFilter = useCapability('fleet-filters');
  const clear = () => {
    onSearch('');
    setView({ due: '' });
  };
  return (
    <FilterBar
      label={t('fleet.filter.label')}
      search={
        <SearchField
          label={t('fleet.search')}
          text={search}
          onText={onSearch}
          maxLength={limits.search.max}
        />
      }
      activeCount={view.due ? 1 : 0}
      canClear={view.due !== '' || search !== ''}
      {...(canFilter && { onClear: clear })}
    >
      {canFilter && (
        <SelectField
          hideLabel
          label={t('fleet.due')}
          value={view.due}
          options={['' as const, ...fleetDues].map((due) => ({
            value: due,
            label: t(`fleet.due.${due || 'all'}`),
          }))}
          onChange={({ currentTarget }) => setView({ due: readDue(currentTarget.value) })}
        />
      )}
      <SelectField
        hideLabel
        label={t('fleet.sort')}
        value={sortText(view.sort)}
        options={sortNames
          .filter((name) => canSort || readSort(name).by === firstView.sort.by)
          .map((name) => ({ value: name, label: t(`fleet.sort.${name}`) }))}
        onChange={({ currentTarget }) => setView({ sort: readSort(currentTarget.value) })}
      />
    </FilterBar>
  );
}
