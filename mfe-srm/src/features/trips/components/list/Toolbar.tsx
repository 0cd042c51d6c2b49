import { limits } from '@portal/shared/contract';
import { CheckboxField, SelectField } from '@portal/shared/ui';
import { DateRangeField } from '@portal/shared/ui/date-range';
import { FilterBar } from '@portal/shared/ui/filter-bar';
import { SearchField } from '@portal/shared/ui/search';
import { useTripsText } from '../../../../messages/useTripsText';
import type { SetView } from '../../hooks/useTripsView';
import { lists, type ListKind, type SortName } from '../../model/list-kind';
import { firstView, type View } from '../../model/view-state';
import { StandingField } from './StandingField';

interface Props {
  kind: ListKind;
  view: View;
  setView: SetView;
  search: string;
  onSearch: (text: string) => void;
}

export function Toolbar({ kind, view, setView, search, onSearch }: Props) {
  const t = useTripsText();
  const { sorts, hasUnpaid } = lists[kind];
  // The trips behind a metric are those of its days, whatever their status.
  const isOfFigure = view.figure !== '';
  const isStanding = view.label !== '' || view.status !== firstView(kind).status;
  const active = isOfFigure ? [] : [isStanding, view.from || view.to, view.isUnpaid].filter(Boolean);
  const clear = () => {
    onSearch('');
    setView({ label: '', status: firstView(kind).status, from: '', to: '', isUnpaid: false });
  };
  return (
    <FilterBar
      label={t('trips.filter.label')}
      search={
        <SearchField
          label={t('trips.search')}
          text={search}
          onText={onSearch}
          maxLength={limits.search.max}
        />
      }
      activeCount={active.length}
      canClear={active.length > 0 || search !== ''}
      onClear={clear}
    >
      {!isOfFigure && (
        <>
          <StandingField kind={kind} view={view} setView={setView} />
          <DateRangeField
            hideLabel
            label={t('trips.filter.days')}
            placeholder={t('trips.filter.anyDay')}
            from={view.from}
            to={view.to}
            onChange={setView}
          />
        </>
      )}
      <SelectField
        hideLabel
        label={t('trips.sort')}
        value={view.sort}
        options={sorts.map((name) => ({ value: name, label: t(`trips.sort.${name}`) }))}
        onChange={({ currentTarget }) => setView({ sort: currentTarget.value as SortName })}
      />
      {hasUnpaid && !isOfFigure && (
        <div className="whole">
          <CheckboxField
            label={t('trips.filter.unpaid')}
            checked={view.isUnpaid}
            onChange={({ currentTarget }) => setView({ isUnpaid: currentTarget.checked })}
          />
        </div>
      )}
    </FilterBar>
  );
}
