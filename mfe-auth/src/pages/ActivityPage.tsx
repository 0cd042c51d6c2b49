import { toPage, useLastPage, withParameters } from '@portal/shared/address';
import { accountEndpoints, limits } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { PageHeader, Stack, Text } from '@portal/shared/ui';
import { Pager } from '@portal/shared/ui/pager';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useActivityText } from '../messages/useActivityText';
import { usePageText } from '../messages/usePageText';
import { ActivityList } from '../features/activity/components/ActivityList';
import {
  ActivityEmpty,
  ActivityFailed,
  ActivityLoading,
} from '../features/activity/components/ActivityStates';

const Column = styled.div`
  max-inline-size: 52rem;
`;

/** What happened to the account: who, what, when and from where. */
export function ActivityPage() {
  const t = useActivityText();
  const say = usePageText();
  const [params, setParams] = useSearchParams();
  const page = toPage(params.get('page'));
  const { data, error, isRefreshing, refresh } = useQuery(
    accountEndpoints.activity,
    { query: { page, limit: limits.page.limit } },
    { revalidateOnMount: true, keepPreviousData: true, onError: () => undefined },
  );
  const isAnswered = data !== undefined && !isRefreshing;
  useLastPage({
    page,
    answer: isAnswered ? data : undefined,
    goTo: (last) => setParams(withParameters(params, [['page', String(last), '1']]), { replace: true }),
  });
  const goTo = (next: number) => {
    setParams(withParameters(params, [['page', String(next), '1']]));
    window.scrollTo({ top: 0 });
  };
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
            onRetry={() => void refresh()}
            hasList={data !== undefined}
          />
        )}
        {!data && !error && <ActivityLoading />}
        {data && data.list.length > 0 && <ActivityList entries={data.list} />}
        {data?.list.length === 0 && <ActivityEmpty page={page} onFirstPage={() => goTo(1)} />}
        {data && data.totalNumberOfPages > 1 && page <= data.totalNumberOfPages && (
          <Pager page={page} pages={data.totalNumberOfPages} onPage={goTo} />
        )}
        {data && data.list.length > 0 && (
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
