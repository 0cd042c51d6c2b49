import type { TripRecord } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDetailsAddress } from '../features/trips/hooks/useDetailsAddress';
import { isDialog, type TripCommand } from '../entities/trip/model/commands';
import { editTripPath, endTripPath, swapVehiclePath } from '../entities/trip/paths';
import type { Planning } from '../features/calendar/hooks/usePlanning';
import type { VehicleLine } from '../features/calendar/model/bars';

const loadAction = async () =>
  (await import(/* webpackChunkName: "trips-action" */ '../entities/trip/components/actions/TripAction'))
    .TripAction;
const loadDrawer = async () =>
  (await import(/* webpackChunkName: "trips-drawer" */ '../features/trips/components/details/TripDrawer'))
    .TripDrawer;
const loadMove = async () =>
  (await import(/* webpackChunkName: "calendar-move" */ '../features/calendar/components/plan/MoveDialog'))
    .MoveDialog;

interface Props {
  lines: readonly VehicleLine[];
  planning: Planning;
}

/** What opens over the calendar: a trip's details, its actions, and the confirmation of a move. */
export function Overlays({ lines, planning }: Props) {
  const navigate = useNavigate();
  const { openId, close } = useDetailsAddress();
  const [pending, setPending] = useState<{ command: TripCommand; trip: TripRecord } | null>(null);
  const details = useLazyPart(loadDrawer, openId !== null, close);
  const action = useLazyPart(loadAction, pending !== null, () => setPending(null));
  const move = useLazyPart(loadMove, planning.isConfirming, () => planning.set(null));
  const onCommand = (command: TripCommand, trip: TripRecord) => {
    if (isDialog(command)) setPending({ command, trip });
    else if (command === 'continue') void navigate(editTripPath(trip.bookingId));
    else if (command === 'end') void navigate(endTripPath(trip.bookingId));
    else if (command === 'swap') void navigate(swapVehiclePath(trip.bookingId));
  };
  const { plan, isConfirming } = planning;
  const findPlate = (id: string) => lines.find(({ vehicleId }) => vehicleId === id)?.plate ?? '';
  return (
    <>
      {openId && details && (
        <details.Part key={openId} bookingId={openId} onCommand={onCommand} onClose={close} />
      )}
      {pending && action && <action.Part {...pending} onClose={() => setPending(null)} />}
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
