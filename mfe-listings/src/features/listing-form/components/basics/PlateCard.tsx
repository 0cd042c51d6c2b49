import { limits, plateClasses } from '@portal/shared/contract';
import { useCapability, useCountry } from '@portal/shared/portal';
import { Card, CheckboxField, FieldRow, SelectField, TextField } from '@portal/shared/ui';
import { Controller } from 'react-hook-form';
import { useFormText } from '../../../../messages/useFormText';
import { EmiratesPlate } from './EmiratesPlate';
import type { PartProps } from './fieldProps';

/** The number plate, as each country writes it. */
export function PlateCard({ level: { form, errors } }: PartProps) {
  const t = useFormText();
  const { id } = useCountry();
  const hasPermits = useCapability('listing-permits');
  const error = errors.getText('vehicleRegistrationNumber');
  return (
    <Card title={t('form.plate.title')}>
      {id === 'in' ? (
        <>
          <TextField
            {...form.register('vehicleRegistrationNumber')}
            label={t('form.plate.number')}
            help={t('form.plate.indianHelp')}
            autoComplete="off"
            autoCapitalize="characters"
            code
            error={error}
          />
          {hasPermits && (
            <FieldRow>
              <SelectField
                {...form.register('plateClass')}
                label={t('form.plate.class')}
                help={t('form.plate.classHelp')}
                placeholder={t('form.choose')}
                options={plateClasses.map((value) => ({ value, label: t(`form.plate.class.${value}`) }))}
                optional
                error={errors.getText('plateClass')}
              />
              <TextField
                {...form.register('permitNumber')}
                label={t('form.plate.permit')}
                help={t('form.plate.permitHelp')}
                maxLength={limits.vehicle.permitMax}
                autoComplete="off"
                optional
                code
                error={errors.getText('permitNumber')}
              />
            </FieldRow>
          )}
        </>
      ) : (
        <>
          <Controller
            control={form.control}
            name="vehicleRegistrationNumber"
            render={({ field }) => <EmiratesPlate {...field} error={error} />}
          />
          <CheckboxField
            {...form.register('isFancyNumber', { deps: ['vehicleRegistrationNumber'] })}
            label={t('form.plate.fancy')}
            help={t('form.plate.fancyHelp')}
          />
        </>
      )}
    </Card>
  );
}
