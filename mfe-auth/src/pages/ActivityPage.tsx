import { definePage, defineView, useAddressView } from '@portal/shared/address';
import { accountEndpoints, limits } from '@portal/shared/contract';
import { ListPager, useListPage, usePageTurn } from '@portal/shared/list';
import { PageHeader, Stack, Text } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useActivityText } from '../messages/useActivityText';
import { usePageText } from '../messages/usePageText';
import { ActivityList } from '../features/activity/components/ActivityList';
import {
  ActivityEmpty,
  ActivityFailed,
  ActivityLoading,
} from '../features/activity/components/ActivityStates';

const activityView = defineView({ page: definePage() });

const Column = styled.div`
  max-inline-size: 52rem;
`;

/** What happened to the account: who, what, when and from where. */
export function ActivityPage() {
  const t = useActivityText();
  const say = usePageText();
  const [view, setView] = useAddressView(activityView);
  const { page, isStale, error, isRefreshing, refresh } = useListPage(
    accountEndpoints.activity,
    { query: { page: view.page, limit: limits.page.limit } },
    { onError: () => undefined },
  );
  const goTo = usePageTurn({
    page: view.page,
    answer: isStale || isRefreshing ? undefined : page,
    setView,
  });
  return (
    <Column>
      <PageHeader
        title={t('activity.title')}
        subtitle={t('activity.text')}
        back={<Link to="/profile">{say('profile.back')}</Link>}
      />
      <Stack gap={4}>
        {error && (
          <ActivityFailed
            error={error}
            isRetrying={isRefreshing}
            onRetry={refresh}
            hasList={page !== undefined}
          />
        )}
        {!page && !error && <ActivityLoading />}
        {page && page.list.length > 0 && <ActivityList entries={page.list} />}
        {page?.list.length === 0 && (
          <ActivityEmpty page={view.page} onFirstPage={() => goTo(limits.page.first)} />
        )}
        {page && page.totalNumberOfPages > 1 && view.page <= page.totalNumberOfPages && (
          <ListPager view={view} pages={page.totalNumberOfPages} onPage={goTo} />
        )}
        {page && page.list.length > 0 && (
          <div>
            <Text weight={600}>{t('activity.unknown.title')}</Text>
            <Text tone="secondary">
              {t('activity.unknown.text')} <Link to="/profile">{t('activity.unknown.link')}</Link>
            </Text>
          </div>
        )}
      </Stack>
    </Column>
  );
}
