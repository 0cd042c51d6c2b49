import { Button, FoldedWords, PageHeader } from '@portal/shared/ui';
import { belowTablet } from '@portal/shared/ui/media';
import styled from 'styled-components';
import { useText } from '../messages/useText';
import { InsightsButton } from '../features/insights/InsightsButton';
import type { Filters } from '../entities/enquiry/model/filter';
import { KeyboardHelp } from '../features/enquiries/components/help/KeyboardHelp';

/** Sized for the longer of its two texts, so that its neighbours do not move. */
const OneWidth = styled.span`
  inline-size: 9.25rem;
  @media ${belowTablet} {
    inline-size: auto;
  }
`;

interface Props {
  agentId: string | null;
  filters: Filters;
  isRefreshing: boolean;
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
  onRefresh: () => void;
}

export function PageTop({ agentId, filters, isRefreshing, onRefresh, ...keys }: Props) {
  const t = useText();
  return (
    <PageHeader
      title={t('enquiries.list.title')}
      subtitle={t('enquiries.list.subtitle')}
      actions={
        <>
          <KeyboardHelp {...keys} />
          {agentId && <InsightsButton agentId={agentId} filters={filters} />}
          <OneWidth>
            <Button icon="refresh" fullWidth busy={isRefreshing} onClick={onRefresh}>
              <FoldedWords>{t(isRefreshing ? 'enquiries.refreshing' : 'enquiries.refresh')}</FoldedWords>
            </Button>
          </OneWidth>
        </>
      }
    />
  );
}
