import type { TripAlert } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { Button, Inline } from '@portal/shared/ui';
import { useState } from 'react';
import { useDeskText } from '../../../messages/useDeskText';
import type { HoldAlertAction } from './HoldAlertDialog';

const load = async () =>
  (await import(/* webpackChunkName: "hold-alert" */ './HoldAlertDialog')).HoldAlertDialog;

const actions: readonly HoldAlertAction[] = ['renew', 'release'];

/** What is done about a hold that lapses soon, without leaving the list. Nothing for any other alert. */
export function HoldAlertActions({ alert: { kind, bookingId, tripCode } }: { alert: TripAlert }) {
  const t = useDeskText();
  const [open, setOpen] = useState<HoldAlertAction | null>(null);
  const close = () => setOpen(null);
  const loaded = useLazyPart(load, open !== null, close);
  if (kind !== 'holdDue' || !bookingId) return null;
  return (
    <Inline gap={2}>
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          busy={open === action}
          aria-label={t(`desk.alert.hold.${action}Of`, { trip: tripCode ?? '' })}
          onClick={() => setOpen(action)}
        >
          {t(`desk.alert.hold.${action}`)}
        </Button>
      ))}
      {open && loaded && <loaded.Part bookingId={bookingId} action={open} onClose={close} />}
    </Inline>
  );
}
