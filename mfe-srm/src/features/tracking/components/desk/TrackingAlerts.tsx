import { isNotOffered } from '@portal/shared/api';
import { srmTrackingEndpoints, type TrackingAlert } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry, useEvent, useQuery } from '@portal/shared/portal';
import { Badge, Button, Card, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StackedList } from '../../../../components/StackedList';
import { AcknowledgeAlert } from '../../../../entities/position/components/AcknowledgeAlert';
import { tripPaths } from '../../../../entities/trip/paths';
import { useDescribeAlert } from '../../../../hooks/useDescribeAlert';
import { useTrackingText } from '../../../../messages/useTrackingText';

/** More are behind a button: the list of vehicles comes after them. */
const FIRST = 3;

/** What the trackers gave reason to: those that nobody has acknowledged, and on request the others. */
export function TrackingAlerts() {
  const t = useTrackingText();
  const [isAll, setAll] = useState(false);
  const { data, error, refresh } = useQuery(
    srmTrackingEndpoints.listAlerts,
    { query: {} },
    { revalidateOnMount: true, onError: () => undefined },
  );
  useEvent('tracking:alert', () => void refresh());
  if (isNotOffered(error) || !data || data.list.length === 0) return null;
  const open = data.list.filter(({ acknowledgedAt }) => !acknowledgedAt);
  const shown = isAll ? data.list : open.slice(0, FIRST);
  return (
    <Card title={t('tracking.alerts')}>
      <Stack gap={3}>
        <Text tone="muted" size={2} role="status">
          {t('tracking.alerts.open', { count: open.length })}
        </Text>
        {shown.length > 0 && (
          <StackedList aria-label={t('tracking.alerts')}>
            {shown.map((alert) => (
              <Alert key={alert.alertId} alert={alert} />
            ))}
          </StackedList>
        )}
        {(data.list.length > shown.length || isAll) && (
          <Button size="sm" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {t(isAll ? 'tracking.alerts.fewer' : 'tracking.alerts.all')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function Alert({ alert }: { alert: TrackingAlert }) {
  const t = useTrackingText();
  const country = useCountry().id;
  const { title, reason } = useDescribeAlert()(alert);
  const { alertId, plate, trip, endedAt, acknowledgedAt, acknowledgedBy, verdict } = alert;
  const subjects = [plate, trip?.customerName].filter(Boolean).join(' · ');
  return (
    <li>
      <Badge tone={acknowledgedAt ? 'neutral' : 'danger'}>{title}</Badge>
      <Text>
        <bdi>{subjects}</bdi>{' '}
        {trip && (
          <Link to={`${tripPaths.ongoing}?trip=${trip.bookingId}`}>
            {t('tracking.trip', { code: trip.code })}
          </Link>
        )}
      </Text>
      <Text size={2}>{reason}</Text>
      {endedAt && (
        <Text size={2} tone="muted">
          {t('tracking.alert.ended', { at: formatDateTime(endedAt, country) })}
        </Text>
      )}
      {acknowledgedAt && verdict ? (
        <Text size={2} tone="muted">
          {t('tracking.alert.by', {
            verdict: t(`tracking.alert.${verdict}`),
            by: acknowledgedBy ?? t('tracking.log.deleted'),
            at: formatDateTime(acknowledgedAt, country),
          })}
        </Text>
      ) : (
        <AcknowledgeAlert alertId={alertId} subject={`${title}, ${plate}`} />
      )}
    </li>
  );
}
