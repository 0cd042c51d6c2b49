import { limits, rentalPeriods, type RentalPeriod } from '@portal/shared/contract';
import { RateFields, type RateWords } from '@portal/shared/rates';
import { useCountry } from '@portal/shared/portal';
import { Banner, Card } from '@portal/shared/ui';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormText } from '../../../../messages/useFormText';
import { FieldProblem } from '../../../../entities/media/components/FieldProblem';
import type { PartProps } from './fieldProps';

/** The price of the vehicle by day, week, month and hour. */
export function RatesCard({ level }: PartProps) {
  const t = useFormText();
  const errorId = useId();
  const country = useCountry().id;
  const isHourly = useWatch({ control: level.form.control, name: 'rentalDetails.hour.enabled' });
  const { minBookingHours: min, maxBookingHours: max } = limits.vehicle;
  const getRateMessages = (name: RentalPeriod): RateWords => {
    const period = t(`form.rates.${name}`);
    return {
      title: t('form.rates.of', { period }),
      rent: t('form.rates.rent', { period }),
      mileage: t('form.rates.mileage', { period }),
      km: t('form.rates.km'),
      unlimited: t('form.rates.unlimited'),
      minHours: t('form.rates.minHours'),
      minHoursHelp: t('form.rates.minHoursHelp', { min, max }),
    };
  };
  return (
    <Card title={t('form.rates.title')} subtitle={t('form.rates.text')}>
      {rentalPeriods.map((period) => (
        <RateFields
          key={period}
          form={level.form}
          getFieldError={level.errors.getText}
          period={period}
          words={getRateMessages(period)}
        />
      ))}
      {country === 'ae' && isHourly && (
        <Banner tone="warning" title={t('form.rates.hourlyLicence')}>
          {t('form.rates.hourlyLicenceText')}
        </Banner>
      )}
      <FieldProblem id={errorId} error={level.errors.getText('rentalDetails')} />
    </Card>
  );
}
