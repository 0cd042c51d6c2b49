import type { TripRecord } from '@portal/shared/contract';
import { Button, Inline, Stack, Text } from '@portal/shared/ui';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { CheckListEditor } from '../../../../entities/check-list/CheckListEditor';
import { readKm } from '../../../../entities/vehicle/model/vehicle';

interface Props {
  trip: TripRecord;
  isFilled: boolean;
  onNext: () => void;
}

/**
 * The vehicle at handover. The list can be completed later; both sign it with the contract, in the next
 * level.
 */
export function CheckListStep({ trip, isFilled, onNext }: Props) {
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
        onFilled={onNext}
      />
      {!isFilled && (
        // It must not block the work here.
        <Inline justify="end">
          <Button variant="ghost" onClick={onNext}>
            {t('trip.later')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
