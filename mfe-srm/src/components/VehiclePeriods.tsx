import type { TripRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Heading, Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useMoneyText } from '../messages/useMoneyText';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;

interface Props {
  trip: TripRecord;
  /** The reading of the vehicle that is still out, if known. */
  currentKilometre?: number | null;
}

/** The vehicles of a trip that had more than one: the period of each, and how far it was driven. */
export function VehiclePeriods({ trip, currentKilometre = null }: Props) {
  const t = useMoneyText();
  const country = useCountry().id;
  const periods = trip.vehiclePeriods ?? [];
  if (periods.length < 2) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size={3}>
        {t('money.vehicles')}
      </Heading>
      <List role="list" aria-label={t('money.vehicles')}>
        {periods.map((period) => {
          const { from, to, handoverKilometre: before } = period;
          const after = period.returnKilometre ?? (to ? null : currentKilometre);
          const isDriven = typeof before === 'number' && typeof after === 'number' && after >= before;
          return (
            <li key={period.periodId}>
              <Text>
                <strong>
                  <bdi>{period.vehicleRegistrationNumber}</bdi>
                </strong>{' '}
                <bdi>{period.vehicleName}</bdi>
              </Text>
              <Text tone="muted" size={2} tabular>
                {to
                  ? t('money.vehicleFromTo', {
                      from: formatDateTime(from, country),
                      to: formatDateTime(to, country),
                    })
                  : t('money.vehicleSince', { from: formatDateTime(from, country) })}
                {isDriven && ` \u00b7 ${t('money.vehicleDriven', { km: after - before })}`}
              </Text>
              {period.reason && (
                <Text tone="muted" size={2} dir="auto">
                  {period.reason}
                </Text>
              )}
            </li>
          );
        })}
      </List>
    </Stack>
  );
}
