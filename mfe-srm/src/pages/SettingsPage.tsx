import { isNotOffered } from '@portal/shared/api';
import { srmSettingsEndpoints } from '@portal/shared/contract';
import { LoadingForm } from '@portal/shared/forms';
import { LoadFailed } from '@portal/shared/list';
import { useQuery } from '@portal/shared/portal';
import { Card, EmptyState, PageHeader, Stack } from '@portal/shared/ui';
import styled from 'styled-components';
import { useSettingsText } from '../messages/useSettingsText';
import { CardAccountCard } from '../features/settings/components/CardAccountCard';
import { SettingsEdit } from '../features/settings/components/SettingsEdit';

/** The page itself reports what failed to load. */
const quiet = { onError: () => undefined };

/** Short answers need no line across a wide screen. */
const Column = styled.div`
  max-inline-size: 56rem;
`;

/** How the company runs its desk. */
export function SettingsPage() {
  const t = useSettingsText();
  const { data, error, isRefreshing, refresh } = useQuery(srmSettingsEndpoints.get, {}, quiet);
  return (
    <Column>
      <PageHeader title={t('settings.title')} subtitle={t('settings.subtitle')} />
      {data ? (
        <Stack gap={5}>
          <SettingsEdit settings={data} />
          <CardAccountCard />
        </Stack>
      ) : isNotOffered(error) ? (
        <Card>
          <EmptyState title={t('settings.notOffered')}>{t('settings.notOfferedText')}</EmptyState>
        </Card>
      ) : error ? (
        <LoadFailed error={error} isRetrying={isRefreshing} onRetry={() => void refresh()} />
      ) : (
        <LoadingForm />
      )}
    </Column>
  );
}
