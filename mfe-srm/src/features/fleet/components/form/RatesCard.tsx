import { rentalPeriods } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { Banner, Card } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import type { PartProps } from './part-props';
import { RateFields } from './RateFields';
import { TypedField } from './TypedField';

/** What the vehicle costs by the day, week, month and hour, and beyond the kilometres included. */
export function RatesCard({ of }: PartProps) {
  const t = useFleetText();
  const { currency } = useCountry();
  const error = of.errors.of('rentalDetails');
  return (
    <Card title={t('fleet.card.rates')} subtitle={t('fleet.card.ratesText')}>
      {rentalPeriods.map((period) => (
        <RateFields key={period} of={of} period={period} />
      ))}
      {error && <Banner tone="danger">{error}</Banner>}
      <TypedField
        of={of}
        name="additionalMilageChargePerKm"
        help={t('fleet.help.additionalMilageChargePerKm')}
        inputMode="decimal"
        end={currency}
        code
      />
    </Card>
  );
}
