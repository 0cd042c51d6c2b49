import { writeSort } from '@portal/shared/address';
import { ListSelect, ListToolbar, type ToolbarProps } from '@portal/shared/list';
import { useCapability } from '@portal/shared/portal';
import { useFleetText } from '../../../../messages/useFleetText';
import { dues, fleetView, readSort, sortNames, type View } from '../../model/view-state';
import type { FleetColumn } from '../../model/columns';

export function Toolbar({ list, ...props }: ToolbarProps<View, FleetColumn>) {
  const { view, setView, search, setSearch } = list;
  const t = useFleetText();
  const canSort = useCapability('fleet-sorting');
  const canFilter = useCapability('fleet-filters');
  const clear = () => {
    setSearch('');
    setView({ due: '' });
  };
  return (
    <ListToolbar
      {...props}
      list={list}
      getColumnLabel={(id) => t(`fleet.column.${id}`)}
      label={t('fleet.filter.label')}
      searchLabel={t('fleet.search')}
      searchPlaceholder={t('fleet.search.short')}
      activeCount={view.due ? 1 : 0}
      canClear={view.due !== '' || search !== ''}
      {...(canFilter && { onClear: clear })}
    >
      {canFilter && (
        <ListSelect
          label={t('fleet.due')}
          value={view.due}
          choices={dues}
          getLabel={(due) => t(`fleet.due.${due || 'all'}`)}
          onChange={(due) => setView({ due })}
        />
      )}
      <ListSelect
        label={t('fleet.sort')}
        value={writeSort(view.sort)}
        choices={sortNames.filter((name) => canSort || readSort(name).by === fleetView.first.sort.by)}
        getLabel={(name) => t(`fleet.sort.${name}`)}
        onChange={(name) => setView({ sort: readSort(name) })}
      />
    </ListToolbar>
  );
}
