import type { TripRecord } from '@portal/shared/contract';
import { RowSelectBox, type RowSelection } from '@portal/shared/list';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { largerTargetStyle } from '@portal/shared/ui';
import styled from 'styled-components';
import { useTripsText } from '../../../../messages/useTripsText';
import type { TripCommand } from '../../../../entities/trip/model/commands';
import {
  getTripCode,
  getCustomerName,
  nameTripVehicle,
  getCustomerPhone,
  getPlate,
} from '../../../../entities/trip/model/trip';
import { Mark } from '../../../../entities/trip/components/list/Mark';
import { Period } from '../../../../entities/trip/components/list/Period';
import { HighRisk } from './HighRisk';
import { RowActions } from './RowActions';
import { Fact, Row } from '../../../../entities/trip/components/list/row-style';
import { TripCode } from '../../../../entities/trip/components/TripCode';
import { Sum } from '../../../../entities/trip/components/list/Sum';

const Title = styled(Link)`
  color: var(--color-ink-1);
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;
  ${largerTargetStyle}
  &:hover {
    text-decoration: underline;
  }
`;

interface Props {
  trip: TripRecord;
  /** The address of its details. */
  to: string;
  selection: RowSelection<TripRecord>;
  onCommand: (command: TripCommand, trip: TripRecord) => void;
}

export function TripRow({ trip, to, selection, onCommand }: Props) {
  const t = useTripsText();
  const named = useVehicleNames();
  const nameId = useId();
  const name = getCustomerName(trip) || t('trips.row.noCustomer');
  const phone = getCustomerPhone(trip);
  const isChosen = selection.has(trip.bookingId);
  return (
    <Row aria-labelledby={nameId} className={isChosen ? 'chosen' : undefined}>
      <div className="select">
        <RowSelectBox
          name={`${name} ${getTripCode(trip)}`}
          checked={isChosen}
          onToggle={(withShift) => selection.toggle(trip.bookingId, withShift)}
        />
      </div>
      <Fact className="name">
        <Title id={nameId} to={to} preventScrollReset>
          <bdi>{name}</bdi>
        </Title>
        <small>
          <TripCode>{getTripCode(trip)}</TripCode>
          {phone && (
            <>
              <span className="dot"> {'\u00b7'} </span>
              <bdi className="phone">{phone}</bdi>
            </>
          )}
        </small>
      </Fact>
      <Fact className="vehicle">
        <bdi>{getPlate(trip) || t('trips.row.noVehicle')}</bdi>
        <small>{nameTripVehicle(trip, named)}</small>
      </Fact>
      <div className="period">
        <Period trip={trip} />
      </div>
      <div className="mark">
        <Mark trip={trip} /> <HighRisk trip={trip} />
      </div>
      <div className="sum">
        <Sum trip={trip} />
      </div>
      <div className="actions">
        <RowActions trip={trip} onCommand={onCommand} />
      </div>
    </Row>
  );
}
