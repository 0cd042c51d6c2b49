import { Button } from '@portal/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../messages/useText';
import type { Filters } from '../enquiries/model/filter';

const InsightsDrawer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "insights" */ './InsightsDrawer')).InsightsDrawer,
}));

interface InsightsButtonProps {
  agentId: string;
  /** The figures and the export are of what these show. */
  filters: Filters;
}

export function InsightsButton({ agentId, filters }: InsightsButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="dashboard" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('enquiries.insights.title')}
      </Button>
      {open && (
        <Suspense>
          <InsightsDrawer agentId={agentId} filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
