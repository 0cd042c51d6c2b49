import { limits, tripTaken } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { Form, FormFailure } from '@portal/shared/forms';
import { useCountry } from '@portal/shared/portal';
import { Button, FieldRow, Inline, Text, TextAreaField, TextField } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import * as v from 'valibot';
import { useTripsText } from '../../../../messages/useTripsText';
import { useSwap } from '../../hooks/useSwap';
import { codeOf, plateOf } from '../../model/trip';
import type { ActionProps } from './action-props';
import { ReplacementList } from './ReplacementList';
import { TakenNotice } from './TakenNotice';

/** Another vehicle for the rest of a trip under way. */
export function SwapDialog({ trip, onClose }: ActionProps) {
  const t = useTripsText();
  const country = useCountry().id;
  const of = useSwap(trip, onClose);
  const { form, errors, kilometreErrors, isRunning, failure } = of;
  const [code, plate] = [codeOf(trip), plateOf(trip)];
  const refused = v.safeParse(tripTaken, failure?.taken);
  const kilometre = {
    inputMode: 'numeric',
    autoComplete: 'off',
    code: true,
    end: t('trips.swap.km'),
  } as const;
  return (
    <Dialog title={t('trips.swap.title', { code })} busy={isRunning} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          of.submit();
        }}
        onBlur={errors.onBlur}
        submitCount={form.formState.submitCount}
      >
        <Text tone="muted">
          {t('trips.swap.text', { plate, at: formatDateTime(trip.bookingEndDate ?? '', country) })}
        </Text>
        <ReplacementList
          trip={trip}
          vehicleId={of.vehicleId}
          error={errors.of('vehicleId') && t('trips.swap.choose')}
          onChoose={of.choose}
        />
        <FieldRow>
          <TextField
            {...form.register('returnKilometre')}
            {...kilometre}
            label={t('trips.swap.returnKilometre', { plate })}
            error={kilometreErrors.returned}
          />
          <TextField
            {...form.register('handoverKilometre')}
            {...kilometre}
            label={t('trips.swap.handoverKilometre')}
            error={kilometreErrors.handedOver}
          />
        </FieldRow>
        <TextAreaField
          {...form.register('reason')}
          label={t('trips.swap.reason')}
          error={errors.of('reason')}
          maxLength={limits.trip.reasonMax}
          rows={2}
          dir="auto"
        />
        {refused.success && failure?.taken !== undefined ? (
          <TakenNotice taken={refused.output} />
        ) : (
          <FormFailure error={failure} />
        )}
        <Inline justify="end">
          <Button onClick={onClose} disabled={isRunning}>
            {t('trips.swap.keep')}
          </Button>
          <Button variant="primary" type="submit" busy={isRunning}>
            {t('trips.swap.confirm')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
