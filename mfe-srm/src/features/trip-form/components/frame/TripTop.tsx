import type { TripRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useLazyPart } from '@portal/shared/lazy';
import { useCountry, usePageName } from '@portal/shared/portal';
import { Button, Inline, PageHeader, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { useText } from '../../../../messages/useText';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { useTripsText } from '../../../../messages/useTripsText';
import { useReserveTrip } from '../../../../entities/trip/hooks/useReserveTrip';
import { useTripName } from '../../../../entities/trip/hooks/useTripName';
import { Mark } from '../../../../entities/trip/components/list/Mark';
import { isConfirmable, isReleasable, type TripCommand } from '../../../../entities/trip/model/commands';
import { getTripCode } from '../../../../entities/trip/model/trip';

const loadAction = async () =>
  (
    await import(
      /* webpackChunkName: "trips-action" */ '../../../../entities/trip/components/actions/TripAction'
    )
  ).TripAction;

/** Which trip it is, its state, and until when it holds its vehicle. */
export function TripTop({ trip }: { trip: TripRecord }) {
  const words = useText();
  const t = useTripFormText();
  const say = useTripsText();
  const country = useCountry().id;
  const [command, setCommand] = useState<TripCommand | null>(null);
  const reservation = useReserveTrip();
  const dialog = useLazyPart(loadAction, command !== null, () => setCommand(null));
  usePageName(useTripName(trip));
  const commands = [
    ...(isConfirmable(trip) ? ['confirm' as const] : []),
    ...(isReleasable(trip) ? ['release' as const] : []),
    'cancel' as const,
  ];
  return (
    <>
      <PageHeader
        title={words('srm.editTrip.title')}
        subtitle={
          <Inline as="span" gap={2}>
            <Text as="span" weight={600} tabular>
              {getTripCode(trip)}
            </Text>
            <Mark trip={trip} />
            {trip.heldUntil && (
              <Text as="span" tone="muted" size={2}>
                {t('trip.held', { until: formatDateTime(trip.heldUntil, country) })}
              </Text>
            )}
            {trip.reservation && (
              <Text as="span" tone="muted" size={2}>
                {t('trip.reserved')}
              </Text>
            )}
          </Inline>
        }
        actions={commands.map((one) =>
          one === 'confirm' && reservation ? (
            <Button key={one} busy={reservation.isRunning} onClick={() => void reservation.reserve(trip)}>
              {say('trips.actions.confirm')}
            </Button>
          ) : (
            <Button
              key={one}
              variant={one === 'confirm' ? 'secondary' : 'ghost'}
              aria-haspopup="dialog"
              busy={command === one && !dialog}
              onClick={() => setCommand(one)}
            >
              {one === 'cancel' ? t('trip.cancel') : say(`trips.actions.${one}`)}
            </Button>
          ),
        )}
      />
      {command && dialog && <dialog.Part command={command} trip={trip} onClose={() => setCommand(null)} />}
    </>
  );
}
