import { limits, type RentalPeriod } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { CheckboxField, FieldRow, TextField } from '@portal/shared/ui';
import { Switch } from '@portal/shared/ui/switch';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useFormText } from '../../../../messages/useFormText';
import type { PartProps } from './fieldProps';

const Period = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  & + & {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--color-line);
  }
`;

/** One period: on or off, its price, and how far it may be driven. */
export function RateFields({ level: { form, errors }, period }: PartProps & { period: RentalPeriod }) {
  const t = useFormText();
  const { currency } = useCountry();
  const name = `rentalDetails.${period}` as const;
  const enabled = useWatch({ control: form.control, name: `${name}.enabled` });
  const unlimited = useWatch({ control: form.control, name: `${name}.unlimitedMileage` });
  const { register } = form;
  const words = { period: t(`form.rates.${period}`) };
  return (
    <Period role="group" aria-label={t('form.rates.of', words)}>
      <Switch
        {...register(`${name}.enabled`, { deps: ['rentalDetails'] })}
        label={t('form.rates.of', words)}
      />
      {enabled && (
        <>
          <FieldRow>
            <TextField
              {...register(`${name}.rentInAED`)}
              label={t('form.rates.rent', words)}
              inputMode="decimal"
              autoComplete="off"
              end={currency}
              code
              error={errors.of(`${name}.rentInAED`)}
            />
            <TextField
              {...register(`${name}.mileageLimit`)}
              label={t('form.rates.mileage', words)}
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
              end={t('form.rates.km')}
              code
              readOnly={unlimited}
              error={unlimited ? undefined : errors.of(`${name}.mileageLimit`)}
            />
            {period === 'hour' && (
              <TextField
                {...register('rentalDetails.hour.minBookingHours')}
                label={t('form.rates.minHours')}
                help={t('form.rates.minHoursHelp', {
                  min: limits.vehicle.minBookingHours,
                  max: limits.vehicle.maxBookingHours,
                })}
                inputMode="numeric"
                maxLength={2}
                autoComplete="off"
                code
                error={errors.of('rentalDetails.hour.minBookingHours')}
              />
            )}
          </FieldRow>
          <CheckboxField
            {...register(`${name}.unlimitedMileage`, { deps: [`${name}.mileageLimit`] })}
            label={t('form.rates.unlimited')}
          />
        </>
      )}
    </Period>
  );
}
