import type { TripRecord } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { isDialog, type TripRequest } from '../entities/trip/model/commands';
import { useReserveTrip } from '../entities/trip/hooks/useReserveTrip';
import { editTripPath, endTripPath, swapVehiclePath } from '../entities/trip/paths';
import { useDetailsAddress } from '../features/trips/hooks/useDetailsAddress';

const loadAction = async () =>
  (await import(/* webpackChunkName: "trips-action" */ '../entities/trip/components/actions/TripAction'))
    .TripAction;
const loadMove = async () => (await import(/* webpackChunkName: "calendar-move" */ './MoveTrip')).MoveTrip;
const loadDrawer = async () =>
  (await import(/* webpackChunkName: "trips-drawer" */ '../features/trips/components/details/TripDrawer'))
    .TripDrawer;

interface TripOverlays {
  readonly onCommand: (command: TripRequest, trip: TripRecord) => void;
  /** The address of a trip's details over this page. */
  readonly getTripPath: (trip: TripRecord) => string;
  readonly overlays: ReactNode;
}

/**
 * What opens over a page of trips: the details and the dialogs of the actions. Both load when they are needed.
 * @param rows the details show a trip of these at once
 */
export function useTripOverlays(rows: readonly TripRecord[] = []): TripOverlays {
  const navigate = useNavigate();
  const { openId, task, getTripPath, open, close } = useDetailsAddress();
  const [pending, setPending] = useState<{ command: TripRequest; trip: TripRecord } | null>(null);
  const reservation = useReserveTrip();
  const details = useLazyPart(loadDrawer, openId !== null, close);
  const leave = () => setPending(null);
  const isMove = pending?.command === 'move';
  const action = useLazyPart(loadAction, pending !== null && !isMove, leave);
  const move = useLazyPart(loadMove, isMove, leave);
  const onCommand = (command: TripRequest, trip: TripRecord) => {
    if (command === 'confirm' && reservation) void reservation.reserve(trip);
    else if (isDialog(command)) setPending({ command, trip });
    else if (command === 'continue') void navigate(editTripPath(trip.bookingId));
    else if (command === 'end') void navigate(endTripPath(trip.bookingId));
    else if (command === 'swap') void navigate(swapVehiclePath(trip.bookingId));
    else open(trip);
  };
  const overlays = (
    <>
      {openId && details && (
        <details.Part
          key={openId}
          bookingId={openId}
          row={rows.find(({ bookingId }) => bookingId === openId)}
          task={task}
          onCommand={onCommand}
          onClose={close}
        />
      )}
      {pending && pending.command !== 'move' && action && (
        <action.Part trip={pending.trip} command={pending.command} onClose={leave} />
      )}
      {pending && pending.command === 'move' && move && <move.Part trip={pending.trip} onClose={leave} />}
    </>
  );
  return { onCommand, getTripPath, overlays };
}
