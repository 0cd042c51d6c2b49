import { chargeKinds } from '@portal/shared/contract';
import { SelectField } from '@portal/shared/ui';
import { DateRangeField } from '@portal/shared/ui/date-range';
import { SearchField } from '@portal/shared/ui/search';
import styled from 'styled-components';
import { useChargesText } from '../../../../messages/useChargesText';
import type { SetView } from '../../hooks/useView';
import { readKind, type View } from '../../model/view-state';
import { wide } from './frame';

const Bar = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: end;
  gap: var(--space-2);
  & > :nth-child(-n + 2) {
    grid-column: 1 / -1;
  }
  ${wide} {
    grid-template-columns: minmax(0, 1fr) 11rem 15rem;
    & > :nth-child(-n + 2) {
      grid-column: auto;
    }
  }
`;

interface Props {
  view: View;
  setView: SetView;
  search: string;
  onSearch: (text: string) => void;
}

export function Toolbar({ view, setView, search, onSearch }: Props) {
  const t = useChargesText();
  return (
    <Bar role="search" aria-label={t('charges.filter')}>
      <SearchField label={t('charges.search')} text={search} onText={onSearch} maxLength={100} />
      <SelectField
        label={t('charges.kind')}
        value={view.kind}
        placeholder={t('charges.kind.all')}
        options={chargeKinds.map((kind) => ({ value: kind, label: t(`charges.kind.${kind}`) }))}
        onChange={({ currentTarget }) => setView({ kind: readKind(currentTarget.value) })}
      />
      <DateRangeField
        label={t('charges.days')}
        placeholder={t('charges.anyDay')}
        from={view.from}
        to={view.to}
        onChange={setView}
      />
    </Bar>
  );
}
