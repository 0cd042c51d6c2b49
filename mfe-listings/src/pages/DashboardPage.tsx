import { Page, RangePicker, useRange } from '@portal/shared/figures';
import { PageHeader } from '@portal/shared/ui';
import { useDashboardText } from '../messages/useDashboardText';
import { FirstSteps } from '../features/dashboard/components/FirstSteps';
import { Failed } from '../features/dashboard/components/Failed';
import { Loading } from '../features/dashboard/components/Loading';
import { Overview } from '../features/dashboard/components/Overview';
import { Tasks } from '../features/dashboard/components/Tasks';
import { useDashboard } from '../features/dashboard/hooks/useDashboard';
import { useEnquiryNews } from '../features/dashboard/hooks/useEnquiryNews';
import { useOwner } from '../features/dashboard/hooks/useOwner';
import { useRangeWords } from '../features/dashboard/hooks/useRangeWords';
import { useWaiting } from '../features/dashboard/hooks/useWaiting';
import { listTasks } from '../features/dashboard/model/tasks';

export function DashboardPage() {
  const t = useDashboardText();
  const choice = useRange();
  const words = useRangeWords();
  const { range, today } = choice;
  const owner = useOwner();
  const { waiting, refresh } = useWaiting(owner.agentId);
  const of = useDashboard(range);
  useEnquiryNews(() => {
    refresh();
    of.refresh();
  });
  const hasFigures = of.dashboard.figures.length > 0 || of.dashboard.published !== null;
  const isKnown = waiting !== null || of.portfolio !== undefined;
  const tasks = isKnown
    ? listTasks({ waiting, portfolio: of.portfolio, company: owner.company, today })
    : null;
  return (
    <Page>
      <PageHeader
        title={t('dashboard.title')}
        subtitle={t(of.isNew ? 'dashboard.welcome' : 'dashboard.subtitle')}
        actions={!of.isNew && <RangePicker choice={choice} words={words} isKnown={!of.isLoading} />}
      />
      {of.error && (
        <Failed error={of.error} partial={hasFigures} retrying={of.isRefreshing} onRetry={of.refresh} />
      )}
      {of.isLoading && <Loading />}
      {of.isNew && <FirstSteps owner={owner} />}
      {of.isNew && tasks && tasks.length > 0 && <Tasks tasks={tasks} owner={owner} />}
      {!of.isLoading && !of.isNew && (
        <Overview
          dashboard={of.dashboard}
          portfolio={of.portfolio}
          busy={of.isRefreshing}
          range={range}
          owner={owner}
          tasks={tasks}
        />
      )}
    </Page>
  );
}
