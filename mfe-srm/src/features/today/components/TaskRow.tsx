import { toInternational, writePhoneLink } from '@portal/shared/contact';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { formatIn } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge } from '@portal/shared/ui';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Mark } from '../../../entities/trip/components/list/Mark';
import { Fact } from '../../../entities/trip/components/list/row-style';
import { Sum } from '../../../entities/trip/components/list/Sum';
import {
  getCustomerName,
  getCustomerPhone,
  getPlate,
  getTripCode,
  nameTripVehicle,
} from '../../../entities/trip/model/trip';
import { useTodayText } from '../../../messages/useTodayText';
import type { Task } from '../model/tasks';
import { TaskLine } from './TaskLine';

interface Props {
  task: Task;
  /** The address of the trip's details. */
  to: string;
  actions: ReactNode;
}

/** When, what, who, which vehicle, the open money, and the next action. */
export function TaskRow({ task: { trip, kind, dueAt }, to, actions }: Props) {
  const t = useTodayText();
  const named = useVehicleNames();
  const { id: country, timeZone } = useCountry();
  const nameId = useId();
  const phone = toInternational(getCustomerPhone(trip), country);
  return (
    <TaskLine aria-labelledby={nameId}>
      <time className="time" dateTime={new Date(dueAt).toISOString()}>
        {formatIn(timeZone, { hour: 'numeric', minute: '2-digit' }, dueAt)}
      </time>
      <span className="kind">
        <Badge tone={kind === 'handover' ? 'info' : 'neutral'} icon={false}>
          {t(`today.kind.${kind}`)}
        </Badge>
      </span>
      <Fact className="name">
        <Link id={nameId} to={to} preventScrollReset>
          <bdi>{getCustomerName(trip) || getTripCode(trip)}</bdi>
        </Link>
        {phone && (
          <small>
            <a href={writePhoneLink(phone)}>
              <bdi>{phone}</bdi>
            </a>
          </small>
        )}
      </Fact>
      <Fact className="vehicle">
        <bdi>{getPlate(trip)}</bdi>
        <small>{nameTripVehicle(trip, named)}</small>
      </Fact>
      <div className="mark">
        <Mark trip={trip} />
      </div>
      <div className="sum">
        <Sum trip={trip} />
      </div>
      <div className="actions">{actions}</div>
    </TaskLine>
  );
}
