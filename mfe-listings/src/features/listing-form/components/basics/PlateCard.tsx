import { useCountry } from '@portal/shared/portal';
import { Card, CheckboxField, TextField } from '@portal/shared/ui';
import { Controller } from 'react-hook-form';
import { useFormText } from '../../../../messages/useFormText';
import { EmiratesPlate } from './EmiratesPlate';
import type { PartProps } from './fieldProps';

/** The number plate, as each country writes it. */
export function PlateCard({ level: { form, errors } }: PartProps) {
  const t = useFormText();
  const { id } = useCountry();
  const error = errors.getText('vehicleRegistrationNumber');
  return (
    <Card title={t('form.plate.title')} subtitle={t('form.plate.text')}>
      {id === 'in' ? (
        <TextField
          {...form.register('vehicleRegistrationNumber')}
          label={t('form.plate.number')}
          help={t('form.plate.indianHelp')}
          autoComplete="off"
          autoCapitalize="characters"
          code
          error={error}
        />
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
