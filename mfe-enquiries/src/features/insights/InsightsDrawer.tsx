import { Banner, Button, EmptyState, ErrorState } from '@portal/shared/ui';
import { Drawer } from '@portal/shared/ui/overlays';
import { useText } from '../../messages/useText';
import { enquiriesView } from '../../entities/enquiry/model/view-state';
import type { Filters } from '../../entities/enquiry/model/filter';
import { Insights } from './components/Insights';
import { ReadingProgress } from './components/ReadingProgress';
import { useExport } from './hooks/useExport';
import { useInsightRows } from './hooks/useInsightRows';

interface InsightsDrawerProps {
  agentId: string;
  filters: Filters;
  onClose: () => void;
}

/** The totals of the enquiries, and their export. */
export function InsightsDrawer({ agentId, filters, onClose }: InsightsDrawerProps) {
  const t = useText();
  const { all, shown } = useInsightRows(agentId, filters);
  const file = useExport();
  const filtered = enquiriesView.isFiltered(filters);
  const count = shown?.rows.length ?? 0;
  const exporting = (
    <Button
      variant="primary"
      busy={file.isRunning}
      disabled={count === 0}
      onClick={() => shown && void file.run(shown.rows)}
    >
      {t('enquiries.insights.export', { count })}
    </Button>
  );
  return (
    <Drawer title={t('enquiries.insights.title')} onClose={onClose} footer={shown && exporting}>
      {file.failed && <Banner tone="danger" title={t('enquiries.insights.exportFailed')} />}
      {!shown && !all.error && <ReadingProgress read={all.read} total={all.total} />}
      {!shown && all.error && (
        <ErrorState
          level={3}
          title={t('enquiries.insights.failed')}
          onRetry={() => void all.load()}
          retrying={all.isReading}
        >
          {all.error.message}
        </ErrorState>
      )}
      {shown && count === 0 && (
        <EmptyState
          level={3}
          title={t(filtered ? 'enquiries.insights.noMatches' : 'enquiries.insights.none')}
        />
      )}
      {shown && count > 0 && <Insights {...shown} filtered={filtered} stale={all.error !== null} />}
    </Drawer>
  );
}
