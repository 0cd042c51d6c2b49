import { type Days } from '@portal/shared/contract';
import { formatNumber } from '@portal/shared/format';
import { useDashboardText } from '../../../messages/useDashboardText';
import type { Owner } from '../hooks/useListingAgent';
import type { VehicleRow } from '../model/vehicles';
import { OneVehicle } from './OneVehicle';
import { Scroller, Table } from './vehicle-style';

export interface VehicleRowsProps {
  rows: readonly VehicleRow[];
  days: Days;
  owner: Owner;
  /** Whether the server counts them. */
  hasViews: boolean;
  /** Of vehicles that have no row. */
  others?: number;
  /** Of all, in a last row. */
  total?: number;
}

/** A chart and its table in one. */
export function VehicleRows({ rows, days, owner, hasViews, others = 0, total }: VehicleRowsProps) {
  const t = useDashboardText();
  const sum = (label: string, views: number) => (
    <tr>
      <th scope="row">{label}</th>
      <td data-bar>{formatNumber(views)}</td>
      <td />
    </tr>
  );
  return (
    <Scroller>
      <Table aria-label={t('dashboard.vehicles')}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.vehicle')}</th>
            {hasViews && (
              <th scope="col" data-bar>
                {t('dashboard.figure.views')}
              </th>
            )}
            <th scope="col">{t('dashboard.figure.totalEnquiries')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OneVehicle key={row.vehicleId} row={row} days={days} owner={owner} hasViews={hasViews} />
          ))}
          {hasViews && others > 0 && sum(t('dashboard.vehicles.others'), others)}
          {hasViews && total !== undefined && sum(t('dashboard.vehicles.total'), total)}
        </tbody>
      </Table>
    </Scroller>
  );
}
