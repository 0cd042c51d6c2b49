import { useNotify } from '@portal/shared/portal';
import { useEffect, useEffectEvent } from 'react';
import { ReleaseHoldDialog } from '../../../entities/money/components/ReleaseHoldDialog';
import { RenewHoldDialog } from '../../../entities/money/components/RenewHoldDialog';
import { useLedger } from '../../../entities/money/hooks/useLedger';
import { findActiveHold } from '../../../entities/money/model/hold';
import { useReloadTrips } from '../../../entities/trip/hooks/useReloadTrips';
import { useDeskText } from '../../../messages/useDeskText';

export type HoldAlertAction = 'renew' | 'release';

interface Props {
  readonly bookingId: string;
  readonly action: HoldAlertAction;
  readonly onClose: () => void;
}

/** The hold of a trip is renewed or released. One that somebody ended meanwhile is said to be, and the list is read again. */
export function HoldAlertDialog({ bookingId, action, onClose }: Props) {
  const t = useDeskText();
  const notify = useNotify();
  const changed = useReloadTrips();
  const { data: ledger, error } = useLedger(bookingId);
  const hold = findActiveHold(ledger);
  const problem = ledger ? (hold ? null : t('desk.alert.hold.ended')) : (error?.message ?? null);
  const giveUp = useEffectEvent((title: string) => {
    notify({ title, tone: 'destructive' });
    changed();
    onClose();
  });
  useEffect(() => {
    if (problem !== null) giveUp(problem);
  }, [problem]);
  if (!ledger || !hold) return null;
  return action === 'renew' ? (
    <RenewHoldDialog hold={hold} ledger={ledger} onClose={onClose} />
  ) : (
    <ReleaseHoldDialog hold={hold} onClose={onClose} />
  );
}
