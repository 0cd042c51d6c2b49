import { valibotResolver } from '@hookform/resolvers/valibot';
import { srmVehicleEndpoints, type MaintenanceEntry } from '@portal/shared/contract';
import { useRecordForm } from '@portal/shared/forms';
import { useCountry, useInvalidate, useMutation, useServerClock, useSession } from '@portal/shared/portal';
import { useState } from 'react';
import {
  firstValues,
  maintenanceFields,
  maintenanceRules,
  type CheckedMaintenance,
  type MaintenanceValues,
} from '../model/maintenance-values';

/** A new block of a vehicle, stored as a draft until the server has it. */
export function useMaintenanceForm(vehicleId: string, onAdded: (entry: MaintenanceEntry) => void) {
  const country = useCountry().id;
  const clock = useServerClock();
  const userId = useSession()?.userId ?? '';
  const { run } = useMutation(srmVehicleEndpoints.addMaintenance);
  const invalidate = useInvalidate();
  const [start] = useState(() => firstValues(new Date(clock.now()), country));
  const { form, errors, failure, submit, clearDraft } = useRecordForm<
    MaintenanceValues,
    CheckedMaintenance,
    void
  >({
    resolver: valibotResolver(maintenanceRules(vehicleId, country)),
    defaultValues: start,
    fields: maintenanceFields,
    draftName: `srm-maintenance-${userId}-${vehicleId}`,
    async send(body) {
      const entry = await run({ body });
      clearDraft();
      void invalidate(srmVehicleEndpoints.maintenance);
      onAdded(entry);
    },
  });
  return { form, errors, failure, submit: () => void submit(), cancel: clearDraft };
}
