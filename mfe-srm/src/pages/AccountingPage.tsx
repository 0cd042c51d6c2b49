import { isNotOffered } from '@portal/shared/api';
import { srmAccountingEndpoints } from '@portal/shared/contract';
import { RangePicker, useDayRange } from '@portal/shared/figures';
import { LoadFailed, LoadingRows, RefreshFailed } from '@portal/shared/list';
import { useQuery } from '@portal/shared/portal';
import { Banner, Card, EmptyState, LinkButton, PageHeader, Stack } from '@portal/shared/ui';
import { useAccountingText } from '../messages/useAccountingText';
import { useText } from '../messages/useText';
import { tripPaths } from '../entities/trip/paths';
import { GstCard } from '../features/accounting/components/GstCard';
import { JournalCard } from '../features/accounting/components/JournalCard';
import { TrialBalanceCard } from '../features/accounting/components/TrialBalanceCard';
import { VatCard } from '../features/accounting/components/VatCard';
import { toQuery } from '../features/accounting/model/query';
import { useRangeWords } from '../hooks/useRangeWords';

const options = {
  // The page itself reports what failed to load.
  onError: () => undefined,
  // The previous figures stay until the new ones load.
  keepPreviousData: true,
};
const shapes = [{ width: '50%' }, { width: '60%' }, { width: '60%' }] as const;

/** For the accountant: the figures of the tax return, the journal, and the trial balance of a period. */
export function AccountingPage() {
  const words = useText();
  const t = useAccountingText();
  const choice = useDayRange('last-month');
  const rangeWords = { ...useRangeWords(), compared: (days: string) => days };
  const days = choice.range;
  const { data, error, isLoading, isRefreshing, refresh } = useQuery(
    srmAccountingEndpoints.summary,
    { query: toQuery(days) },
    options,
  );
  if (error && isNotOffered(error) && !data)
    return (
      <Stack>
        <PageHeader title={words('srm.accounting.title')} />
        <Card>
          <EmptyState title={t('accounting.notOffered')}>{t('accounting.notOfferedText')}</EmptyState>
        </Card>
      </Stack>
    );
  const failed = error && { error, isRetrying: isRefreshing, onRetry: () => void refresh() };
  return (
    <Stack>
      <PageHeader
        title={words('srm.accounting.title')}
        subtitle={t('accounting.subtitle')}
        actions={<RangePicker choice={choice} words={rangeWords} isKnown={!isLoading} />}
      />
      {failed && !data && <LoadFailed {...failed} />}
      {failed && data && (
        <RefreshFailed {...failed} words={{ retry: t('accounting.retry'), kept: t('accounting.kept') }} />
      )}
      {isLoading && (
        <LoadingRows label={t('accounting.loading')} rows={8} columns="2fr 1fr 1fr" shapes={shapes} />
      )}
      {data && !!data.uninvoiced && (
        <Banner
          tone="warning"
          title={t('accounting.uninvoiced', { count: data.uninvoiced })}
          action={<LinkButton to={tripPaths.completed}>{t('accounting.completedTrips')}</LinkButton>}
        >
          {t('accounting.uninvoicedText')}
        </Banner>
      )}
      {data && data.transactions === 0 && (
        <Card>
          <EmptyState title={t('accounting.empty')}>{t('accounting.emptyText')}</EmptyState>
        </Card>
      )}
      {data && data.transactions > 0 && (
        <Stack gap={5} aria-busy={isRefreshing || undefined}>
          {data.vat && <VatCard days={days} vat={data.vat} />}
          {data.gst && <GstCard days={days} gst={data.gst} />}
          <JournalCard days={days} transactions={data.transactions} />
          <TrialBalanceCard summary={data} />
        </Stack>
      )}
    </Stack>
  );
}
