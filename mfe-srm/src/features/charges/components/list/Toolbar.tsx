import { chargeKinds, limits } from '@portal/shared/contract';
import { SelectField } from '@portal/shared/ui';
import { DateRangeField } from '@portal/shared/ui/date-range';
import { FilterBar } from '@portal/shared/ui/filter-bar';
import { SearchField } from '@portal/shared/ui/search';
import { useChargesText } from '../../../../messages/useChargesText';
import type { SetView } from '../../hooks/useChargesView';
import { readKind, type View } from '../../model/view-state';

interface Props {
  view: View;
  setView: SetView;
  search: string;
  onSearch: (text: string) => void;
}

export function Toolbar({ view, setView, search, onSearch }: Props) {
  const t = useChargesText();
  const active = [view.kind, view.from || view.to].filter(Boolean);
  const clear = () => {
    onSearch('');
    setView({ kind: '', from: '', to: '' });
  };
  return (
    <FilterBar
      label={t('charges.filter')}
      search={
        <SearchField
          label={t('charges.search')}
          text={search}
          onText={onSearch}
          maxLength={limits.search.max}
        />
      }
      activeCount={active.length}
      canClear={active.length > 0 || search !== ''}
      onClear={clear}
    >
      <SelectField
        hideLabel
        label={t('charges.kind')}
        value={view.kind}
        placeholder={t('charges.kind.all')}
        options={chargeKinds.map((kind) => ({ value: kind, label: t(`charges.kind.${kind}`) }))}
        onChange={({ currentTarget }) => setView({ kind: readKind(currentTarget.value) })}
      />
      <DateRangeField
        hideLabel
        label={t('charges.days')}
        placeholder={t('charges.anyDay')}
        from={view.from}
        to={view.to}
        onChange={setView}
      />
    </FilterBar>
  );
}
