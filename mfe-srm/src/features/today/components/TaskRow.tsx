import { toInternational, writePhoneLink } from '@portal/shared/contact';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { formatIn } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge } from '@portal/shared/ui';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
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
import { wide } from './task-style';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-areas: 'time name mark' 'kind vehicle sum' 'actions actions actions';
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-4);
  &:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
  & a {
    color: var(--color-ink-1);
  }
  & .time {
    font-size: var(--text-4);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  ${['time', 'kind', 'name', 'vehicle', 'mark', 'sum', 'actions']
    .map((area) => `& > .${area} { grid-area: ${area}; min-inline-size: 0; }`)
    .join('\n')}
  & > .mark,
  & > .sum,
  & > .actions {
    justify-self: end;
  }
  ${wide} {
    grid-template-columns: 5rem 6.5rem minmax(0, 1.2fr) minmax(0, 1.2fr) 9rem 7rem auto;
    grid-template-areas: 'time kind name vehicle mark sum actions';
  }
`;

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
    <Row aria-labelledby={nameId}>
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
    </Row>
  );
}
