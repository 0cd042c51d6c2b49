import type { TripRecord } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useCapability, useServerClock } from '@portal/shared/portal';
import { Button, IconButton, Inline } from '@portal/shared/ui';
import { useState } from 'react';
import { useTripsText } from '../../../../messages/useTripsText';
import { listCommands, type TripCommand } from '../../../../entities/trip/model/commands';
import { getTripCode } from '../../../../entities/trip/model/trip';

const load = async () => (await import(/* webpackChunkName: "trips-row-menu" */ './RowMenu')).RowMenu;

interface Props {
  trip: TripRecord;
  onCommand: (command: TripCommand, trip: TripRecord) => void;
}

/** The most frequent action as a button, the rest in a menu whose chunk loads on first use. */
export function RowActions({ trip, onCommand }: Props) {
  const t = useTripsText();
  const [isNeeded, setIsNeeded] = useState(false);
  const loaded = useLazyPart(load, isNeeded, () => setIsNeeded(false));
  const clock = useServerClock();
  const canSwap = useCapability('trip-swaps');
  const [first, ...others] = listCommands(trip, canSwap, clock.now());
  const look = {
    icon: 'more',
    label: t('trips.actions.of', { code: getTripCode(trip) }),
    'aria-haspopup': 'menu',
  } as const;
  return (
    <Inline gap={1} wrap={false}>
      {first && (
        <Button size="sm" onClick={() => onCommand(first, trip)}>
          {t(`trips.actions.${first}`)}
        </Button>
      )}
      {others.length > 0 &&
        (isNeeded && loaded ? (
          <loaded.Part
            trigger={<IconButton {...look} />}
            commands={others}
            onCommand={(command) => onCommand(command, trip)}
          />
        ) : (
          <IconButton {...look} aria-busy={isNeeded || undefined} onClick={() => setIsNeeded(true)} />
        ))}
    </Inline>
  );
}
