import { type FleetVehicle, limits, nameVehicle, type TripRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { FormFailure } from '@portal/shared/forms';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useCountry } from '@portal/shared/portal';
import { Skeleton, Stack, Text, VisuallyHidden } from '@portal/shared/ui';
import { RadioCards } from '@portal/shared/ui/form';
import { SearchField } from '@portal/shared/ui/search';
import { useState } from 'react';
import { useActOnMatches } from '../../../hooks/useActOnMatches';
import { useTripsText } from '../../../messages/useTripsText';
import { useReplacements, type Replacement } from '../hooks/useReplacements';

interface Props {
  trip: TripRecord;
  vehicleId: string;
  error: string | undefined;
  onChoose: (vehicle: FleetVehicle) => void;
  /** One was chosen by Enter in the search, so that the focus can go on. */
  onEntered?: (() => void) | undefined;
}

/** The vehicles to choose a replacement from; taken ones say until when. */
export function ReplacementList({ trip, vehicleId, error, onChoose, onEntered }: Props) {
  const t = useTripsText();
  const country = useCountry().id;
  const named = useVehicleNames();
  const [search, setSearch] = useState('');
  const { list, isStale, more, error: failure } = useReplacements(trip, search);
  /** The only match; of several, one has to be read and chosen. */
  const takeOnly = () => {
    const [only, ...others] = list ?? [];
    if (!only?.isFree || others.length > 0) return;
    onChoose(only.vehicle);
    onEntered?.();
  };
  const onKey = useActOnMatches(isStale, takeOnly);
  const described = ({ vehicle, isFree, clash }: Replacement) => {
    if (isFree)
      return [nameVehicle(vehicle, named), named(vehicle.vehicleColor ?? '')]
        .filter(Boolean)
        .join(' \u00b7 ');
    return clash?.bookingEndDate
      ? t('trips.swap.taken', { at: formatDateTime(clash.bookingEndDate, country) })
      : t('trips.swap.blocked');
  };
  return (
    <Stack gap={2}>
      <SearchField
        label={t('trips.swap.search')}
        text={search}
        onText={setSearch}
        maxLength={limits.search.max}
        onKeyDown={(event) => {
          onKey(event.key === 'Enter');
          // The search is not part of the submitted form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {!list && failure && <FormFailure error={failure} />}
      {!list && !failure && (
        <div aria-busy>
          <VisuallyHidden role="status">{t('trips.swap.looking')}</VisuallyHidden>
          <Skeleton width="60%" />
        </div>
      )}
      {list?.length === 0 && <Text tone="muted">{t('trips.swap.none')}</Text>}
      {list && list.length > 0 && (
        <RadioCards
          name="vehicleId"
          label={t('trips.swap.vehicle')}
          value={vehicleId}
          error={error}
          options={list.map((one) => ({
            value: one.vehicle.vehicleId,
            title: <bdi>{one.vehicle.vehicleRegistrationNumber}</bdi>,
            description: described(one),
            disabled: !one.isFree,
          }))}
          onChange={({ target }) => {
            const found = list.find(({ vehicle }) => vehicle.vehicleId === target.value);
            if (found) onChoose(found.vehicle);
          }}
        />
      )}
      {more > 0 && (
        <Text tone="muted" size={2}>
          {t('trips.swap.more', { count: more })}
        </Text>
      )}
    </Stack>
  );
}
