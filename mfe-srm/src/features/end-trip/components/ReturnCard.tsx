import type { TripRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCapability, useCountry } from '@portal/shared/portal';
import { Card, FieldRow, TextField } from '@portal/shared/ui';
import { useWatch } from 'react-hook-form';
import { VehiclePeriods } from '../../../components/VehiclePeriods';
import { MomentField } from '../../../components/MomentField';
import { useEndTripText } from '../../../messages/useEndTripText';
import { readOdometer } from '../../../entities/check-list/model/body';
import type { EndTrip } from '../hooks/useEndTrip';

/** When the vehicle came back, and its kilometres then. */
export function ReturnCard({ endTrip: { form, errors }, trip }: { endTrip: EndTrip; trip: TripRecord }) {
  const t = useEndTripText();
  const country = useCountry().id;
  const kilometres = useWatch({ control: form.control, name: 'currentKilometre' });
  const asksTime = useCapability('settlements');
  const returnedAt = useWatch({ control: form.control, name: 'returnedAt' });
  const { bookingEndDate: end, handoverKilometre: km } = trip;
  return (
    <Card title={t('endTrip.return')}>
      <FieldRow>
        {asksTime && (
          <MomentField
            {...form.register('returnedAt')}
            text={returnedAt}
            label={t('endTrip.returnedAt')}
            help={end && t('endTrip.agreedEnd', { at: formatDateTime(end, country) })}
            error={errors.getText('returnedAt')}
          />
        )}
        <TextField
          {...form.register('currentKilometre')}
          inputMode="numeric"
          autoComplete="off"
          code
          label={t('endTrip.currentKilometre')}
          end={t('endTrip.km')}
          help={typeof km === 'number' && t('endTrip.handedOverAt', { km })}
          error={errors.getText('currentKilometre')}
        />
      </FieldRow>
      <VehiclePeriods trip={trip} currentKilometre={readOdometer(kilometres) ?? null} />
    </Card>
  );
}
