import { Button, PageHeader } from '@portal/shared/ui';
import { useText } from '../../../messages/useText';
import { InsightsButton } from '../../insights/InsightsButton';
import type { Filters } from '../model/filter';
import { KeyboardHelp } from './help/KeyboardHelp';

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
          <Button icon="refresh" busy={isRefreshing} onClick={onRefresh}>
            {t(isRefreshing ? 'enquiries.refreshing' : 'enquiries.refresh')}
          </Button>
        </>
      }
    />
  );
}
