import type { TripAlert } from '@portal/shared/contract';
import { formatDate, formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge, type Tone } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useDeskText } from '../../../messages/useDeskText';
import { paths } from '../../../model/paths';
import { tripPaths } from '../paths';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
  }
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

/** Where an alert is dealt with: its charge, or its trip. */
function findAddress({ bookingId, figures }: TripAlert): string | null {
  if (figures.chargeId) return `${paths.charges}?charge=${figures.chargeId}`;
  return bookingId ? `${tripPaths.ongoing}?trip=${bookingId}` : null;
}

/** Each alert as text: what it is, whose, and the values that explain it. */
export function AlertList({ alerts, isOfOneTrip = false, renderActions }: Props) {
  const t = useDeskText();
  const { id } = useCountry();
  const toAlertFigures = ({ figures }: TripAlert) => ({
    ...figures,
    ...(typeof figures.dueAt === 'string' ? { dueAt: formatDate(figures.dueAt, id) } : {}),
    ...(typeof figures.since === 'string' ? { since: formatDateTime(figures.since, id) } : {}),
  });
  return (
    <List>
      {alerts.map((alert, at) => {
        const subjects = [alert.tripCode, alert.customerName, alert.vehicleRegistrationNumber];
        const address = findAddress(alert);
        const named = <bdi>{subjects.filter(Boolean).join(' \u00b7 ')}</bdi>;
        return (
          <li key={`${alert.kind} ${alert.figures.chargeId ?? alert.bookingId ?? alert.customerId ?? at}`}>
            <Badge tone={tones[alert.severity]}>{t(`desk.alert.${alert.kind}`)}</Badge>
            {!isOfOneTrip && (address ? <Link to={address}>{named}</Link> : named)}
            <p>{t(`desk.alert.${alert.kind}.why`, toAlertFigures(alert))}</p>
            {renderActions?.(alert)}
          </li>
        );
      })}
    </List>
  );
}
