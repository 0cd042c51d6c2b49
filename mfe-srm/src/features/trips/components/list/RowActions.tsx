import type { TripRecord } from '@portal/shared/contract';
import { RowMenuButton } from '@portal/shared/list';
import { useCapability, useServerClock } from '@portal/shared/portal';
import { Button, Inline } from '@portal/shared/ui';
import { useTripsText } from '../../../../messages/useTripsText';
import { listCommands, type TripCommand } from '../../../../entities/trip/model/commands';
import { getTripCode } from '../../../../entities/trip/model/trip';

const load = async () => (await import(/* webpackChunkName: "trips-row-menu" */ './TripMenu')).TripMenu;

interface Props {
  trip: TripRecord;
  onCommand: (command: TripCommand, trip: TripRecord) => void;
}

/** The most frequent action as a button, the rest in a menu. */
export function RowActions({ trip, onCommand }: Props) {
  const t = useTripsText();
  const clock = useServerClock();
  const canSwap = useCapability('trip-swaps');
  const [first, ...others] = listCommands(trip, canSwap, clock.now());
  return (
    <Inline gap={1} wrap={false}>
      {first && (
        <Button size="sm" onClick={() => onCommand(first, trip)}>
          {t(`trips.actions.${first}`)}
        </Button>
      )}
      {others.length > 0 && (
        <RowMenuButton label={t('trips.actions.of', { code: getTripCode(trip) })} load={load}>
          {(Menu, trigger) => (
            <Menu trigger={trigger} commands={others} onCommand={(command) => onCommand(command, trip)} />
          )}
        </RowMenuButton>
      )}
    </Inline>
  );
}
