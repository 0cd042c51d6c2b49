import { valibotResolver } from '@hookform/resolvers/valibot';
import { srmBookingEndpoints, type FleetVehicle, type TripRecord } from '@portal/shared/contract';
import { applyFieldErrors, useShownErrors } from '@portal/shared/forms';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { codeOf } from '../model/trip';
import { leastOf, swapFields, swapRules, type CheckedSwap, type SwapValues } from '../model/swap';
import { useTripsText } from '../../../messages/useTripsText';
import { useTripChange } from './useTripChange';

/** Another vehicle for a trip under way: which, why, and both readings. */
export function useSwap(trip: TripRecord, onClose: () => void) {
  const t = useTripsText();
  // One that was chosen stays chosen when another search no longer lists it.
  const [chosen, setChosen] = useState<FleetVehicle>();
  const form = useForm<SwapValues, unknown, CheckedSwap>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(
      swapRules(trip, (id) => leastOf(trip, id === chosen?.vehicleId ? chosen : undefined)),
    ),
    defaultValues: { vehicleId: '', returnKilometre: '', handoverKilometre: '', reason: '' },
  });
  const errors = useShownErrors(form);
  const { change, isRunning, failure } = useTripChange(
    srmBookingEndpoints.swapVehicle,
    t('trips.swap.done', { code: codeOf(trip), plate: chosen?.vehicleRegistrationNumber ?? '' }),
    onClose,
  );
  const [isPlaced, setPlaced] = useState(false);
  const submit = form.handleSubmit(async (body) => {
    const error = await change({ body });
    setPlaced(error !== null && applyFieldErrors(form, error, swapFields));
  });
  const choose = (vehicle: FleetVehicle) => {
    setChosen(vehicle);
    form.setValue('vehicleId', vehicle.vehicleId, { shouldDirty: true });
    form.clearErrors('vehicleId');
    const known = vehicle.currentKilometre;
    if (!form.getFieldState('handoverKilometre').isTouched && known !== null && known !== undefined)
      form.setValue('handoverKilometre', String(known));
  };
  const least = leastOf(trip, chosen);
  const below = (name: 'returnKilometre' | 'handoverKilometre', km: number) =>
    form.formState.errors[name]?.message === 'trips.swap.below' && errors.of(name)
      ? t('trips.swap.below', { km })
      : errors.of(name);
  return {
    form,
    errors,
    isRunning,
    choose,
    chosen,
    vehicleId: useWatch({ control: form.control, name: 'vehicleId' }),
    kilometreErrors: {
      returned: below('returnKilometre', least.returned),
      handedOver: below('handoverKilometre', least.handedOver),
    },
    failure: isPlaced ? null : failure,
    submit: () => void submit(),
  };
}
