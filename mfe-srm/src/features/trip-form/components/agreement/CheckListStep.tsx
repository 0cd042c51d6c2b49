import type { TripRecord } from '@portal/shared/contract';
import { Banner, Button, Inline, LinkButton, Stack, Text } from '@portal/shared/ui';
import { useLocation } from 'react-router-dom';
import { useCheckListText } from '../../../../messages/useCheckListText';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { CheckListEditor } from '../../../../entities/check-list/CheckListEditor';
import type { CheckListValues } from '../../../../entities/check-list/model/values';
import { getPlate } from '../../../../entities/trip/model/trip';
import { readKm } from '../../../../entities/vehicle/model/vehicle';

interface Props {
  trip: TripRecord;
  isFilled: boolean;
  /** The vehicle can be handed over as last recorded. */
  isShort: boolean;
  onNext: () => void;
}

/**
 * The vehicle at handover. The list can be completed later; both sign it with the contract, in the next
 * level.
 */
export function CheckListStep({ trip, isFilled, isShort, onNext }: Props) {
  const t = useTripFormText();
  const vehicleId = trip.vehicle?.vehicleId;
  const say = useCheckListText();
  const { state } = useLocation() as { state: { startsFrom?: CheckListValues } | null };
  const kilometre = readKm(trip.vehicle?.currentKilometre);
  if (!vehicleId) return <Text tone="muted">{t('trip.needs.vehicle')}</Text>;
  return (
    <Stack gap={4}>
      {isShort && !isFilled && !state?.startsFrom && (
        <Banner
          title={say('checkList.short.title', { plate: getPlate(trip) })}
          action={
            <LinkButton size="sm" to="?step=contract">
              {say('checkList.short.use')}
            </LinkButton>
          }
        >
          {say('checkList.short.useText')}
        </Banner>
      )}
      <CheckListEditor
        vehicleId={vehicleId}
        bookingId={trip.bookingId}
        moment="handover"
        lastKilometre={kilometre}
        startsFrom={state?.startsFrom ?? null}
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
