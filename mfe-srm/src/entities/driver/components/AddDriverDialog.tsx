import { valibotResolver } from '@hookform/resolvers/valibot';
import { isConflict } from '@portal/shared/api';
import { limits, srmTripDriverEndpoints, type TripRecord } from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { useCountry, useMutation, useNotify } from '@portal/shared/portal';
import { Button, FieldRow, Text, TextField } from '@portal/shared/ui';
import { DateField } from '@portal/shared/ui/date-fields';
import { Dialog, DialogActions } from '@portal/shared/ui/overlays';
import { PhoneField } from '@portal/shared/ui/phone';
import { Controller } from 'react-hook-form';
import { useDriversText } from '../../../messages/useDriversText';
import { useReloadTrips } from '../../trip/hooks/useReloadTrips';
import { driverFields, driverRules, type CheckedDriver, type DriverValues } from '../model/driver-rules';

interface Props {
  trip: TripRecord;
  onClose: () => void;
}

/** Name and licence of somebody who may also drive. */
export function AddDriverDialog({ trip: { bookingId, status }, onClose }: Props) {
  const t = useDriversText();
  const { id: country } = useCountry();
  const notify = useNotify();
  const changed = useReloadTrips();
  const { run } = useMutation(srmTripDriverEndpoints.add);
  const { form, errors, failure, frame, isSubmitting } = useSubmitForm<DriverValues, CheckedDriver, void>({
    resolver: valibotResolver(driverRules(country)),
    defaultValues: {
      driverName: '',
      drivingLicenseNumber: '',
      drivingLicenseExpireDate: '',
      phoneNumber: '',
    },
    fields: driverFields,
    async send({ phoneNumber, ...driver }) {
      await run({ body: { bookingId, ...driver, ...(phoneNumber && { phoneNumber }) } });
      changed();
      notify({ title: t('drivers.added', { name: driver.driverName }), tone: 'success' });
      onClose();
    },
    onRefused(error) {
      // Somebody else may have changed the trip.
      if (isConflict(error)) changed();
    },
  });
  return (
    <Dialog title={t('drivers.add')} busy={isSubmitting} onClose={onClose}>
      <Form {...frame}>
        <Text tone="muted">{t(status === 'ONGOING' ? 'drivers.add.underWay' : 'drivers.add.text')}</Text>
        <TextField
          {...form.register('driverName')}
          autoFocus
          dir="auto"
          label={t('drivers.name')}
          autoComplete="off"
          maxLength={limits.customer.nameMax}
          error={errors.getText('driverName')}
        />
        <FieldRow>
          <TextField
            {...form.register('drivingLicenseNumber')}
            code
            label={t('drivers.licence')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={30}
            error={errors.getText('drivingLicenseNumber')}
          />
          <DateField
            {...form.register('drivingLicenseExpireDate')}
            label={t('drivers.licenceUntil')}
            error={errors.getText('drivingLicenseExpireDate')}
          />
        </FieldRow>
        <Controller
          control={form.control}
          name="phoneNumber"
          render={({ field }) => (
            <PhoneField
              {...field}
              optional
              label={t('drivers.phone')}
              country={country}
              autoComplete="off"
              error={errors.getText('phoneNumber')}
            />
          )}
        />
        <Text tone="muted" size={2}>
          {t('drivers.add.fee')}
        </Text>
        <FormFailure error={failure} />
        <DialogActions>
          <Button disabled={isSubmitting} onClick={onClose}>
            {t('drivers.cancel')}
          </Button>
          <Button variant="primary" type="submit" busy={isSubmitting}>
            {t('drivers.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
