import type { Listing } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { SelectionBar, type RowSelection } from '@portal/shared/list';
import { useCapability } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { useListingsText } from '../../../../messages/useListingsText';
import type { BulkKind } from '../../model/bulk-kind';

const load = async () => (await import(/* webpackChunkName: "bulk" */ './BulkDialog')).BulkDialog;
const kinds = ['publish', 'hide', 'rates'] as const;

interface Props {
  chosen: RowSelection<Listing>;
  onChanged: () => void;
}

/** What can be done with the selected listings. */
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
  return (
    <>
      <SelectionBar selection={chosen} label={t('listings.bulk.label')}>
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
      </SelectionBar>
      {job && loaded && <loaded.Part {...job} onChanged={onChanged} onClose={close} />}
    </>
  );
}
