import { Plus } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useCalendarText } from '../../../../messages/useCalendarText';
import { vehiclePath } from '../../../trips/paths';
import { ROW_HEIGHT } from '../../model/scale';

const Cell = styled.li`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  block-size: ${ROW_HEIGHT}px;
  padding-inline: var(--space-3) var(--space-2);
  border-block-end: 1px solid var(--color-line);
  & > div {
    flex: 1;
    min-inline-size: 0;
    line-height: 1.3;
  }
  & :is(a, small) {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: var(--color-ink-3);
    font-size: var(--text-1);
  }
`;
const Plate = styled(Link)`
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
const Add = styled(Link)`
  display: grid !important;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: var(--radius-1);
  color: var(--color-ink-3);
  &:hover {
    background: var(--color-surface-2);
    color: var(--color-brand-ink);
  }
`;

interface Props {
  vehicleId: string;
  plate: string;
  name: string;
  top: number;
  newTrip: string;
}

/** A vehicle at the start of its line, and the way to a new trip for those who do not click into the days. */
export const NameCell = memo(function NameCell({ vehicleId, plate, name, top, newTrip }: Props) {
  const t = useCalendarText();
  return (
    <Cell style={{ insetBlockStart: top }}>
      <div>
        <Plate to={vehiclePath(vehicleId)} title={plate}>
          {plate}
        </Plate>
        {name && <small>{name}</small>}
      </div>
      <Add
        to={newTrip}
        aria-label={t('calendar.newTripFor', { plate })}
        title={t('calendar.newTripFor', { plate })}
      >
        <Plus size={16} aria-hidden />
      </Add>
    </Cell>
  );
});
