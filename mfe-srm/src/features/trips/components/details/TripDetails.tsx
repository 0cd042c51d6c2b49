import type { TripRecord } from '@portal/shared/contract';
import { isSingleKeyOn, useToolbar } from '@portal/shared/keyboard';
import { useCapability, useServerClock } from '@portal/shared/portal';
import { Banner, Button, Inline, Stack } from '@portal/shared/ui';
import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { useTripsText } from '../../../../messages/useTripsText';
import { VehiclePeriods } from '../../../../components/VehiclePeriods';
import { Invoices } from '../../../../entities/money/components/Invoices';
import { Ledger } from '../../../../entities/money/components/Ledger';
import { PaymentRequests } from '../../../../entities/payment-request/components/PaymentRequests';
import {
  isMovable,
  listCommands,
  type TripCommand,
  type TripRequest,
} from '../../../../entities/trip/model/commands';
import { getTripCode } from '../../../../entities/trip/model/trip';
import { ClosingText } from '../../../../entities/trip/components/closed/ClosingText';
import { Mark } from '../../../../entities/trip/components/list/Mark';
import { TripDrivers } from '../../../../entities/driver/components/TripDrivers';
import { CheckLists } from './CheckLists';
import { Closing } from '../../../../entities/trip/components/details/Closing';
import { TripTolls } from '../../../../entities/trip/components/tolls/TripTolls';
import { Facts } from './Facts';
import type { TripTask } from '../../hooks/useDetailsAddress';
import { History } from './History';
import { TripDocuments } from './TripDocuments';
import { TripAlerts } from './TripAlerts';
import { TripTrack } from './TripTrack';
import { useActionsFocus } from '../../hooks/useActionsFocus';
import { TripRisk } from './risk/TripRisk';

/** The letters of the actions. They act while one of the actions has the focus. */
const letters: Partial<Record<TripCommand, string>> = { end: 'e', extend: 'x', swap: 's' };
const PAYMENT_LETTER = 'p';

interface Props {
  trip: TripRecord;
  /** What a result of the search goes on with. */
  task: TripTask | null;
  onCommand: (command: TripRequest) => void;
}

export function TripDetails({ trip, task, onCommand }: Props) {
  const t = useTripsText();
  const clock = useServerClock();
  const canSwap = useCapability('trip-swaps');
  const canPlan = useCapability('trip-planning');
  const commands = listCommands(trip, canSwap, clock.now()).filter((command) => command !== 'details');
  const toolbar = useToolbar();
  useActionsFocus(toolbar.ref);
  const goOn = useEffectEvent(() => {
    if (task === 'extend' && commands.includes('extend')) onCommand('extend');
    if (task === 'move' && canPlan && isMovable(trip)) onCommand('move');
  });
  useEffect(() => goOn(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    toolbar.onKeyDown(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isSingleKeyOn()) return;
    const action = event.currentTarget
      .closest('[role="dialog"]')
      ?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(event.key.toLowerCase())}"]`);
    if (!action) return;
    event.preventDefault();
    action.click();
  };
  return (
    <Stack gap={5}>
      <Inline justify="space-between">
        <Mark trip={trip} />
        <Inline
          gap={2}
          {...toolbar}
          onKeyDown={onKeyDown}
          aria-label={t('trips.actions.of', { code: getTripCode(trip) })}
        >
          {commands.map((command, at) => (
            <Button
              key={command}
              size="sm"
              variant={at === 0 ? 'primary' : 'secondary'}
              aria-keyshortcuts={letters[command]}
              onClick={() => onCommand(command)}
            >
              {t(`trips.actions.${command}`)}
            </Button>
          ))}
        </Inline>
      </Inline>
      {trip.status === 'CANCELLED' && (
        <Banner tone="warning" title={t('trips.closed.CANCELLED.title', { code: getTripCode(trip) })}>
          <ClosingText trip={trip} />
        </Banner>
      )}
      <TripAlerts bookingId={trip.bookingId} />
      <Facts trip={trip} />
      <TripDrivers trip={trip} />
      <TripRisk trip={trip} />
      <Closing trip={trip} />
      {(trip.status !== 'INCOMPLETE' || trip.payment) && (
        <Ledger
          bookingId={trip.bookingId}
          shortcut={PAYMENT_LETTER}
          isAdding={task === 'pay'}
          isOpen={trip.status === 'INCOMPLETE' || trip.status === 'ONGOING'}
        />
      )}
      <PaymentRequests bookingId={trip.bookingId} />
      <Invoices trip={trip} />
      <VehiclePeriods trip={trip} />
      <TripTolls bookingId={trip.bookingId} />
      <TripTrack trip={trip} />
      <CheckLists trip={trip} />
      <TripDocuments trip={trip} />
      <History bookingId={trip.bookingId} />
    </Stack>
  );
}
