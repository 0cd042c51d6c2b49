import { valibotResolver } from '@hookform/resolvers/valibot';
import { limits, srmBookingEndpoints, tripReason } from '@portal/shared/contract';
import { Form, FormFailure, useShownErrors } from '@portal/shared/forms';
import { Button, Inline, TextAreaField } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useTripsText } from '../../../../messages/useTripsText';
import { useTripChange } from '../../hooks/useTripChange';
import { codeOf } from '../../model/trip';
import type { ActionProps } from './action-props';

const rules = v.object({ reason: tripReason });

/** Ends a trip that was never started; its vehicle is free again. */
export function CancelDialog({ trip, onClose }: ActionProps) {
  const t = useTripsText();
  const code = codeOf(trip);
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(rules),
    defaultValues: { reason: '' },
  });
  const errors = useShownErrors(form);
  const { change, isRunning, failure } = useTripChange(
    srmBookingEndpoints.updateStatus,
    t('trips.cancel.done', { code }),
    onClose,
  );
  const submit = form.handleSubmit(async ({ reason }) => {
    await change({ body: { bookingId: trip.bookingId, status: 'CANCELLED', reason } });
  });
  return (
    <Dialog title={t('trips.cancel.title', { code })} size="sm" busy={isRunning} onClose={onClose}>
      <Form
        onSubmit={(event) => void submit(event)}
        onBlur={errors.onBlur}
        submitCount={form.formState.submitCount}
      >
        <p>{t('trips.cancel.text')}</p>
        <TextAreaField
          {...form.register('reason')}
          label={t('trips.cancel.reason')}
          error={errors.of('reason')}
          maxLength={limits.trip.reasonMax}
          rows={3}
          dir="auto"
        />
        <FormFailure error={failure} />
        <Inline justify="end">
          <Button onClick={onClose} disabled={isRunning}>
            {t('trips.cancel.keep')}
          </Button>
          <Button variant="danger" type="submit" busy={isRunning}>
            {t('trips.cancel.confirm')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
