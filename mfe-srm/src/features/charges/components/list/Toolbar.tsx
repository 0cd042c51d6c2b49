import { chargeKinds } from '@portal/shared/contract';
import {
  ListSelect,
  ListToolbar,
  LookButton,
  type ListLook,
  type ListView,
  type LookChanges,
} from '@portal/shared/list';
import type { ReactNode } from 'react';
import { DateRangeField } from '@portal/shared/ui/date-range';
import { useChargesText } from '../../../../messages/useChargesText';
import type { View } from '../../model/view-state';
import type { ChargeColumn } from '../../model/columns';

interface Props {
  list: ListView<View>;
  look: ListLook<ChargeColumn> & LookChanges<ChargeColumn>;
  isSelecting: boolean;
  /** The bar of the selection. */
  selectionBar: ReactNode;
}

export function Toolbar({ list, look, ...selecting }: Props) {
  const { view, setView, search, setSearch } = list;
  const t = useChargesText();
  const active = [view.kind, view.from || view.to].filter(Boolean);
  const clear = () => {
    setSearch('');
    setView({ kind: '', from: '', to: '' });
  };
  return (
    <ListToolbar
      {...selecting}
      list={list}
      end={<LookButton look={look} getLabel={(id) => t(`charges.column.${id}`)} />}
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
