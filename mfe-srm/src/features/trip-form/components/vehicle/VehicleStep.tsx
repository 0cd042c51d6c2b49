import { limits, type TripRecord } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useArrivalFocus } from '@portal/shared/keyboard';
import { LoadFailed } from '@portal/shared/list';
import { useCapability } from '@portal/shared/portal';
import { Button, Card, EmptyState, Skeleton, Stack, VisuallyHidden } from '@portal/shared/ui';
import { Pager } from '@portal/shared/ui/pager';
import { SearchField } from '@portal/shared/ui/search';
import { useDeferredValue, useRef, useState } from 'react';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { useChooseVehicle } from '../../hooks/useChooseVehicle';
import { useVehicleOffers } from '../../hooks/useVehicleOffers';
import { useOfferKeys } from '../../hooks/useOfferKeys';
import { usePeriodField } from '../../hooks/usePeriodField';
import type { Period } from '../../model/period';
import { OfferList } from './OfferList';
import { OfferRow } from './OfferRow';
import { FixedVehicle } from './FixedVehicle';
import { PeriodFields } from './PeriodFields';
import { TakenPanel } from './TakenPanel';

interface Props {
  trip: TripRecord | null;
  first: Period;
  search?: string;
  enquiryId?: string | undefined;
  /** The time changed: the address can store it. */
  onPeriod?: (period: Period) => void;
  onChosen: (bookingId: string) => void | Promise<void>;
}

/** A trip's vehicle. On an existing trip it can be changed only if the server can. */
export function VehicleStep(props: Props) {
  const { trip, onChosen } = props;
  const canChange = useCapability('vehicle-change');
  if (trip?.vehicle && !canChange)
    return <FixedVehicle vehicle={trip.vehicle} onNext={() => void onChosen(trip.bookingId)} />;
  return <ChooseVehicle {...props} />;
}

/** From when to when, then a free vehicle, which is taken at once. */
function ChooseVehicle({ trip, first, search: initialSearch = '', enquiryId, onChosen }: Props) {
  const t = useTripFormText();
  const hasDates = useCapability('trip-dates');
  const field = usePeriodField(first);
  const [search, setSearch] = useState(initialSearch);
  const [page, setPage] = useState(1);
  const deferredSearch = useDeferredValue(search);
  const bookingId = trip?.bookingId;
  const { period, problem } = field;
  const { offers, isStale, error, isRefreshing, refresh } = useVehicleOffers(
    problem ? null : { period, bookingId, search: deferredSearch, page },
  );
  const choosing = useChooseVehicle({ bookingId, enquiryId, onChosen });
  const { taken, takenVehicle } = choosing;
  const { list, onSearchKey } = useOfferKeys({
    total: offers?.total,
    isStale: isStale || search !== deferredSearch,
  });
  const box = useRef<HTMLInputElement>(null);
  useArrivalFocus(() => box.current?.focus({ preventScroll: true }));
  const isNone = offers?.list.length === 0;
  const fieldError = choosing.error?.fields.find(({ path }) => path.startsWith('booking'))?.message;
  return (
    <Stack gap={4}>
      {hasDates && (
        <Card title={t('trip.period')}>
          <PeriodFields field={field} error={taken ? undefined : fieldError} />
        </Card>
      )}
      {taken && takenVehicle && choosing.error && (
        <TakenPanel
          text={choosing.error.message}
          taken={taken}
          running={choosing.running}
          onUse={(next) => {
            field.set(next);
            void choosing.choose(takenVehicle, next);
          }}
          onChoose={(vehicle) => void choosing.choose(vehicle, period)}
        />
      )}
      {!taken && !fieldError && <FormFailure error={choosing.error} />}
      <SearchField
        label={t('trip.offer.search')}
        placeholder={t('trip.offer.search.short')}
        box={box}
        text={search}
        onKeyDown={onSearchKey}
        maxLength={limits.search.max}
        onText={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      {error && !offers && <LoadFailed error={error} isRetrying={isRefreshing} onRetry={refresh} />}
      {!offers && !error && !problem && (
        <div aria-busy>
          <VisuallyHidden role="status">{t('trip.offer.loading')}</VisuallyHidden>
          <Skeleton height={16} />
        </div>
      )}
      {isNone && (
        <Card>
          <EmptyState
            icon="car"
            title={t(deferredSearch ? 'trip.offer.noneFound' : 'trip.offer.none')}
            action={
              deferredSearch ? (
                <Button onClick={() => setSearch('')}>{t('trip.offer.clear')}</Button>
              ) : undefined
            }
          />
        </Card>
      )}
      {offers && !isNone && !problem && (
        <>
          <VisuallyHidden role="status">{t('trip.offer.found', { total: offers.total })}</VisuallyHidden>
          <OfferList ref={list} label={t('trip.offer.list')} isStale={isStale}>
            {offers.list.map(({ vehicle, quote, isFree, clash }, at) => (
              <OfferRow
                key={vehicle.vehicleId}
                vehicle={vehicle}
                quote={hasDates ? quote : undefined}
                isFree={isFree}
                clash={clash}
                isFirst={at === 0}
                isChosen={trip?.vehicle?.vehicleId === vehicle.vehicleId}
                isRunning={choosing.running === vehicle.vehicleId}
                onChoose={() => void choosing.choose(vehicle, period)}
              />
            ))}
          </OfferList>
          {offers.pages > 1 && <Pager page={page} pages={offers.pages} onPage={setPage} />}
        </>
      )}
    </Stack>
  );
}
