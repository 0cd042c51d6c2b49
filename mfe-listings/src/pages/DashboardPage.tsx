import { Page, RangePicker, useDayRange } from '@portal/shared/figures';
import { usePreferences } from '@portal/shared/portal';
import { PageHeader } from '@portal/shared/ui';
import { useDashboardText } from '../messages/useDashboardText';
import { FirstSteps } from '../features/dashboard/components/FirstSteps';
import { Failed } from '../features/dashboard/components/Failed';
import { Loading } from '../features/dashboard/components/Loading';
import { Overview } from '../features/dashboard/components/Overview';
import { Tasks } from '../features/dashboard/components/Tasks';
import { useDashboard } from '../features/dashboard/hooks/useDashboard';
import { useWatchEnquiries } from '../features/dashboard/hooks/useWatchEnquiries';
import { useListingAgent } from '../features/dashboard/hooks/useListingAgent';
import { useRangeWords } from '../features/dashboard/hooks/useRangeWords';
import { useTodayTrips } from '../features/dashboard/hooks/useTodayTrips';
import { useCountWaiting } from '../features/dashboard/hooks/useCountWaiting';
import { listFirstSteps } from '../features/dashboard/model/first-steps';
import { listTasks } from '../features/dashboard/model/tasks';

export function DashboardPage() {
  const t = useDashboardText();
  const choice = useDayRange();
  const words = useRangeWords();
  const { range, today } = choice;
  const owner = useListingAgent();
  const { waiting, refresh } = useCountWaiting(owner.agentId);
  const trips = useTodayTrips();
  const dashboardState = useDashboard(range);
  useWatchEnquiries(() => {
    refresh();
    dashboardState.refresh();
  });
  const hasFigures =
    dashboardState.dashboard.figures.length > 0 || dashboardState.dashboard.published !== null;
  const isKnown = waiting !== null || dashboardState.portfolio !== undefined;
  const tasks = isKnown
    ? listTasks({ waiting, trips, portfolio: dashboardState.portfolio, company: owner.company, today })
    : null;
  const steps = listFirstSteps({ ...owner, portfolio: dashboardState.portfolio });
  const { hidesFirstSteps } = usePreferences();
  // Empty charts tell a new agent nothing: the steps stay until something has happened, or they are hidden.
  const isStarting =
    dashboardState.isNew || (steps.length > 0 && !hidesFirstSteps && dashboardState.isWithoutActivity);
  return (
    <Page>
      <PageHeader
        title={t('dashboard.title')}
        subtitle={t(isStarting ? 'dashboard.welcome' : 'dashboard.subtitle')}
        actions={
          !dashboardState.isNew && (
            <RangePicker choice={choice} words={words} isKnown={!dashboardState.isLoading} />
          )
        }
      />
      {dashboardState.error && (
        <Failed
          error={dashboardState.error}
          partial={hasFigures}
          retrying={dashboardState.isRefreshing}
          onRetry={dashboardState.refresh}
        />
      )}
      {dashboardState.isLoading && <Loading />}
      {steps.length > 0 && (
        <FirstSteps
          steps={steps}
          isCompact={!isStarting}
          canHide={!dashboardState.isNew}
          isInReview={owner.company?.approvalStatus === 'PENDING'}
        />
      )}
      {isStarting && tasks && tasks.length > 0 && <Tasks tasks={tasks} owner={owner} />}
      {!dashboardState.isLoading && !isStarting && (
        <Overview
          dashboard={dashboardState.dashboard}
          portfolio={dashboardState.portfolio}
          busy={dashboardState.isRefreshing}
          range={range}
          owner={owner}
          tasks={tasks}
        />
      )}
    </Page>
  );
}
