import { Button, Card, Text } from '@portal/shared/ui';
import { useDashboardText } from '../../../messages/useDashboardText';
import { VehicleRows, type VehicleRowsProps } from './VehicleRows';

const FIRST = 8;

interface Props extends Pick<VehicleRowsProps, 'rows' | 'days' | 'owner' | 'hasViews'> {
  onAll: () => void;
}

/** The results of the most viewed vehicles. */
export function VehicleTable({ rows, onAll, ...scope }: Props) {
  const t = useDashboardText();
  return (
    <Card
      title={t('dashboard.vehicles')}
      actions={
        rows.length > FIRST && (
          <Button size="sm" aria-haspopup="dialog" onClick={onAll}>
            {t('dashboard.vehicles.all', { count: rows.length })}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <Text tone="muted">{t('dashboard.vehicles.none')}</Text>
      ) : (
        <VehicleRows rows={rows.slice(0, FIRST)} {...scope} />
      )}
    </Card>
  );
}
