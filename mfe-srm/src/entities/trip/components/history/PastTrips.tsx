import { nameVehicleWithPlate, type TripRecord } from '@portal/shared/contract';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useTripsText } from '../../../../messages/useTripsText';
import { detailsPath } from '../../model/details-path';
import { getTripCode, getCustomerName } from '../../model/trip';
import { Mark } from '../list/Mark';
import { Period } from '../list/Period';
import { Fact } from '../list/row-style';
import { Sum } from '../list/Sum';
import { TripCode } from '../TripCode';

const List = styled.ul`
  container: past-trips / inline-size;
  padding: 0;
  list-style: none;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);
  &:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
  @container past-trips (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr) 9rem minmax(0, 1fr);
  }
`;

interface Props {
  trips: readonly TripRecord[];
  /** Whose trips they are: each row shows the other side. */
  subject: 'customer' | 'vehicle';
}

export function PastTrips({ trips, subject }: Props) {
  const t = useTripsText();
  const named = useVehicleNames();
  return (
    <List role="list" aria-label={t('trips.history.title')}>
      {trips.map((trip) => (
        <Line key={trip.bookingId}>
          <Fact>
            <Link to={detailsPath(trip)}>
              <TripCode>{getTripCode(trip)}</TripCode>
            </Link>
            <small>
              <bdi>
                {subject === 'customer'
                  ? (trip.vehicle && nameVehicleWithPlate(trip.vehicle, named)) || t('trips.row.noVehicle')
                  : getCustomerName(trip) || t('trips.row.noCustomer')}
              </bdi>
            </small>
          </Fact>
          <Period trip={trip} />
          <div>
            <Mark trip={trip} />
          </div>
          <Sum trip={trip} />
        </Line>
      ))}
    </List>
  );
}
