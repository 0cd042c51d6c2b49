import type { CustomerRecord } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { useExport } from '../../hooks/useExport';
import type { CareAction } from './actions';

const loadMenu = async () =>
  (await import(/* webpackChunkName: "customers-care-menu" */ './CareMenu')).CareMenu;
const loadErase = async () =>
  (await import(/* webpackChunkName: "customers-erase" */ './EraseDialog')).EraseDialog;
const loadMerge = async () =>
  (await import(/* webpackChunkName: "customers-merge" */ './MergeDialog')).MergeDialog;

/** Rarely used actions for a customer; the chunk of each loads on first use. */
export function Care({ customer }: { customer: CustomerRecord }) {
  const t = useCustomersText();
  const [isNeeded, setIsNeeded] = useState(false);
  const [doing, setDoing] = useState<CareAction | null>(null);
  const stop = () => setDoing(null);
  const exporting = useExport(customer);
  const menu = useLazyPart(loadMenu, isNeeded, () => setIsNeeded(false));
  const erasing = useLazyPart(loadErase, doing === 'erase', stop);
  const merging = useLazyPart(loadMerge, doing === 'merge', stop);
  const onAction = (action: CareAction) => {
    if (action === 'export') void exporting.run();
    else setDoing(action);
  };
  const isBusy = exporting.isRunning || (doing === 'erase' && !erasing) || (doing === 'merge' && !merging);
  const look = { icon: 'more', 'aria-haspopup': 'menu', busy: isBusy || (isNeeded && !menu) } as const;
  return (
    <>
      {isNeeded && menu ? (
        <menu.Part trigger={<Button {...look}>{t('customers.care')}</Button>} onAction={onAction} />
      ) : (
        <Button {...look} onClick={() => setIsNeeded(true)}>
          {t('customers.care')}
        </Button>
      )}
      {doing === 'erase' && erasing && <erasing.Part customer={customer} onClose={stop} />}
      {doing === 'merge' && merging && <merging.Part customer={customer} onClose={stop} />}
    </>
  );
}
