import type { TripRecord } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/format';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useCountry } from '@portal/shared/portal';
import { Badge, LinkButton } from '@portal/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Fact } from '../../../entities/trip/components/list/row-style';
import { getCustomerName, getPlate, getTripCode, nameTripVehicle } from '../../../entities/trip/model/trip';
import { useTodayText } from '../../../messages/useTodayText';
import { TaskLine } from './TaskLine';
import { TripCode } from '../../../entities/trip/components/TripCode';

/** A closed trip whose deposit goes back: whose, until when, and where to do it. */
export function DepositRow({ trip, to }: { trip: TripRecord; to: string }) {
  const t = useTodayText();
  const named = useVehicleNames();
  const { id: country } = useCountry();
  const nameId = useId();
  return (
    <TaskLine aria-labelledby={nameId}>
      <span className="kind">
        <Badge tone="neutral" icon={false}>
          {t('today.kind.deposit')}
        </Badge>
      </span>
      <Fact className="name">
        <Link id={nameId} to={to} preventScrollReset>
          <bdi>{getCustomerName(trip) || getTripCode(trip)}</bdi>
        </Link>
        <small>
          <TripCode>{getTripCode(trip)}</TripCode>
        </small>
      </Fact>
      <Fact className="vehicle">
        <bdi>{getPlate(trip)}</bdi>
        <small>{nameTripVehicle(trip, named)}</small>
      </Fact>
      <div className="mark long">
        {trip.depositDueAt && (
          <Badge tone="warning">
            {t('today.deposit.due', { date: formatDate(trip.depositDueAt, country) })}
          </Badge>
        )}
      </div>
      <div className="actions">
        <LinkButton size="sm" to={to} preventScrollReset aria-describedby={nameId}>
          {t('today.deposit.return')}
        </LinkButton>
      </div>
    </TaskLine>
  );
}
