import { type Days } from '@portal/shared/contract';
import { formatNumber } from '@portal/shared/format';
import { Badge, Text } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { useDashboardText } from '../../../messages/useDashboardText';
import type { Owner } from '../hooks/useListingAgent';
import { enquiriesLink } from '../../../entities/listing/model/result-links';
import { listingLink } from '../model/links';
import type { VehicleRow } from '../model/vehicles';
import { Bar, Photo, Vehicle } from './vehicle-style';

interface Props {
  row: VehicleRow;
  days: Days;
  owner: Owner;
  hasViews: boolean;
}

export function OneVehicle({ row, days: { from, to }, owner, hasViews }: Props) {
  const t = useDashboardText();
  const { vehicleId, title, code, photo, isHidden, views, enquiries, share } = row;
  const name = title || code || t('dashboard.vehicle.unnamed');
  const count = formatNumber(enquiries);
  return (
    <tr>
      <th scope="row">
        <Vehicle>
          <Photo>{photo && <img src={photo} alt="" width={44} height={33} loading="lazy" />}</Photo>
          <span>
            {owner.companyId && owner.userId ? (
              <Link to={listingLink(vehicleId, { companyId: owner.companyId, userId: owner.userId })}>
                {name}
              </Link>
            ) : (
              name
            )}
            <Text as="span" size={1} tone="muted">
              {title && code} {isHidden && <Badge>{t('dashboard.vehicle.hidden')}</Badge>}
            </Text>
          </span>
        </Vehicle>
      </th>
      {hasViews && (
        <td data-bar>
          {formatNumber(views)}
          <Bar aria-hidden preserveAspectRatio="none" viewBox="0 0 100 1">
            <rect width={share * 100} height="1" fill="var(--color-brand)" />
          </Bar>
        </td>
      )}
      <td>
        {enquiries > 0 ? <Link to={enquiriesLink({ from, to, vehicle: vehicleId })}>{count}</Link> : count}
      </td>
    </tr>
  );
}
