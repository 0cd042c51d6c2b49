import { daysText } from '@portal/shared/figures';
import { EmptyState, Text } from '@portal/shared/ui';
import { Drawer } from '@portal/shared/ui/overlays';
import { useDashboardText } from '../../../messages/useDashboardText';
import { countOtherViews } from '../model/vehicles';
import { VehicleRows, type VehicleRowsProps } from './VehicleRows';

interface Props extends Pick<VehicleRowsProps, 'rows' | 'days' | 'owner'> {
  /** Of all vehicles; null if the server does not count them. */
  views: number | null;
  onClose: () => void;
}

/** The rows behind the views. They add up to the metric that opened them. */
export function VehiclesDrawer({ rows, days, owner, views, onClose }: Props) {
  const t = useDashboardText();
  return (
    <Drawer title={t('dashboard.vehicles')} onClose={onClose}>
      <Text tone="muted" size={2}>
        {daysText(days)}
      </Text>
      {rows.length === 0 && !views ? (
        <EmptyState level={3} icon="car" title={t('dashboard.vehicles.none')} />
      ) : (
        <VehicleRows
          rows={rows}
          days={days}
          owner={owner}
          hasViews={views !== null}
          others={countOtherViews(rows, views ?? 0)}
          {...(views !== null && { total: views })}
        />
      )}
    </Drawer>
  );
}
