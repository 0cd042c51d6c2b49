import type { TripLevel, TripRecord } from '@portal/shared/contract';
import { LoadingForm } from '@portal/shared/forms';
import { LoadFailed, RefreshFailed } from '@portal/shared/list';
import { useServerClock } from '@portal/shared/portal';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useTripFormText } from '../messages/useTripFormText';
import { CustomerStep } from '../features/trip-form/components/customer/CustomerStep';
import { Frame, Sides } from '../features/trip-form/components/frame/frame';
import { NotOpen } from '../features/trip-form/components/frame/NotOpen';
import { TripSteps } from '../features/trip-form/components/frame/TripSteps';
import { TripSummary } from '../features/trip-form/components/frame/TripSummary';
import { TripTop } from '../features/trip-form/components/frame/TripTop';
import { CheckListStep } from '../features/trip-form/components/agreement/CheckListStep';
import { ContractStep } from '../features/trip-form/components/agreement/ContractStep';
import { PaymentStep } from '../features/trip-form/components/payment/PaymentStep';
import { VehicleStep } from '../features/trip-form/components/vehicle/VehicleStep';
import { useWatchTrips } from '../features/trips/hooks/useWatchTrips';
import { useShortHandover } from '../entities/check-list/hooks/useShortHandover';
import { readKm } from '../entities/vehicle/model/vehicle';
import { useTrip } from '../features/trip-form/hooks/useTrip';
import { levelAfter, nextLevel, readLevel, type LevelsFilled } from '../features/trip-form/model/levels';
import { readPeriod, computeEarliestStart, createUsualPeriod } from '../features/trip-form/model/period';

/** A trip that has not started, at the level in the address, else at the level to continue. */
export function EditTripPage() {
  const t = useTripFormText();
  const bookingId = useParams().bookingId ?? '';
  const [params] = useSearchParams();
  const { trip, levels, error, isRefreshing, refresh } = useTrip(bookingId);
  useWatchTrips(bookingId);
  const requestedLevel = readLevel(params.get('step'));
  // The current level stays, even as levels are filled; the agent moves on.
  const [first, setFirst] = useState<TripLevel | null>(null);
  if (!first && levels && !isRefreshing) setFirst(nextLevel(levels));
  const current = requestedLevel ?? first;
  const failed = error && { error, isRetrying: isRefreshing, onRetry: () => void refresh() };
  if (trip?.status && trip.status !== 'INCOMPLETE') return <NotOpen trip={trip} />;
  if (!trip || !levels || !current)
    return <Frame>{failed && (!trip || !levels) ? <LoadFailed {...failed} /> : <LoadingForm />}</Frame>;
  return (
    <Frame>
      <TripTop trip={trip} />
      <TripSteps levels={levels} current={current} isNew={false} />
      {failed && <RefreshFailed {...failed} words={{ retry: t('trip.retry'), kept: t('trip.kept') }} />}
      <Sides>
        <Level key={current} level={current} trip={trip} levels={levels} refresh={refresh} />
        <aside>
          <TripSummary trip={trip} />
        </aside>
      </Sides>
    </Frame>
  );
}

interface LevelProps {
  level: TripLevel;
  trip: TripRecord;
  levels: LevelsFilled;
  refresh: () => Promise<unknown>;
}

function Level({ level, trip, levels, refresh }: LevelProps) {
  const navigate = useNavigate();
  const clock = useServerClock();
  const [now] = useState(() => clock.now());
  const start = useShortHandover(
    trip.vehicle?.vehicleId ?? '',
    trip.bookingId,
    readKm(trip.vehicle?.currentKilometre),
  );
  // Days before, the vehicle can still change.
  const isShort = Boolean(start) && computeEarliestStart(trip.bookingStartDate ?? '') <= now;
  const goOn = async () => {
    await refresh();
    await navigate(`?step=${isShort && level === 'payment' ? 'contract' : levelAfter(level)}`);
    window.scrollTo({ top: 0 });
  };
  switch (level) {
    case 'vehicle':
      return (
        <VehicleStep
          trip={trip}
          first={readPeriod(trip.bookingStartDate, trip.bookingEndDate) ?? createUsualPeriod(now)}
          onChosen={goOn}
        />
      );
    case 'customer':
      return <CustomerStep trip={trip} refresh={refresh} onDone={goOn} />;
    case 'payment':
      return <PaymentStep trip={trip} onDone={goOn} />;
    case 'checkList':
      return (
        <CheckListStep
          trip={trip}
          isFilled={levels.checkList === true}
          isShort={isShort}
          onNext={() => void goOn()}
        />
      );
    case 'contract':
      return <ContractStep trip={trip} levels={levels} />;
  }
}
