import { limits, type TripRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useToolbar } from '@portal/shared/keyboard';
import { useCountry } from '@portal/shared/portal';
import { Button, Inline, Text } from '@portal/shared/ui';
import { TextAreaField } from '@portal/shared/ui/form';
import { getPlate } from '../../../entities/trip/model/trip';
import { useSwapText } from '../../../messages/useSwapText';
import type { Swap } from '../hooks/useSwap';
import { usualReasons } from '../model/swap';
import { ReplacementList } from './ReplacementList';

interface Props {
  trip: TripRecord;
  swap: Swap;
  /** A vehicle was chosen by Enter in the search. */
  onEntered?: (() => void) | undefined;
}

/** Which vehicle the customer continues with, and why. */
export function ReasonAndVehicle({ trip, swap, onEntered }: Props) {
  const t = useSwapText();
  const country = useCountry().id;
  const { form, errors } = swap;
  const reasons = useToolbar();
  const write = (reason: string) => {
    form.setValue('reason', reason, { shouldDirty: true });
    form.clearErrors('reason');
  };
  return (
    <>
      <Text tone="muted">
        {t('swap.text', { plate: getPlate(trip), at: formatDateTime(trip.bookingEndDate ?? '', country) })}
      </Text>
      <ReplacementList
        trip={trip}
        vehicleId={swap.values.vehicleId}
        error={errors.getText('vehicleId') && t('swap.choose')}
        onEntered={onEntered}
        onChoose={({ vehicleId }) => {
          form.setValue('vehicleId', vehicleId, { shouldDirty: true });
          form.clearErrors('vehicleId');
        }}
      />
      <TextAreaField
        {...form.register('reason')}
        label={t('swap.reason')}
        error={errors.getText('reason')}
        maxLength={limits.trip.reasonMax}
        rows={2}
        dir="auto"
      />
      <Inline gap={2} {...reasons} aria-label={t('swap.usualReasons')}>
        {usualReasons.map((name) => (
          <Button key={name} size="sm" onClick={() => write(t(`swap.reason.${name}`))}>
            {t(`swap.reason.${name}`)}
          </Button>
        ))}
      </Inline>
    </>
  );
}
