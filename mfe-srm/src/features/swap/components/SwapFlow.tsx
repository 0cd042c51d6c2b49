import type { TripRecord } from '@portal/shared/contract';
import { LoadingForm } from '@portal/shared/forms';
import { useCapability } from '@portal/shared/portal';
import { Stack } from '@portal/shared/ui';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { StepList } from '../../../layout/StepList';
import { useSwapText } from '../../../messages/useSwapText';
import { CheckListEditor } from '../../../entities/check-list/CheckListEditor';
import type { CheckListValues } from '../../../entities/check-list/model/values';
import { readKm } from '../../../entities/vehicle/model/vehicle';
import { useSwap } from '../hooks/useSwap';
import { firstOpenStep, swapSteps, type SwapStep } from '../model/swap';
import { OnePageSwap } from './OnePageSwap';
import { SignStep } from './SignStep';
import { VehicleStep } from './VehicleStep';

/** The returning vehicle and its replacement, step by step. The address holds the current step. */
export function SwapFlow({ trip }: { trip: TripRecord }) {
  const t = useSwapText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { startsFrom?: CheckListValues } | null };
  const startsFrom = state?.startsFrom ?? null;
  const swap = useSwap(trip);
  const { bookingId } = trip;
  const isOnePage = useCapability('assumed-readings');
  const { vehicleId } = swap.values;
  const requestedStep = swapSteps.find((step) => step === params.get('step'));
  // Nothing can be filled in about a vehicle that is not chosen yet.
  const isReachable = requestedStep === 'vehicle' || requestedStep === 'return' || vehicleId !== '';
  const current: SwapStep = requestedStep && isReachable ? requestedStep : 'vehicle';
  const goTo = (step: SwapStep) => {
    void navigate(`?step=${step}`);
    window.scrollTo({ top: 0 });
  };
  const goOn = (from: SwapStep) => {
    // Everything is on one page, which also shows what is still to be filled in.
    if (isOnePage) return goTo('vehicle');
    const next = swapSteps[swapSteps.indexOf(from) + 1] ?? 'sign';
    goTo(swap.filled[next] ? firstOpenStep({ ...swap.filled, [from]: true }) : next);
  };
  return (
    <Stack gap={4}>
      <StepList
        label={t('swap.steps')}
        filledText={t('swap.filled')}
        current={current}
        steps={swapSteps.map((step) => ({
          id: step,
          label: t(`swap.step.${step}`),
          isFilled: swap.filled[step],
          to: `?step=${step}`,
        }))}
      />
      {isOnePage && (current === 'vehicle' || current === 'sign') && <OnePageSwap trip={trip} swap={swap} />}
      {!isOnePage && current === 'vehicle' && (
        <VehicleStep trip={trip} swap={swap} onDone={() => goOn('vehicle')} />
      )}
      {current === 'return' && (
        <CheckListEditor
          vehicleId={trip.vehicle?.vehicleId ?? ''}
          bookingId={bookingId}
          moment="return"
          startsFrom={startsFrom}
          lastKilometre={trip.handoverKilometre ?? null}
          onFilled={() => goOn('return')}
        />
      )}
      {current === 'handover' && (
        <CheckListEditor
          vehicleId={vehicleId}
          bookingId={bookingId}
          moment="handover"
          startsFrom={startsFrom}
          lastKilometre={readKm(swap.next?.currentKilometre)}
          onFilled={() => goOn('handover')}
        />
      )}
      {!isOnePage &&
        current === 'sign' &&
        (swap.isLoading ? <LoadingForm /> : <SignStep trip={trip} swap={swap} />)}
    </Stack>
  );
}
