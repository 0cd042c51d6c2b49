import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError, type ApiError } from '@portal/shared/api';
import { srmVehicleEndpoints } from '@portal/shared/contract';
import { applyFieldErrors, useShownErrors } from '@portal/shared/forms';
import {
  useCountry,
  useFormDraft,
  useInvalidate,
  useMutation,
  useServerClock,
  useSession,
} from '@portal/shared/portal';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  firstValues,
  maintenanceFields,
  maintenanceRules,
  type CheckedMaintenance,
  type MaintenanceValues,
} from '../model/maintenance-values';

/** A new block of a vehicle, stored as a draft until the server has it. */
export function useMaintenanceForm(vehicleId: string, onAdded: () => void) {
  const country = useCountry().id;
  const clock = useServerClock();
  const userId = useSession()?.userId ?? '';
  const { run } = useMutation(srmVehicleEndpoints.addMaintenance);
  const invalidate = useInvalidate();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [start] = useState(() => firstValues(new Date(clock.now()), country));
  const form = useForm<MaintenanceValues, unknown, CheckedMaintenance>({
    mode: 'onTouched',
    criteriaMode: 'all',
    shouldFocusError: false,
    resolver: valibotResolver(maintenanceRules(vehicleId, country)),
    defaultValues: start,
  });
  const draft = useFormDraft(form, `srm-maintenance-${userId}-${vehicleId}`);
  const errors = useShownErrors(form);
  const submit = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await run({ body });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!applyFieldErrors(form, error, maintenanceFields)) setFailure(error);
      return;
    }
    draft.clear();
    void invalidate(srmVehicleEndpoints.maintenance);
    onAdded();
  });
  const cancel = () => draft.clear();
  return { form, errors, failure, submit: () => void submit(), cancel };
}
