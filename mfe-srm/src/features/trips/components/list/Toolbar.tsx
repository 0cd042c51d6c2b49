import { ListSelect, ListToolbar, type ToolbarProps } from '@portal/shared/list';
import { CheckboxField } from '@portal/shared/ui';
import { DateRangeField } from '@portal/shared/ui/date-range';
import { useTripsText } from '../../../../messages/useTripsText';
import { lists, type ListKind } from '../../model/list-kind';
import { tripViews, type View } from '../../model/view-state';
import { StandingField } from './StandingField';
import type { TripColumn } from '../../../../entities/trip/components/list/columns';

interface Props extends ToolbarProps<View, TripColumn> {
  kind: ListKind;
}

export function Toolbar({ kind, list, ...props }: Props) {
  const { view, setView, search, setSearch } = list;
  const t = useTripsText();
  const { sorts, hasUnpaid } = lists[kind];
  const { status } = tripViews[kind].first;
  // The trips behind a metric are those of its days, whatever their status.
  const isOfFigure = view.figure !== '';
  const isStanding = view.label !== '' || view.status !== status;
  const active = isOfFigure ? [] : [isStanding, view.from || view.to, view.isUnpaid].filter(Boolean);
  const clear = () => {
    setSearch('');
    setView({ label: '', status, from: '', to: '', isUnpaid: false });
  };
  return (
    <ListToolbar
      {...props}
      list={list}
      getColumnLabel={(id) => t(`trips.column.${id}`)}
      label={t('trips.filter.label')}
      searchLabel={t('trips.search')}
      searchPlaceholder={t('trips.search.short')}
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
      <ListSelect
        label={t('trips.sort')}
        value={view.sort}
        choices={sorts}
        getLabel={(name) => t(`trips.sort.${name}`)}
        onChange={(sort) => setView({ sort })}
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
    </ListToolbar>
  );
}
