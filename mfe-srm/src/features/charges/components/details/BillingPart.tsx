import type { ChargeDetails } from '@portal/shared/contract';
import { srmChargeEndpoints } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useNotify } from '@portal/shared/portal';
import { Button, Card, Inline, Stack, Text } from '@portal/shared/ui';
import { PaymentRequests } from '../../../../entities/payment-request/components/PaymentRequests';
import { useChargesText } from '../../../../messages/useChargesText';
import { useChargeForm } from '../../hooks/useChargeForm';
import { ChooseCharges } from './ChooseCharges';

/** Where the charge is billed, or the press that does it: the account of the open trip, or a supplementary invoice. */
export function BillingPart({ charge }: { charge: ChargeDetails }) {
  const t = useChargesText();
  const { bookingId, tripCode, tripStatus, state, accountedAt, invoiceId, invoiceNumber } = charge;
  const trip = tripCode ?? '';
  const isBillable = state === 'unbilled' && (tripStatus === 'ONGOING' || tripStatus === 'COMPLETED');
  if (!bookingId || (!isBillable && !invoiceNumber)) return null;
  return (
    <Card title={t('charges.billing')} padding={4}>
      {invoiceNumber ? (
        <Stack gap={4}>
          <Text>{t('charges.billing.invoice', { number: invoiceNumber })}</Text>
          {state !== 'collected' && <PaymentRequests bookingId={bookingId} invoiceId={invoiceId ?? null} />}
        </Stack>
      ) : accountedAt ? (
        tripStatus === 'ONGOING' ? (
          <TakeOff charge={charge} />
        ) : (
          <Text>{t('charges.billing.closedAccount', { trip })}</Text>
        )
      ) : (
        <ChooseCharges charge={charge} bookingId={bookingId} />
      )}
    </Card>
  );
}

/** Takes the charge off the account of a trip that is still under way. */
function TakeOff({ charge: { chargeId, tripCode } }: { charge: ChargeDetails }) {
  const t = useChargesText();
  const notify = useNotify();
  const { send, failure, isRunning } = useChargeForm(srmChargeEndpoints.changeAccount);
  async function takeOff() {
    const saved = await send({ body: { chargeIds: [chargeId], isOnAccount: false } });
    if (saved) notify({ title: t('charges.billing.takenOff'), tone: 'success' });
  }
  return (
    <Stack gap={3}>
      <Text>{t('charges.billing.onAccount', { trip: tripCode ?? '' })}</Text>
      <Inline>
        <Button size="sm" busy={isRunning} onClick={() => void takeOff()}>
          {t('charges.billing.takeOff')}
        </Button>
      </Inline>
      <FormFailure error={failure} />
    </Stack>
  );
}
