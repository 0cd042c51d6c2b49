import type { TripRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCapability, useCountry } from '@portal/shared/portal';
import { Card, FieldRow, TextField } from '@portal/shared/ui';
import { useWatch } from 'react-hook-form';
import { VehiclePeriods } from '../../../components/VehiclePeriods';
import { MomentField } from '../../../components/MomentField';
import { useEndTripText } from '../../../messages/useEndTripText';
import { readOdometer } from '../../../entities/check-list/model/body';
import { useDeviceOdometer } from '../../../entities/position/hooks/useDeviceOdometer';
import { useOdometerWords } from '../../../entities/position/hooks/useOdometerWords';
import type { EndTrip } from '../hooks/useEndTrip';

interface Props {
  endTrip: EndTrip;
  trip: TripRecord;
  /** Goes to what is still to be decided, by Enter in the kilometres. False where nothing is. */
  goOn: () => boolean;
}

/** When the vehicle came back, and its kilometres then. */
export function ReturnCard({ endTrip: { form, errors }, trip, goOn }: Props) {
  const t = useEndTripText();
  const country = useCountry().id;
  const kilometres = useWatch({ control: form.control, name: 'currentKilometre' });
  const asksTime = useCapability('settlements');
  const returnedAt = useWatch({ control: form.control, name: 'returnedAt' });
  const device = useDeviceOdometer(trip.vehicle?.vehicleId ?? '', (read) => {
    // Nobody has typed it, so it is nothing that would be lost.
    if (form.getValues('currentKilometre') === '')
      form.resetField('currentKilometre', { defaultValue: String(read) });
  });
  const describeOdometer = useOdometerWords();
  const { bookingEndDate: end, handoverKilometre: km } = trip;
  return (
    <Card title={t('endTrip.return')}>
      <FieldRow>
        {asksTime && (
          <MomentField
            {...form.register('returnedAt')}
            text={returnedAt}
            label={t('endTrip.field.returnedAt')}
            help={end && t('endTrip.agreedEnd', { at: formatDateTime(end, country) })}
            error={errors.getText('returnedAt')}
          />
        )}
        <TextField
          {...form.register('currentKilometre')}
          inputMode="numeric"
          autoComplete="off"
          code
          label={t('endTrip.field.currentKilometre')}
          end={t('endTrip.km')}
          help={[
            describeOdometer(kilometres, device),
            typeof km === 'number' && t('endTrip.handedOverAt', { km }),
          ]
            .filter(Boolean)
            .join(' ')}
          error={errors.getText('currentKilometre')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && goOn()) event.preventDefault();
          }}
        />
      </FieldRow>
      <VehiclePeriods trip={trip} currentKilometre={readOdometer(kilometres) ?? null} />
    </Card>
  );
}
