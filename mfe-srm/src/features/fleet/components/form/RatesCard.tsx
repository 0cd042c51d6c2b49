import { limits, rentalPeriods, type RentalPeriod } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { RateFields, type RateWords } from '@portal/shared/rates';
import { Banner, Card } from '@portal/shared/ui';
import { useWatch } from 'react-hook-form';
import { useFleetText } from '../../../../messages/useFleetText';
import { FormRows } from './FormRows';
import type { PartProps } from './part-props';

/** The price by day, week, month and hour, and beyond the included kilometres. */
export function RatesCard({ vehicleForm }: PartProps) {
  const t = useFleetText();
  const { id: country } = useCountry();
  const isHourly = useWatch({ control: vehicleForm.form.control, name: 'rentalDetails.hour.enabled' });
  const { minBookingHours: min, maxBookingHours: max } = limits.vehicle;
  const getRateMessages = (name: RentalPeriod): RateWords => {
    const period = t(`fleet.per.${name}`);
    return {
      title: t(`fleet.rates.by.${name}`),
      rent: t('fleet.rates.rent', { period }),
      mileage: t('fleet.rates.mileage', { period }),
      km: t('fleet.form.km'),
      unlimited: t('fleet.rates.unlimited'),
      minHours: t('fleet.rates.minHours'),
      minHoursHelp: t('fleet.rates.minHoursHelp', { min, max }),
    };
  };
  const error = vehicleForm.errors.getText('rentalDetails');
  return (
    <Card title={t('fleet.card.rates')} subtitle={t('fleet.card.ratesText')}>
      {rentalPeriods.map((period) => (
        <RateFields
          key={period}
          form={vehicleForm.form}
          getFieldError={vehicleForm.errors.getText}
          period={period}
          words={getRateMessages(period)}
        />
      ))}
      {country === 'ae' && isHourly && (
        <Banner tone="warning" title={t('fleet.rates.hourlyLicence')}>
          {t('fleet.rates.hourlyLicenceText')}
        </Banner>
      )}
      {error && <Banner tone="danger">{error}</Banner>}
      <FormRows vehicleForm={vehicleForm} part="rates" />
    </Card>
  );
}
