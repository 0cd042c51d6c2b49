import type { Listing } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useCapability } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';
import type { Chosen } from '../../hooks/useSelection';
import type { BulkKind } from '../../model/bulk-kind';

/** Floats over the end of the page, so that nothing under a finger moves when it appears. */
const Place = styled.div`
  position: sticky;
  inset-block-end: var(--space-3);
  z-index: 20;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-line-2);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  box-shadow: var(--elevation-2);
  & > strong {
    margin-inline-end: auto;
    font-variant-numeric: tabular-nums;
  }
`;

const load = async () => (await import(/* webpackChunkName: "bulk" */ './BulkDialog')).BulkDialog;
const kinds = ['publish', 'hide', 'rates'] as const;

interface Props {
  chosen: Chosen;
  onChanged: () => void;
}

export function BulkBar({ chosen, onChanged }: Props) {
  const t = useListingsText();
  const canChangeRates = useCapability('listing-changes');
  // The selection at the start, because the rows change during the run.
  const [job, setJob] = useState<{ kind: BulkKind; rows: readonly Listing[] } | null>(null);
  const loaded = useLazyPart(load, job !== null, () => setJob(null));
  const close = (refused: readonly string[] | null) => {
    setJob(null);
    if (refused) chosen.keepOnly(refused);
  };
  if (chosen.rows.length === 0 && !job) return null;
  return (
    <>
      <Place data-action-bar role="group" aria-label={t('listings.bulk.label')}>
        <strong role="status">{t('listings.bulk.selected', { count: chosen.rows.length })}</strong>
        {kinds
          .filter((kind) => canChangeRates || kind !== 'rates')
          .map((kind) => (
            <Button
              key={kind}
              aria-haspopup="dialog"
              busy={job?.kind === kind && !loaded}
              onClick={() => setJob({ kind, rows: chosen.rows })}
            >
              {t(`listings.bulk.${kind}`)}
            </Button>
          ))}
        <Button variant="ghost" icon="x" onClick={chosen.clear}>
          {t('listings.bulk.clear')}
        </Button>
      </Place>
      {job && loaded && <loaded.Part {...job} onChanged={onChanged} onClose={close} />}
    </>
  );
}
