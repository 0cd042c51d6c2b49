import { nameVehicle, type FleetVehicle } from '@portal/shared/contract';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { MakerMark } from '@portal/shared/makers';
import { Link } from 'react-router-dom';
import { largerTargetStyle } from '@portal/shared/ui';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';
import { formatVehicleTitle } from '../../../../entities/vehicle/model/vehicle';
import { editPath } from '../../paths';

const Marked = styled.div`
  display: flex;
  gap: var(--space-2);
  & > div {
    min-inline-size: 0;
  }
`;

const Title = styled(Link)`
  display: block;
  color: var(--color-ink-1);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  ${largerTargetStyle}
  &:hover {
    text-decoration: underline;
  }
`;

const Quiet = styled.p`
  color: var(--color-ink-3);
  font-size: var(--text-2);
`;

/** What identifies a vehicle: the maker's mark, its plate, then make, model and year. */
export function Name({ row, id }: { row: FleetVehicle; id: string }) {
  const t = useFleetText();
  const named = useVehicleNames();
  return (
    <Marked>
      <MakerMark maker={row.vehicleBrand} />
      <div>
        <Title id={id} to={editPath(row.vehicleId)}>
          <bdi>{formatVehicleTitle(row) || t('fleet.row.untitled')}</bdi>
        </Title>
        <Quiet>{nameVehicle(row, named)}</Quiet>
      </div>
    </Marked>
  );
}
