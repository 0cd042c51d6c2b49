import { chargeKinds } from '@portal/shared/contract';
import { ListSelect, ListToolbar, type ToolbarProps } from '@portal/shared/list';
import { DateRangeField } from '@portal/shared/ui/date-range';
import { useChargesText } from '../../../../messages/useChargesText';
import type { View } from '../../model/view-state';
import type { ChargeColumn } from '../../model/columns';

export function Toolbar({ list, ...props }: ToolbarProps<View, ChargeColumn>) {
  const { view, setView, search, setSearch } = list;
  const t = useChargesText();
  const active = [view.kind, view.from || view.to].filter(Boolean);
  const clear = () => {
    setSearch('');
    setView({ kind: '', from: '', to: '' });
  };
  return (
    <ListToolbar
      {...props}
      list={list}
      getColumnLabel={(id) => t(`charges.column.${id}`)}
      label={t('charges.filter')}
      searchLabel={t('charges.search')}
      searchPlaceholder={t('charges.search.short')}
      activeCount={active.length}
      canClear={active.length > 0 || search !== ''}
      onClear={clear}
    >
      <ListSelect
        label={t('charges.kind')}
        value={view.kind}
        placeholder={t('charges.kind.all')}
        choices={chargeKinds}
        getLabel={(kind) => t(`charges.kind.${kind}`)}
        onChange={(kind) => setView({ kind })}
      />
      <DateRangeField
        hideLabel
        label={t('charges.days')}
        placeholder={t('charges.anyDay')}
        from={view.from}
        to={view.to}
        onChange={setView}
      />
    </ListToolbar>
  );
}
