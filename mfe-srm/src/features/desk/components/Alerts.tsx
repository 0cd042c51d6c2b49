import type { TripAlert } from '@portal/shared/contract';
import { Card, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useDeskText } from '../../../messages/useDeskText';
import { AlertList } from '../../../entities/trip/components/AlertList';
import { TrackingAlertActions } from '../../../entities/position/components/TrackingAlertActions';
import { HoldAlertActions } from './HoldAlertActions';

/** As many next to each other as there is room for. */
const Shelf = styled.div`
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    align-items: start;
    gap: var(--space-4) var(--space-6);
  }
`;

/** The alerts of today, the most urgent first. */
export function Alerts({ alerts }: { alerts: readonly TripAlert[] }) {
  const t = useDeskText();
  return (
    <Card title={t('desk.alerts')}>
      {alerts.length === 0 ? (
        <Text tone="muted">{t('desk.alerts.none')}</Text>
      ) : (
        <Shelf>
          <AlertList
            alerts={alerts}
            renderActions={(alert) => (
              <>
                <HoldAlertActions alert={alert} />
                <TrackingAlertActions alert={alert} />
              </>
            )}
          />
        </Shelf>
      )}
    </Card>
  );
}
