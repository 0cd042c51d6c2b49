import { readMinor, readPlainNumber } from '@portal/shared/contract';
import { useCapability } from '@portal/shared/portal';
import { Card } from '@portal/shared/ui';
import { useWatch } from 'react-hook-form';
import { Holds } from '../../../../entities/money/components/Holds';
import { useLedger } from '../../../../entities/money/hooks/useLedger';
import type { PaymentForm } from '../../hooks/usePaymentForm';

interface Props {
  paymentForm: PaymentForm;
  bookingId: string;
}

/** A deposit by card can be authorised rather than taken. What is held on the card is not taken at the handover. */
export function CardHold({ paymentForm: { form }, bookingId }: Props) {
  const isOffered = useCapability('deposit-holds');
  const { enabled, amountInAED } = useWatch({ control: form.control, name: 'securityDeposit' });
  const method = useWatch({ control: form.control, name: 'depositMethod' });
  const { data } = useLedger(bookingId);
  const isByCard = enabled && method === 'card';
  if (!isOffered || !data || (!isByCard && !data.holds?.length)) return null;
  return (
    // The dialogs are forms of their own: what happens in them is not for the form of the payment.
    <div onSubmit={(event) => event.stopPropagation()} onBlur={(event) => event.stopPropagation()}>
      <Card>
        <Holds
          bookingId={bookingId}
          ledger={data}
          canAuthorise={isByCard}
          level={3}
          usualAmount={readMinor(readPlainNumber(amountInAED)) ?? 0}
        />
      </Card>
    </div>
  );
}
