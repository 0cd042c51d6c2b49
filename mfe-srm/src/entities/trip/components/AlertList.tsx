import type { TripAlert } from '@portal/shared/contract';
import { Badge, type Tone } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { StackedList } from '../../../components/StackedList';
import { useDescribeAlert } from '../../../hooks/useDescribeAlert';
import { paths } from '../../../model/paths';
import { tripPaths } from '../paths';
import { TripCode } from './TripCode';

const List = styled(StackedList)`
  & p {
    color: var(--color-ink-2);
    font-size: var(--text-2);
  }
`;

const tones: Record<TripAlert['severity'], Tone> = {
  notice: 'info',
  warning: 'warning',
  critical: 'danger',
};

interface Props {
  alerts: readonly TripAlert[];
  /** On the page of the trip itself, so the trip is not named again. */
  isOfOneTrip?: boolean;
  /** What can be done about an alert in the list itself. */
  renderActions?: (alert: TripAlert) => ReactNode;
}

/** Where an alert is dealt with: its charge, its trip, or the page of tracking. */
function findAddress({ bookingId, figures }: TripAlert): string | null {
  if (figures.chargeId) return `${paths.charges}?charge=${figures.chargeId}`;
  if (bookingId) return `${tripPaths.ongoing}?trip=${bookingId}`;
  return figures.alertId ? paths.tracking : null;
}

/** Each alert as text: what it is, whose, and the values that explain it. */
export function AlertList({ alerts, isOfOneTrip = false, renderActions }: Props) {
  const describe = useDescribeAlert();
  return (
    <List>
      {alerts.map((alert, at) => {
        const subjects = [alert.customerName, alert.vehicleRegistrationNumber]
          .filter(Boolean)
          .join(' \u00b7 ');
        const address = findAddress(alert);
        const { title, reason } = describe(alert);
        const named = (
          <>
            {alert.tripCode && <TripCode>{alert.tripCode}</TripCode>}
            {alert.tripCode && subjects && ' \u00b7 '}
            <bdi>{subjects}</bdi>
          </>
        );
        return (
          <li
            key={`${alert.kind} ${alert.figures.alertId ?? alert.figures.chargeId ?? alert.bookingId ?? alert.customerId ?? at}`}
          >
            <Badge tone={tones[alert.severity]}>{title}</Badge>
            {!isOfOneTrip && (address ? <Link to={address}>{named}</Link> : named)}
            <p>{reason}</p>
            {renderActions?.(alert)}
          </li>
        );
      })}
    </List>
  );
}
