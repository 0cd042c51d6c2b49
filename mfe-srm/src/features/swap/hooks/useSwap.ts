import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError, type ApiError } from '@portal/shared/api';
import {
  srmBookingEndpoints,
  srmCheckListEndpoints,
  srmDamageEndpoints,
  srmVehicleEndpoints,
  type TripRecord,
} from '@portal/shared/contract';
import { useShownErrors } from '@portal/shared/forms';
import {
  useFormDraft,
  useInvalidate,
  useMutation,
  useNotify,
  useQuery,
  useSession,
} from '@portal/shared/portal';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSwapText } from '../../../messages/useSwapText';
import { useSignatures } from '../../../libraries/signature/hooks/useSignatures';
import { useTripsChanged } from '../../../entities/trip/hooks/useTripsChanged';
import { getTripCode } from '../../../entities/trip/model/trip';
import { tripPaths } from '../../../entities/trip/paths';
import { filledSteps, swapRules, type SwapValues } from '../model/swap';

const quiet = { revalidateOnMount: true, onError: () => undefined } as const;

/**
 * Another vehicle for an ongoing trip: why and which, both checklists, and one signing. Input is kept until
 * it is done.
 */
export function useSwap(trip: TripRecord) {
  const t = useSwapText();
  const navigate = useNavigate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const changed = useTripsChanged();
  const userId = useSession()?.userId ?? '';
  const { bookingId } = trip;
  const oldId = trip.vehicle?.vehicleId ?? '';
  const form = useForm<SwapValues, unknown, SwapValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(swapRules),
    defaultValues: { vehicleId: '', reason: '' },
  });
  const draft = useFormDraft(form, `srm-swap-${userId}-${bookingId}-${oldId}`);
  const errors = useShownErrors(form);
  const values = useWatch({ control: form.control }) as SwapValues;
  const { vehicleId } = values;
  const next = useQuery(srmVehicleEndpoints.get, vehicleId ? { query: { vehicleId } } : null, quiet);
  const get = srmCheckListEndpoints.get;
  const returned = useQuery(get, { query: { bookingId, vehicleId: oldId, moment: 'return' } }, quiet);
  const handedOver = useQuery(
    get,
    vehicleId ? { query: { bookingId, vehicleId, moment: 'handover' } } : null,
    quiet,
  );
  const { run, isRunning } = useMutation(srmBookingEndpoints.swapVehicle);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { signatures, setSignature, send } = useSignatures();

  async function sign(): Promise<void> {
    if (!signatures.agent || !signatures.customer) return;
    setFailure(null);
    setSending(true);
    try {
      const ids = await send();
      if (ids) await run({ body: { bookingId, ...values, ...ids } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
      if (error.status === 409) changed();
      return;
    } finally {
      setSending(false);
      void invalidate(get, srmDamageEndpoints.list);
    }
    draft.clear();
    changed();
    const plate = next.data?.vehicleRegistrationNumber ?? '';
    notify({ title: t('swap.done', { code: getTripCode(trip), plate }), tone: 'success' });
    await navigate(tripPaths.ongoing);
  }

  return {
    form,
    errors,
    values,
    next: next.data,
    returned: returned.data ?? null,
    handedOver: handedOver.data ?? null,
    isLoading: returned.isLoading || handedOver.isLoading,
    filled: filledSteps({ values, returned: returned.data, handedOver: handedOver.data }),
    signatures,
    setSignature,
    isRunning: isRunning || isSending,
    failure,
    sign: () => void sign(),
  };
}
export type Swap = ReturnType<typeof useSwap>;
