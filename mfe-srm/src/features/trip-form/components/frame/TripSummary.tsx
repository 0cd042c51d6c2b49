import { nameVehicle, readMinor, type TripRecord } from '@portal/shared/contract';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useCountry } from '@portal/shared/portal';
import { Card, DescriptionList, Stack, Text } from '@portal/shared/ui';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { PriceLines } from '../../../../libraries/price/PriceLines';
import { getPlate } from '../../../../entities/trip/model/trip';

/** What is agreed so far. */
export function TripSummary({ trip }: { trip: TripRecord }) {
  const t = useTripFormText();
  const { id: country, currency } = useCountry();
  const named = useVehicleNames();
  const { vehicle, customer, bookingStartDate: start, bookingEndDate: end, quote, payment, drivers } = trip;
  const none = <Text tone="muted">{t('trip.summary.none')}</Text>;
  const deposit = payment?.securityDeposit;
  const depositMinor = deposit?.enabled ? readMinor(deposit.amountInAED) : null;
  const advance = readMinor(payment?.advanceAmount);
  const remaining = readMinor(payment?.remainingAmount);
  const after = [
    ...(advance ? [{ id: 'advance', label: t('trip.payment.advance'), amount: advance }] : []),
    ...(advance && remaining !== null
      ? [{ id: 'remaining', label: t('trip.payment.remaining'), amount: remaining }]
      : []),
  ];
  return (
    <Card title={t('trip.summary')}>
      <Stack gap={4}>
        <DescriptionList
          items={[
            {
              term: t('trip.level.vehicle'),
              description: vehicle ? (
                <>
                  <bdi>{getPlate(trip)}</bdi>
                  <Text tone="muted" size={2}>
                    {[nameVehicle(vehicle, named), named(vehicle.vehicleColor ?? '')]
                      .filter(Boolean)
                      .join(' \u00b7 ')}
                  </Text>
                </>
              ) : (
                none
              ),
            },
            {
              term: t('trip.period.start'),
              description: start ? formatDateTime(start, country) : none,
            },
            { term: t('trip.period.end'), description: end ? formatDateTime(end, country) : none },
            { term: t('trip.level.customer'), description: customer?.customerName ?? none },
            ...(drivers?.length
              ? [
                  {
                    term: t('trip.summary.drivers'),
                    description: (
                      <span dir="auto">{drivers.map(({ driverName }) => driverName).join(', ')}</span>
                    ),
                  },
                ]
              : []),
            ...(depositMinor
              ? [{ term: t('trip.payment.deposit'), description: formatMoney(depositMinor, currency) }]
              : []),
          ]}
        />
        {quote && <PriceLines quote={quote} after={after} />}
      </Stack>
    </Card>
  );
}
