import { isNotOffered } from '@portal/shared/api';
import { Page, useToday, Wide } from '@portal/shared/figures';
import { formatIn } from '@portal/shared/format';
import { LoadFailed, RefreshFailed } from '@portal/shared/list';
import { useCapability, useCountry } from '@portal/shared/portal';
import {
  Card,
  EmptyState,
  FoldedWords,
  LinkButton,
  PageHeader,
  Stack,
  Text,
  VisuallyHidden,
} from '@portal/shared/ui';
import { CalendarDays, Tv } from 'lucide-react';
import { useText } from '../messages/useText';
import { useTodayText } from '../messages/useTodayText';
import { tripPaths } from '../entities/trip/paths';
import { useNow } from '../hooks/useNow';
import { Loading } from '../entities/trip/components/list/Loading';
import { Alerts } from '../features/desk/components/Alerts';
import { NowList } from '../features/desk/components/NowList';
import { PeriodFigures } from '../features/desk/components/PeriodFigures';
import { useDesk } from '../features/desk/hooks/useDesk';
import { getRowsPath } from '../features/desk/model/figures';
import { EnquiriesLine } from '../features/today/components/EnquiriesLine';
import { StandingWork } from '../features/today/components/StandingWork';
import { TaskGroups } from '../features/today/components/TaskGroups';
import { DayColumns, DayFigures, FromDesktop } from '../features/today/components/task-style';
import { WallScreen } from '../features/today/components/WallScreen';
import { useTripsToday } from '../features/today/hooks/useTripsToday';
import { useWallScreen } from '../features/today/hooks/useWallScreen';
import { groupTasks, listTasks } from '../features/today/model/tasks';
import { RowActions } from '../features/trips/components/list/RowActions';
import { useWatchTrips } from '../features/trips/hooks/useWatchTrips';
import { useTripOverlays } from './useTripOverlays';

const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** The page that a desk leaves open: the handovers and returns of the day, each with its next action. */
export function TodayPage() {
  const words = useText();
  const t = useTodayText();
  const { id: country, timeZone } = useCountry();
  const day = useToday();
  const now = useNow();
  const hasAlerts = useCapability('trip-planning');
  useWatchTrips();
  const { today, error, isRefreshing, refresh } = useTripsToday();
  const days = { from: day, to: day };
  const { analytics, alerts } = useDesk(days);
  const { onCommand, getTripPath, overlays } = useTripOverlays(today?.list);
  const wall = useWallScreen();
  const isMissing = error !== null && isNotOffered(error) && !today;
  const failed = error && { error, isRetrying: isRefreshing, onRetry: refresh };
  const title = words('srm.today.title');
  const longDate = formatIn(timeZone, longDay, now);
  const tasks = listTasks(today?.list ?? []);
  const state = (
    <>
      {failed && today && (
        <RefreshFailed {...failed} words={{ retry: t('today.retry'), kept: t('today.kept') }} />
      )}
      {!today && !isMissing && (failed ? <LoadFailed {...failed} /> : <Loading />)}
      {isMissing && (
        <Card>
          <EmptyState title={t('today.notOffered')}>{t('today.notOffered.text')}</EmptyState>
        </Card>
      )}
      {today && <VisuallyHidden role="status">{t('today.due', { count: today.total })}</VisuallyHidden>}
      {today?.total === 0 && (
        <Card>
          <EmptyState icon="check" title={t('today.none')}>
            {t('today.none.text')}
          </EmptyState>
        </Card>
      )}
    </>
  );
  if (wall.isOpen)
    return (
      <>
        <WallScreen
          title={title}
          day={longDate}
          now={now}
          tasks={tasks}
          analytics={analytics}
          getTripPath={getTripPath}
          onClose={wall.close}
        >
          {state}
        </WallScreen>
        {overlays}
      </>
    );
  return (
    <Page>
      <PageHeader
        title={title}
        subtitle={t('today.subtitle', { date: longDate })}
        actions={
          <>
            <FromDesktop>
              <LinkButton to={wall.to} onClick={wall.fillScreen}>
                <Tv size={16} aria-hidden />
                {t('today.wall')}
              </LinkButton>
            </FromDesktop>
            <LinkButton to={tripPaths.calendar}>
              <CalendarDays size={16} aria-hidden />
              <FoldedWords>{t('today.calendar')}</FoldedWords>
            </LinkButton>
            <LinkButton variant="primary" icon="plus" to={tripPaths.new}>
              {t('today.newTrip')}
            </LinkButton>
          </>
        }
      />
      <DayColumns>
        <Stack gap={4}>
          <EnquiriesLine />
          {state}
          {today && today.list.length > 0 && (
            <TaskGroups
              groups={groupTasks(tasks, now, country)}
              getTripPath={getTripPath}
              renderActions={(trip) => <RowActions trip={trip} onCommand={onCommand} />}
            />
          )}
          {today && today.total > today.list.length && (
            <Text tone="muted">{t('today.more', { shown: today.list.length, total: today.total })}</Text>
          )}
          <StandingWork
            analytics={analytics}
            getTripPath={getTripPath}
            allPaths={{
              deposits: getRowsPath('depositsDue', days),
              vehicles: getRowsPath('expiringDocuments', days),
            }}
          />
        </Stack>
        {analytics && (
          <DayFigures>
            <PeriodFigures analytics={analytics} days={days} busy={false} />
            <Wide>
              <NowList analytics={analytics} days={days} />
              {hasAlerts && <Alerts alerts={alerts} />}
            </Wide>
          </DayFigures>
        )}
      </DayColumns>
      {overlays}
    </Page>
  );
}
