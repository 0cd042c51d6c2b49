import { Card, EmptyState } from '@portal/shared/ui';
import { useTrackingText } from '../../../messages/useTrackingText';

/** In place of the map, where the browser cannot draw one. */
export function NoMap() {
  const t = useTrackingText();
  return (
    <Card>
      <EmptyState icon="info" title={t('tracking.map.none')}>
        {t('tracking.map.noneText')}
      </EmptyState>
    </Card>
  );
}
