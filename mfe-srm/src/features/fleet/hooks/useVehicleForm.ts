import { valibotResolver } from '@hookform/resolvers/valibot';
import { srmVehicleEndpoints, type FleetVehicle } from '@portal/shared/contract';
import { useRecordForm } from '@portal/shared/forms';
import { useApi, useCountry, useInvalidate, useMutation, useSession } from '@portal/shared/portal';
import type { Sides } from '../../../libraries/compare/sides';
import { listDifferences, settleDifferences, type Compared } from '../model/compare';
import { fieldNames } from '../model/field-names';
import { vehicleRules, type CheckedVehicle } from '../model/vehicle-rules';
import { toFormValues, type VehicleValues } from '../model/vehicle-values';

/** A vehicle of the fleet as a form; without one, a new one. */
export function useVehicleForm(vehicle: FleetVehicle | null) {
  const api = useApi();
  const country = useCountry().id;
  const userId = useSession()?.userId ?? '';
  const creating = useMutation(srmVehicleEndpoints.create);
  const updating = useMutation(srmVehicleEndpoints.update);
  const invalidate = useInvalidate();
  const vehicleId = vehicle?.vehicleId;
  const { form, errors, failure, conflict, isRestored, submit, discard, settle } = useRecordForm<
    VehicleValues,
    CheckedVehicle,
    true
  >({
    resolver: valibotResolver(vehicleRules(country)),
    defaultValues: toFormValues(vehicle),
    fields: fieldNames,
    draftName: `srm-vehicle-${userId}-${vehicleId ?? 'new'}`,
    readStored:
      vehicleId === undefined
        ? undefined
        : async () => toFormValues(await api.call(srmVehicleEndpoints.get, { query: { vehicleId } })),
    async send(body) {
      if (vehicleId === undefined) await creating.run({ body });
      else {
        const version = form.getValues('version');
        await updating.run({ body: { ...body, vehicleId, ...(version === null ? {} : { version }) } });
      }
      void invalidate(srmVehicleEndpoints.list, srmVehicleEndpoints.get);
      return true;
    },
  });

  return {
    form,
    errors,
    failure,
    conflict,
    isRestored,
    /** @returns whether it was saved */
    submit: async () => (await submit()) !== null,
    discard,
    /** Continues from the server's state, with the chosen fields of this form. */
    settle(sides: Sides<Compared> | null) {
      if (!conflict || !sides) return settle(null, false);
      const next = settleDifferences(conflict.typed, conflict.stored, sides);
      settle(next, listDifferences(next, conflict.stored).length > 0);
    },
  };
}
export type VehicleForm = ReturnType<typeof useVehicleForm>;
