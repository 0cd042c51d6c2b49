import type { VehiclePosition } from '@portal/shared/contract';
import { formatAge } from '@portal/shared/format';
import { useServerClock } from '@portal/shared/portal';
import { Badge, Text } from '@portal/shared/ui';
import { memo, useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTrackingText } from '../../../../messages/useTrackingText';
import { usePlaceWords } from '../../../../entities/position/hooks/usePlaceWords';
import { stateTone } from '../tracker/state-tone';

const Row = styled.li`
  border-block-end: 1px solid var(--color-line);
`;
const Head = styled.button`
  display: grid;
  inline-size: 100%;
  gap: 2px;
  padding: var(--space-2) var(--space-3);
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    background: var(--color-surface-2);
  }
  & > span:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
`;
const Details = styled.div`
  padding: var(--space-2) var(--space-3) var(--space-4);
  background: var(--color-surface-2);
`;

interface Props {
  position: VehiclePosition;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

function useFacts({ state, place, isHidden, seenAt, fixTime }: VehiclePosition): string[] {
  const t = useTrackingText();
  const clock = useServerClock();
  const describe = usePlaceWords();
  const at = fixTime ?? seenAt;
  return [
    ...(state === 'moving' && place ? [t('tracking.kmh', { speed: Math.round(place.speed) })] : []),
    ...(place ? [describe(place)] : []),
    ...(isHidden ? [t('tracking.hidden')] : []),
    ...(at ? [formatAge(at, new Date(clock.now()))] : []),
  ].filter(Boolean);
}

/** A vehicle: its plate, what it does, with whom it is, and near which city. */
function Line({ position, isOpen, onOpen, children }: Props) {
  const t = useTrackingText();
  const detailsId = useId();
  const facts = useFacts(position);
  const { plate, state, trip } = position;
  const customer = trip?.customerName;
  return (
    <Row>
      <Head
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={onOpen}
      >
        <span>
          <Text as="span" weight={600}>
            <bdi>{plate}</bdi>
          </Text>
          <Badge tone={stateTone[state]}>{t(`tracking.state.${state}`)}</Badge>
        </span>
        <Text as="span" size={2}>
          {customer ? <bdi>{customer}</bdi> : trip ? <bdi>{trip.code}</bdi> : t('tracking.free')}
        </Text>
        <Text as="span" size={2} tone="muted">
          {facts.join(' · ')}
        </Text>
      </Head>
      {isOpen && <Details id={detailsId}>{children}</Details>}
    </Row>
  );
}
export const VehicleRow = memo(
  Line,
  (one, other) =>
    one.position === other.position && one.isOpen === other.isOpen && one.children === other.children,
);
