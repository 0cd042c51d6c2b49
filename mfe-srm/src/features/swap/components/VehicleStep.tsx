import type { TripRecord } from '@portal/shared/contract';
import { Form } from '@portal/shared/forms';
import { Button, Card, Inline } from '@portal/shared/ui';
import { useSwapText } from '../../../messages/useSwapText';
import type { Swap } from '../hooks/useSwap';
import { ReasonAndVehicle } from './ReasonAndVehicle';

interface Props {
  trip: TripRecord;
  swap: Swap;
  onDone: () => void;
}

/** Which vehicle the customer continues with, and why. */
export function VehicleStep({ trip, swap, onDone }: Props) {
  const t = useSwapText();
  const { form, errors } = swap;
  return (
    <Card title={t('swap.step.vehicle')}>
      <Form
        onSubmit={(event) => void form.handleSubmit(onDone)(event)}
        onBlur={errors.onBlur}
        submitCount={form.formState.submitCount}
      >
        <ReasonAndVehicle trip={trip} swap={swap} />
        <Inline justify="end">
          <Button variant="primary" type="submit">
            {t('swap.continue')}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
