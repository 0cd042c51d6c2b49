import { valibotResolver } from '@hookform/resolvers/valibot';
import { isConflict } from '@portal/shared/api';
import {
  srmBookingEndpoints,
  srmCheckListEndpoints,
  srmDamageEndpoints,
  srmVehicleEndpoints,
  type TripRecord,
} from '@portal/shared/contract';
import { useSubmitForm } from '@portal/shared/forms';
import {
  useCapability,
  useFormDraft,
  useInvalidate,
  useMutation,
  useNotify,
  useQuery,
  useSession,
} from '@portal/shared/portal';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSwapText } from '../../../messages/useSwapText';
import { useCreateShortList } from '../../../entities/check-list/hooks/useCreateShortList';
import { useShortHandover } from '../../../entities/check-list/hooks/useShortHandover';
import { useShortList } from '../../../entities/check-list/hooks/useShortList';
import { useShortReturn } from '../../../entities/check-list/hooks/useShortReturn';
import { readKm } from '../../../entities/vehicle/model/vehicle';
import { useSignatures } from '../../../libraries/signature/hooks/useSignatures';
import { useReloadTrips } from '../../../entities/trip/hooks/useReloadTrips';
import { getTripCode } from '../../../entities/trip/model/trip';
import { tripPaths } from '../../../entities/trip/paths';
import { listFilledSteps, isListFilled, swapRules, type SwapValues } from '../model/swap';

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
  const changed = useReloadTrips();
  const userId = useSession()?.userId ?? '';
  const { bookingId } = trip;
  const oldId = trip.vehicle?.vehicleId ?? '';
  const isShort = useCapability('assumed-readings');
  const { form, errors, failure, submit, isSubmitting } = useSubmitForm<SwapValues, SwapValues, boolean>({
    resolver: valibotResolver(swapRules),
    defaultValues: { vehicleId: '', reason: isShort ? t('swap.reason.exchange') : '' },
    fields: [],
    send: sendSwap,
    onRefused: (error) => {
      if (isConflict(error)) changed();
    },
  });
  const draft = useFormDraft(form, `srm-swap-${userId}-${bookingId}-${oldId}`);
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
  const starts = {
    return: useShortReturn(oldId, bookingId),
    handover: useShortHandover(vehicleId, bookingId, readKm(next.data?.currentKilometre)),
  };
  const lowest = trip.handoverKilometre ?? null;
  const shortReturn = useShortList(starts.return, `${bookingId}-${oldId}-return`, lowest);
  const shortHandover = useShortList(starts.handover, `${bookingId}-${vehicleId}-handover`);
  const createShortList = useCreateShortList();
  const { run } = useMutation(srmBookingEndpoints.swapVehicle);
  const { signatures, setSignature, send } = useSignatures();

  /** What has no list yet is taken from what was shown; what is missing is shown before anything is sent. */
  const [openReturn, openHandover] = [
    returned.data ? null : shortReturn,
    handedOver.data ? null : shortHandover,
  ];
  const lists = {
    return: isListFilled(returned.data) || openReturn !== null,
    handover: isListFilled(handedOver.data) || openHandover !== null,
  };
  const areListsRead = () => [openReturn, openHandover].map((short) => short?.check() ?? true).every(Boolean);

  /** @returns whether everything was there to be sent */
  async function sendSwap(choice: SwapValues): Promise<boolean> {
    if (!areListsRead() || !lists.return || !lists.handover) return false;
    if (!signatures.agent || !signatures.customer) return false;
    try {
      const ids = await send();
      if (!ids) return false;
      if (openReturn) await createShortList({ bookingId, vehicleId: oldId, moment: 'return' }, openReturn);
      if (openHandover) await createShortList({ bookingId, vehicleId, moment: 'handover' }, openHandover);
      await run({ body: { bookingId, ...choice, ...ids } });
      return true;
    } finally {
      void invalidate(get, srmDamageEndpoints.list);
    }
  }

  async function sign(): Promise<void> {
    // Everything that is missing shows at once, also where the form is not sent.
    areListsRead();
    if (!(await submit())) return;
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
    isKnown: { return: starts.return !== undefined, handover: starts.handover !== undefined },
    shortReturn: openReturn,
    shortHandover: openHandover,
    /** Both lists are there, or are shown as they will be saved. */
    isComplete: lists.return && lists.handover,
    filled: listFilledSteps({ values, returned: returned.data, handedOver: handedOver.data }),
    signatures,
    setSignature,
    isRunning: isSubmitting,
    failure,
    sign: () => void sign(),
  };
}
export type Swap = ReturnType<typeof useSwap>;
