import { fleetDues } from '@portal/shared/contract';
import { useCapability } from '@portal/shared/portal';
import { SelectField } from '@portal/shared/ui';
import { SearchField } from '@portal/shared/ui/search';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';
import type { SetView } from '../../hooks/useView';
import { firstView, readDue, readSort, sortNames, sortText, type View } from '../../model/view-state';
import { medium } from './frame';

const Bar = styled.div`
  display: grid;
  gap: var(--space-2);
  ${medium} {
    grid-template-columns: minmax(0, 24rem) minmax(10rem, 14rem) minmax(12rem, 16rem);
    justify-content: space-between;
  }
`;

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
  return (
    <Bar role="search" aria-label={t('fleet.filter.label')}>
      <SearchField label={t('fleet.search')} text={search} onText={onSearch} maxLength={100} />
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
    </Bar>
  );
}
