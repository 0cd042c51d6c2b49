import { useLazyPart } from '@portal/shared/lazy';
import type { Planning } from '../features/calendar/hooks/usePlanMove';
import type { VehicleLine } from '../features/calendar/model/bars';
import { useTripOverlays } from './useTripOverlays';

const loadMove = async () =>
  (await import(/* webpackChunkName: "calendar-move" */ '../features/calendar/components/plan/MoveDialog'))
    .MoveDialog;

interface Props {
  lines: readonly VehicleLine[];
  planning: Planning;
}

/** What opens over the calendar: a trip's details, its actions, and the confirmation of a move. */
export function Overlays({ lines, planning }: Props) {
  const { overlays } = useTripOverlays();
  const move = useLazyPart(loadMove, planning.isConfirming, () => planning.set(null));
  const { plan, isConfirming } = planning;
  const findPlate = (id: string) => lines.find(({ vehicleId }) => vehicleId === id)?.plate ?? '';
  return (
    <>
      {overlays}
      {isConfirming && plan?.bar.trip && move && (
        <move.Part
          trip={plan.bar.trip}
          before={findPlate(plan.bar.vehicleId)}
          to={{
            vehicleId: plan.vehicleId,
            plate: findPlate(plan.vehicleId),
            start: new Date(plan.start).toISOString(),
            end: new Date(plan.end).toISOString(),
          }}
          onClose={() => planning.set(null)}
        />
      )}
    </>
  );
}
