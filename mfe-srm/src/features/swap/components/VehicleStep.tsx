import { limits, type TripRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { Form } from '@portal/shared/forms';
import { useCountry } from '@portal/shared/portal';
import { Button, Card, Inline, Text, TextAreaField } from '@portal/shared/ui';
import { useSwapText } from '../../../messages/useSwapText';
import { getPlate } from '../../../entities/trip/model/trip';
import type { Swap } from '../hooks/useSwap';
import { ReplacementList } from './ReplacementList';

interface Props {
  trip: TripRecord;
  swap: Swap;
  onDone: () => void;
}

/** Which vehicle the customer continues with, and why. */
export function VehicleStep({ trip, swap, onDone }: Props) {
  const t = useSwapText();
  const country = useCountry().id;
  const { form, errors } = swap;
  return (
    <Card title={t('swap.step.vehicle')}>
      <Form
        onSubmit={(event) => void form.handleSubmit(onDone)(event)}
        onBlur={errors.onBlur}
        submitCount={form.formState.submitCount}
      >
        <Text tone="muted">
          {t('swap.text', {
            plate: getPlate(trip),
            at: formatDateTime(trip.bookingEndDate ?? '', country),
          })}
        </Text>
        <TextAreaField
          {...form.register('reason')}
          label={t('swap.reason')}
          error={errors.getText('reason')}
          maxLength={limits.trip.reasonMax}
          rows={2}
          dir="auto"
        />
        <ReplacementList
          trip={trip}
          vehicleId={swap.values.vehicleId}
          error={errors.getText('vehicleId') && t('swap.choose')}
          onChoose={({ vehicleId }) => {
            form.setValue('vehicleId', vehicleId, { shouldDirty: true });
            form.clearErrors('vehicleId');
          }}
        />
        <Inline justify="end">
          <Button variant="primary" type="submit">
            {t('swap.continue')}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
