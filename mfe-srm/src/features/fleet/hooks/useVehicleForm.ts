import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError, type ApiError } from '@portal/shared/api';
import { srmVehicleEndpoints, type FleetVehicle } from '@portal/shared/contract';
import { applyFieldErrors, isCode, useShownErrors } from '@portal/shared/forms';
import {
  useApi,
  useCountry,
  useFormDraft,
  useInvalidate,
  useMutation,
  useSession,
} from '@portal/shared/portal';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Sides } from '../../../libraries/compare/sides';
import { differences, settled, type Compared } from '../model/compare';
import { fieldNames } from '../model/field-names';
import { vehicleRules, type CheckedVehicle } from '../model/vehicle-rules';
import { toFormValues, type VehicleValues } from '../model/vehicle-values';

/** The input here, next to what was saved elsewhere. */
export interface Conflict {
  readonly typed: VehicleValues;
  readonly stored: VehicleValues;
}

/** A vehicle of the fleet as a form; without one, a new one. */
export function useVehicleForm(vehicle: FleetVehicle | null) {
  const api = useApi();
  const country = useCountry().id;
  const userId = useSession()?.userId ?? '';
  const creating = useMutation(srmVehicleEndpoints.create);
  const updating = useMutation(srmVehicleEndpoints.update);
  const invalidate = useInvalidate();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [start] = useState(() => toFormValues(vehicle));
  const form = useForm<VehicleValues, unknown, CheckedVehicle>({
    mode: 'onTouched',
    // Otherwise rules across fields run only after every field is valid on its own.
    criteriaMode: 'all',
    shouldFocusError: false,
    resolver: valibotResolver(vehicleRules(country)),
    defaultValues: start,
  });
  const draft = useFormDraft(form, `srm-vehicle-${userId}-${vehicle?.vehicleId ?? 'new'}`);
  const errors = useShownErrors(form);

  async function send(body: CheckedVehicle): Promise<void> {
    if (!vehicle) return void (await creating.run({ body }));
    const version = form.getValues('version');
    await updating.run({
      body: { ...body, vehicleId: vehicle.vehicleId, ...(version === null ? {} : { version }) },
    });
  }

  /** @returns whether it was saved */
  async function submit(): Promise<boolean> {
    let saved = false;
    await form.handleSubmit(async (body) => {
      setFailure(null);
      try {
        await send(body);
        saved = true;
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (vehicle && isCode(error, 'changed_meanwhile', 'version_conflict'))
          await compare(vehicle.vehicleId);
        else if (!applyFieldErrors(form, error, fieldNames)) setFailure(error);
      }
    })();
    if (saved) {
      draft.clear();
      void invalidate(srmVehicleEndpoints.list, srmVehicleEndpoints.get);
    }
    return saved;
  }

  async function compare(vehicleId: string) {
    try {
      const stored = await api.call(srmVehicleEndpoints.get, { query: { vehicleId } });
      setConflict({ typed: form.getValues(), stored: toFormValues(stored) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
    }
  }

  return {
    form,
    errors,
    failure,
    conflict,
    submit,
    discard() {
      form.reset(start);
      draft.clear();
      setFailure(null);
    },
    /** Continues from the server's state, with the chosen fields of this form. */
    settle(sides: Sides<Compared> | null) {
      if (conflict && sides) {
        const next = settled(conflict.typed, conflict.stored, sides);
        form.reset(conflict.stored);
        form.reset(next, { keepDefaultValues: true });
        if (differences(next, conflict.stored).length === 0) draft.clear();
      }
      setConflict(null);
    },
  };
}
export type VehicleForm = ReturnType<typeof useVehicleForm>;
