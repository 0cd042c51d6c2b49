import { Button, FoldedWords } from '@portal/shared/ui';
import { useState } from 'react';
import { useText } from '../../messages/useText';
import { useLazyPart } from '@portal/shared/lazy';
import type { Filters } from '../../entities/enquiry/model/filter';

const load = async () => (await import(/* webpackChunkName: "insights" */ './InsightsDrawer')).InsightsDrawer;

interface InsightsButtonProps {
  agentId: string;
  /** The metrics and the export cover these rows. */
  filters: Filters;
}

export function InsightsButton({ agentId, filters }: InsightsButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const drawer = useLazyPart(load, open, close);
  return (
    <>
      <Button
        icon="dashboard"
        aria-haspopup="dialog"
        aria-busy={(open && !drawer) || undefined}
        onClick={() => setOpen(true)}
      >
        <FoldedWords>{t('enquiries.insights.title')}</FoldedWords>
      </Button>
      {open && drawer && <drawer.Part agentId={agentId} filters={filters} onClose={close} />}
    </>
  );
}
