import type { FleetVehicle } from '@portal/shared/contract';
import { isoDateToday } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { Badge, Inline } from '@portal/shared/ui';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';
import { alertTone, shownAlerts, getUrgency } from '../../model/vehicle';

const None = styled.span`
  color: var(--color-ink-3);
  font-size: var(--text-2);
`;

/** What a vehicle needs soon or is overdue for, as text. */
export function VehicleAlerts({ row }: { row: FleetVehicle }) {
  const t = useFleetText();
  const country = useCountry();
  const clock = useServerClock();
  const alerts = shownAlerts(row, isoDateToday(country.id, new Date(clock.now())));
  if (alerts.length === 0) return <None>{t('fleet.alerts.none')}</None>;
  return (
    <Inline gap={1} as="ul">
      {alerts.map((alert) => (
        <li key={`${alert.kind} ${alert.unit}`}>
          <Badge tone={alertTone(alert)}>
            {t(`fleet.alert.${alert.unit}.${getUrgency(alert)}`, {
              subject: t(`fleet.alert.${alert.kind}`),
              count: Math.abs(alert.left),
            })}
          </Badge>
        </li>
      ))}
    </Inline>
  );
}
