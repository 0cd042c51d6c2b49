import type { TripRecord } from '@portal/shared/contract';
import { useKeptDraft, useSession } from '@portal/shared/portal';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { ClosedTrip } from '../../../../entities/trip/components/closed/ClosedTrip';
import type { KeptEntry } from '../../../../entities/trip/components/closed/KeptEntries';
import { paymentDraftName } from '../../model/payment-draft';

const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A trip that started, ended or was cancelled cannot be edited any more, here or in another tab. */
export function NotOpen({ trip }: { trip: TripRecord }) {
  const t = useTripFormText();
  const userId = useSession()?.userId ?? '';
  const draft = useKeptDraft(paymentDraftName(userId, trip.bookingId));
  const deposit = draft?.['securityDeposit'];
  const typed: KeptEntry[] = [
    { id: 'advance', term: t('trip.payment.advance'), value: readText(draft?.['advanceAmount']) },
    {
      id: 'deposit',
      term: t('trip.payment.deposit'),
      value:
        typeof deposit === 'object' && deposit !== null && 'amountInAED' in deposit
          ? readText(deposit.amountInAED)
          : '',
    },
  ];
  return <ClosedTrip level={1} trip={trip} kept={typed.filter(({ value }) => value !== '')} />;
}
