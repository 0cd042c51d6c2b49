import { CheckboxField, SelectField } from '@portal/shared/ui';
import { DateRangeField } from '@portal/shared/ui/date-range';
import { SearchField } from '@portal/shared/ui/search';
import styled from 'styled-components';
import { useTripsText } from '../../../../messages/useTripsText';
import type { SetView } from '../../hooks/useView';
import { lists, type ListKind, type SortName } from '../../model/list-kind';
import type { View } from '../../model/view-state';
import { medium, wide } from '../../../../entities/trip/components/list/frame';
import { StandingField } from './StandingField';

const Bar = styled.div`
  display: grid;
  gap: var(--space-2);
  align-items: end;
  ${medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${wide} {
    grid-template-columns: minmax(0, 1.6fr) repeat(4, minmax(8.5rem, 1fr));
  }
`;

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
  return (
    <>
      <Bar role="search" aria-label={t('trips.filter.label')}>
        <SearchField label={t('trips.search')} text={search} onText={onSearch} maxLength={100} />
        {!isOfFigure && (
          <>
            <StandingField kind={kind} view={view} setView={setView} />
            <DateRangeField
              label={t('trips.filter.days')}
              placeholder={t('trips.filter.anyDay')}
              from={view.from}
              to={view.to}
              onChange={setView}
            />
          </>
        )}
        <SelectField
          label={t('trips.sort')}
          value={view.sort}
          options={sorts.map((name) => ({ value: name, label: t(`trips.sort.${name}`) }))}
          onChange={({ currentTarget }) => setView({ sort: currentTarget.value as SortName })}
        />
      </Bar>
      {hasUnpaid && !isOfFigure && (
        <CheckboxField
          label={t('trips.filter.unpaid')}
          checked={view.isUnpaid}
          onChange={({ currentTarget }) => setView({ isUnpaid: currentTarget.checked })}
        />
      )}
    </>
  );
}
