import { limits, type RentalPeriod } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { CheckboxField, FieldRow, TextField } from '@portal/shared/ui';
import { Switch } from '@portal/shared/ui/switch';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';
import type { PartProps } from './part-props';

const Period = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-block-end: var(--space-4);
  border-block-end: 1px solid var(--color-line);
`;

/** One period: on or off, its price, and how far it may be driven. */
export function RateFields({ of: { form, errors }, period }: PartProps & { period: RentalPeriod }) {
  const t = useFleetText();
  const { currency } = useCountry();
  const name = `rentalDetails.${period}` as const;
  const enabled = useWatch({ control: form.control, name: `${name}.enabled` });
  const unlimited = useWatch({ control: form.control, name: `${name}.unlimitedMileage` });
  const title = t(`fleet.rates.by.${period}`);
  const words = { period: t(`fleet.per.${period}`) };
  return (
    <Period role="group" aria-label={title}>
      <Switch {...form.register(`${name}.enabled`, { deps: ['rentalDetails'] })} label={title} />
      {enabled && (
        <>
          <FieldRow>
            <TextField
              {...form.register(`${name}.rentInAED`)}
              label={t('fleet.rates.rent', words)}
              inputMode="decimal"
              autoComplete="off"
              end={currency}
              code
              error={errors.of(`${name}.rentInAED`)}
            />
            <TextField
              {...form.register(`${name}.mileageLimit`)}
              label={t('fleet.rates.mileage', words)}
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
              end={t('fleet.form.km')}
              code
              readOnly={unlimited}
              error={unlimited ? undefined : errors.of(`${name}.mileageLimit`)}
            />
            {period === 'hour' && (
              <TextField
                {...form.register('rentalDetails.hour.minBookingHours')}
                label={t('fleet.rates.minHours')}
                help={t('fleet.rates.minHoursHelp', {
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
            {...form.register(`${name}.unlimitedMileage`, { deps: [`${name}.mileageLimit`] })}
            label={t('fleet.rates.unlimited')}
          />
        </>
      )}
    </Period>
  );
}
