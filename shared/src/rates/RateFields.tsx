import type { RentalPeriod } from '@portal/shared/contract';
import { formatCurrency } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { CheckboxField, FieldRow, TextField } from '@portal/shared/ui';
import { Switch } from '@portal/shared/ui/switch';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import type { RatedValues, RateField } from './rated-values';

const Period = styled.div`
  display: grid;
  gap: var(--space-3);
  & + & {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--color-line);
  }
`;

export interface RateWords {
  readonly title: string;
  readonly rent: string;
  readonly mileage: string;
  readonly km: string;
  readonly unlimited: string;
  readonly minHours: string;
  readonly minHoursHelp: string;
}

interface Props<Values extends RatedValues, Checked> {
  form: Pick<UseFormReturn<Values, unknown, Checked>, 'register' | 'control'>;
  getFieldError: (name: RateField) => string | undefined;
  period: RentalPeriod;
  words: RateWords;
}

/** One period: on or off, its price, and its kilometre limit. */
export function RateFields<Values extends RatedValues, Checked>(props: Props<Values, Checked>) {
  const { getFieldError, period, words } = props;
  // A vehicle form also is a form of its rates, which its own type does not show.
  const { register, control } = props.form as unknown as Pick<
    UseFormReturn<RatedValues>,
    'register' | 'control'
  >;
  const { currency } = useCountry();
  const name = `rentalDetails.${period}` as const;
  const enabled = useWatch({ control, name: `${name}.enabled` });
  const unlimited = useWatch({ control, name: `${name}.unlimitedMileage` });
  return (
    <Period role="group" aria-label={words.title}>
      <Switch {...register(`${name}.enabled`, { deps: ['rentalDetails'] })} label={words.title} />
      {enabled && (
        <>
          <FieldRow>
            <TextField
              {...register(`${name}.rentInAED`)}
              label={words.rent}
              inputMode="decimal"
              autoComplete="off"
              end={formatCurrency(currency)}
              code
              error={getFieldError(`${name}.rentInAED`)}
            />
            <TextField
              {...register(`${name}.mileageLimit`)}
              label={words.mileage}
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
              end={words.km}
              code
              readOnly={unlimited}
              error={unlimited ? undefined : getFieldError(`${name}.mileageLimit`)}
            />
            {period === 'hour' && (
              <TextField
                {...register('rentalDetails.hour.minBookingHours')}
                label={words.minHours}
                help={words.minHoursHelp}
                inputMode="numeric"
                maxLength={2}
                autoComplete="off"
                code
                error={getFieldError('rentalDetails.hour.minBookingHours')}
              />
            )}
          </FieldRow>
          <CheckboxField
            {...register(`${name}.unlimitedMileage`, { deps: [`${name}.mileageLimit`] })}
            label={words.unlimited}
          />
        </>
      )}
    </Period>
  );
}
