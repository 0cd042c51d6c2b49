import type { SetView } from '@portal/shared/address';
import type { VehiclePosition } from '@portal/shared/contract';
import { isoDateToday } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Button, Inline, LinkButton, Stack } from '@portal/shared/ui';
import { DateField } from '@portal/shared/ui/date-fields';
import { editTripPath, vehiclePath } from '../../../../entities/trip/paths';
import { useTrackingText } from '../../../../messages/useTrackingText';
import type { View } from '../../model/view-state';
import { TrackSummary, type ShownTrack } from '../../../../entities/position/components/TrackSummary';

interface Props {
  position: VehiclePosition;
  view: View;
  setView: SetView<View>;
  track: ShownTrack;
  /** Null where there is no map to follow it on. */
  following: { readonly isOn: boolean; readonly toggle: () => void } | null;
  /** A phone shows the list or the map. */
  hasMapPart: boolean;
}

/** What can be done with the opened vehicle: follow it, and see its day. */
export function VehicleDetails({ position, view, setView, track, following, hasMapPart }: Props) {
  const t = useTrackingText();
  const country = useCountry().id;
  const { vehicleId, trip, place } = position;
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        {following && place && (
          <Button size="sm" aria-pressed={following.isOn} onClick={following.toggle}>
            {t('tracking.follow')}
          </Button>
        )}
        {hasMapPart && (
          <Button size="sm" onClick={() => setView({ part: 'map' })}>
            {t('tracking.toMap')}
          </Button>
        )}
        {trip && (
          <LinkButton size="sm" to={editTripPath(trip.bookingId)}>
            {t('tracking.trip', { code: trip.code })}
          </LinkButton>
        )}
        <LinkButton size="sm" to={vehiclePath(vehicleId)}>
          {t('tracking.vehicle')}
        </LinkButton>
      </Inline>
      <DateField
        label={t('tracking.day')}
        value={view.day}
        max={isoDateToday(country)}
        onChange={({ currentTarget }) => setView({ day: currentTarget.value }, 'replace')}
      />
      {view.day && <TrackSummary track={track} />}
    </Stack>
  );
}
