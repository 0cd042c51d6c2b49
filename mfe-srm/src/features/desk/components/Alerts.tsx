import type { TripAlert } from '@portal/shared/contract';
import { Card, Text } from '@portal/shared/ui';
import { useDeskText } from '../../../messages/useDeskText';
import { AlertList } from '../../../entities/trip/components/AlertList';
import { TrackingAlertActions } from '../../../entities/position/components/TrackingAlertActions';
import { HoldAlertActions } from './HoldAlertActions';

/** The alerts of today, the most urgent first. */
export function Alerts({ alerts }: { alerts: readonly TripAlert[] }) {
  const t = useDeskText();
  return (
    <Card title={t('desk.alerts')}>
      {alerts.length === 0 ? (
        <Text tone="muted">{t('desk.alerts.none')}</Text>
      ) : (
        <AlertList
          alerts={alerts}
          renderActions={(alert) => (
            <>
              <HoldAlertActions alert={alert} />
              <TrackingAlertActions alert={alert} />
            </>
          )}
        />
      )}
    </Card>
  );
}
