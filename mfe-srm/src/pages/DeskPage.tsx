import { Page, RangePicker, useDayRange } from '@portal/shared/figures';
import { LoadFailed, RefreshFailed } from '@portal/shared/list';
import { useCapability } from '@portal/shared/portal';
import { LinkButton, PageHeader } from '@portal/shared/ui';
import { lazy, Suspense } from 'react';
import { useDeskText } from '../messages/useDeskText';
import { useText } from '../messages/useText';
import { paths } from '../model/paths';
import { tripPaths } from '../entities/trip/paths';
import { Alerts } from '../features/desk/components/Alerts';
import { DeskColumns } from '../features/desk/components/DeskColumns';
import { Loading } from '../features/desk/components/Loading';
import { NowList } from '../features/desk/components/NowList';
import { PeriodFigures } from '../features/desk/components/PeriodFigures';
import { useDesk } from '../features/desk/hooks/useDesk';
import { useRangeWords } from '../hooks/useRangeWords';

const Charts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desk-charts" */ '../features/desk/components/Charts')).Charts,
}));

/** The rental desk at a glance. */
export function DeskPage() {
  const words = useText();
  const t = useDeskText();
  const choice = useDayRange();
  const hasPeriods = useCapability('dashboard-periods');
  const hasSettings = useCapability('rental-settings');
  const hasAlerts = useCapability('trip-planning');
  const hasToday = useCapability('trip-today');
  const rangeWords = useRangeWords();
  const { analytics, alerts, error, isLoading, isRefreshing, refresh } = useDesk(choice.range);
  const failed = error && { error, isRetrying: isRefreshing, onRetry: refresh };
  return (
    <Page>
      <PageHeader
        title={words('srm.dashboard.title')}
        subtitle={t('desk.subtitle')}
        actions={
          <>
            {hasPeriods && <RangePicker choice={choice} words={rangeWords} isKnown={!isLoading} />}
            {hasToday && <LinkButton to={tripPaths.today}>{words('srm.today.title')}</LinkButton>}
            {hasSettings && <LinkButton to={paths.settings}>{t('desk.settings')}</LinkButton>}
            <LinkButton variant="primary" icon="plus" to={tripPaths.new}>
              {t('desk.newTrip')}
            </LinkButton>
          </>
        }
      />
      {failed && !analytics && <LoadFailed {...failed} />}
      {failed && analytics && (
        <RefreshFailed {...failed} words={{ retry: t('desk.retry'), kept: t('desk.kept') }} />
      )}
      {isLoading && <Loading />}
      {analytics && (
        <>
          <PeriodFigures analytics={analytics} days={choice.range} busy={isRefreshing} />
          <DeskColumns>
            <div className="now">
              <NowList analytics={analytics} days={choice.range} />
            </div>
            {hasAlerts && (
              <div className="alerts">
                <Alerts alerts={alerts} />
              </div>
            )}
            <div className="charts">
              <Suspense fallback={null}>
                <Charts analytics={analytics} />
              </Suspense>
            </div>
          </DeskColumns>
        </>
      )}
    </Page>
  );
}
