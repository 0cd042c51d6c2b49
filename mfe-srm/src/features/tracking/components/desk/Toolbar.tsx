import type { SetView } from '@portal/shared/address';
import { limits } from '@portal/shared/contract';
import { ListSelect } from '@portal/shared/list';
import { SearchField } from '@portal/shared/ui/search';
import styled from 'styled-components';
import { useTrackingText } from '../../../../messages/useTrackingText';
import { shows, type View } from '../../model/view-state';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(8rem, 11rem);
  align-items: end;
  gap: var(--space-2);
`;

interface Props {
  view: View;
  setView: SetView<View>;
  search: string;
  onSearch: (text: string) => void;
}

export function Toolbar({ view, setView, search, onSearch }: Props) {
  const t = useTrackingText();
  return (
    <Bar role="search" aria-label={t('tracking.filter')}>
      <SearchField
        label={t('tracking.search')}
        text={search}
        onText={onSearch}
        maxLength={limits.search.max}
      />
      <ListSelect
        label={t('tracking.show')}
        value={view.show}
        choices={shows}
        getLabel={(show) => t(`tracking.show.${show}`)}
        onChange={(show) => setView({ show })}
      />
    </Bar>
  );
}
