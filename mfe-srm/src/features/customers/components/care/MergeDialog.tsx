import { isNotOffered } from '@portal/shared/api';
import { srmCustomerEndpoints, type CustomerRecord, type MergeField } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { Banner, Button, Stack } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import { useCustomersText } from '../../../../messages/useCustomersText';
import type { Sides } from '../../../../libraries/compare/sides';
import { toMergeBody } from '../../model/merge';
import { ChooseOther } from './ChooseOther';
import { CompareEntries } from './CompareEntries';

interface Props {
  customer: CustomerRecord;
  onClose: () => void;
}

/** Merges two entries of the same person: this one stays, the other is chosen and removed. */
export function MergeDialog({ customer, onClose }: Props) {
  const t = useCustomersText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const merging = useMutation(srmCustomerEndpoints.merge);
  const [other, setOther] = useState<CustomerRecord | null>(null);
  const [sides, setSides] = useState<Sides<MergeField>>({});
  const back = () => {
    merging.reset();
    setSides({});
    setOther(null);
  };
  async function merge(second: CustomerRecord) {
    // The failure is in `error`, which is shown.
    const done = await merging.run({ body: toMergeBody(customer, second, sides) }).catch(() => null);
    if (!done) return;
    notify({ title: t('customers.merge.done'), tone: 'success' });
    onClose();
    const { list, get, documentReads, changes } = srmCustomerEndpoints;
    void invalidate(list, get, documentReads, changes);
  }
  return (
    <Dialog
      size="lg"
      title={t('customers.merge.title')}
      busy={merging.isRunning}
      onClose={onClose}
      footer={
        other ? (
          <>
            <Button variant="ghost" disabled={merging.isRunning} onClick={back}>
              {t('customers.merge.another')}
            </Button>
            <Button variant="primary" busy={merging.isRunning} onClick={() => void merge(other)}>
              {t('customers.merge.confirm')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('customers.merge.cancel')}</Button>
        )
      }
    >
      <Stack gap={4}>
        {other ? (
          <CompareEntries kept={customer} other={other} sides={sides} onSides={setSides} />
        ) : (
          <ChooseOther customer={customer} onChosen={setOther} />
        )}
        {isNotOffered(merging.error) ? (
          <Banner tone="warning" title={t('customers.merge.notOffered')} />
        ) : (
          <FormFailure error={merging.error} />
        )}
      </Stack>
    </Dialog>
  );
}
