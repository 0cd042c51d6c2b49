import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BasicsValues, CheckedBasics } from '../../../entities/listing/model/to-basics-values';
import type { Losses } from '../model/losses';

interface Change {
  readonly vehicleCategoryId?: string;
  readonly vehicleTypeId: string;
}

/** Another category or type invalidates existing specifications, so the agent is asked first. */
export function useTypeChange(form: UseFormReturn<BasicsValues, unknown, CheckedBasics>, losses: Losses) {
  const [pending, setPending] = useState<Change | null>(null);
  function apply(change: Change) {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    if (change.vehicleCategoryId !== undefined) {
      form.setValue('vehicleCategoryId', change.vehicleCategoryId, options);
      form.setValue('vehicleBrandId', '', options);
      form.setValue('additionalVehicleTypes', [], options);
    }
    form.setValue('vehicleTypeId', change.vehicleTypeId, options);
    const others = form.getValues('additionalVehicleTypes').filter((type) => type !== change.vehicleTypeId);
    form.setValue('additionalVehicleTypes', others, options);
  }
  const begin = (change: Change) =>
    losses.specs.length + losses.features > 0 ? setPending(change) : apply(change);
  return {
    isPending: pending !== null,
    category: (vehicleCategoryId: string) => begin({ vehicleCategoryId, vehicleTypeId: '' }),
    type: (vehicleTypeId: string) => begin({ vehicleTypeId }),
    confirm() {
      if (pending) apply(pending);
      setPending(null);
    },
    cancel: () => setPending(null),
  };
}
