import { chargeKinds } from '@portal/shared/contract';
import { ListSelect, ListToolbar, type ListView } from '@portal/shared/list';
import { DateRangeField } from '@portal/shared/ui/date-range';
import { useChargesText } from '../../../../messages/useChargesText';
import type { View } from '../../model/view-state';

export function Toolbar({ list }: { list: ListView<View> }) {
  const { view, setView, search, setSearch } = list;
  const t = useChargesText();
  const active = [view.kind, view.from || view.to].filter(Boolean);
  const clear = () => {
    setSearch('');
    setView({ kind: '', from: '', to: '' });
  };
  return (
    <ListToolbar
      list={list}
      label={t('charges.filter')}
      searchLabel={t('charges.search')}
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
