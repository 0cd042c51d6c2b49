import type { TripRecord } from '@portal/shared/contract';
import { Button, Inline, Stack, Text } from '@portal/shared/ui';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { CheckListEditor } from '../../../check-list/CheckListEditor';
import { readKm } from '../../../fleet/model/vehicle';
import { StepBar } from '../frame/frame';

interface Props {
  trip: TripRecord;
  isFilled: boolean;
  onSigned: () => void;
  onNext: () => void;
}

/** The vehicle at handover. It can be gone over later; the trip does not start without it. */
export function CheckListStep({ trip, isFilled, onSigned, onNext }: Props) {
  const t = useTripFormText();
  const vehicleId = trip.vehicle?.vehicleId;
  if (!vehicleId) return <Text tone="muted">{t('trip.needs.vehicle')}</Text>;
  return (
    <Stack gap={4}>
      <CheckListEditor
        vehicleId={vehicleId}
        bookingId={trip.bookingId}
        moment="handover"
        lastKilometre={readKm(trip.vehicle?.currentKilometre)}
        onSigned={onSigned}
      />
      {isFilled ? (
        <StepBar>
          <Button variant="primary" onClick={onNext}>
            {t('trip.continue')}
          </Button>
        </StepBar>
      ) : (
        // Not in the way of what is to be done here.
        <Inline justify="end">
          <Button variant="ghost" onClick={onNext}>
            {t('trip.later')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
