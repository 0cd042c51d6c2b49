import { SelectField } from '@portal/shared/ui';
import { SearchField } from '@portal/shared/ui/search';
import styled from 'styled-components';
import { useCustomersText } from '../../../../messages/useCustomersText';
import type { SetView } from '../../hooks/useView';
import { readSort, sortNames, type View } from '../../model/view-state';
import { wide } from './frame';

const Bar = styled.div`
  display: grid;
  gap: var(--space-2);
  ${wide} {
    grid-template-columns: minmax(0, 26rem) minmax(10rem, 14rem);
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
  const t = useCustomersText();
  return (
    <Bar role="search" aria-label={t('customers.filter.label')}>
      <SearchField label={t('customers.search')} text={search} onText={onSearch} maxLength={100} />
      <SelectField
        hideLabel
        label={t('customers.sort')}
        value={view.sort}
        options={sortNames.map((name) => ({ value: name, label: t(`customers.sort.${name}`) }))}
        onChange={({ currentTarget }) => setView({ sort: readSort(currentTarget.value) })}
      />
    </Bar>
  );
}
