import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError, type ApiError } from '@portal/shared/api';
import {
  fromMinorUnits,
  srmBookingEndpoints,
  srmPaymentEndpoints,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
  type TripRecord,
} from '@portal/shared/contract';
import { applyFieldErrors, isCode, useShownErrors } from '@portal/shared/forms';
import {
  useCapability,
  useCountry,
  useFormDraft,
  useInvalidate,
  useMutation,
  useSession,
} from '@portal/shared/portal';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTripsChanged } from '../../../entities/trip/hooks/useTripsChanged';
import { paymentDraftName } from '../model/payment-draft';
import {
  paymentFields,
  paymentRules,
  toPaymentValues,
  computeRemaining,
  type CheckedPayment,
  type PaymentValues,
} from '../model/payment-values';
import { isSame, type Period } from '../model/period';

/** Advance and deposit, with the time of the trip. `total` in minor units is for the chosen time. */
export function usePaymentForm(trip: TripRecord, period: Period, total: number | null) {
  const { currency } = useCountry();
  const userId = useSession()?.userId ?? '';
  const invalidate = useInvalidate();
  const changed = useTripsChanged();
  const moving = useMutation(srmVehicleEndpoints.attach);
  const creating = useMutation(srmPaymentEndpoints.create);
  const updating = useMutation(srmPaymentEndpoints.update);
  const tying = useMutation(srmPaymentEndpoints.attach);
  // Without these the call would start another trip, so the dates go with the payment alone.
  const canMove = [useCapability('vehicle-change'), useCapability('trip-dates')].every(Boolean);
  const tiesById = useCapability('trip-payments');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [start] = useState(() => toPaymentValues(trip.payment));
  const form = useForm<PaymentValues, unknown, CheckedPayment>({
    mode: 'onTouched',
    criteriaMode: 'all',
    shouldFocusError: false,
    resolver: valibotResolver(paymentRules(total)),
    defaultValues: start,
  });
  const draft = useFormDraft(form, paymentDraftName(userId, trip.bookingId));
  const errors = useShownErrors(form);
  const { bookingId, bookingStartDate, bookingEndDate, vehicle, payment } = trip;
  const before = bookingStartDate && bookingEndDate ? { start: bookingStartDate, end: bookingEndDate } : null;
  const isMoved = !isSame(period, before);

  async function send({ advanceAmount, securityDeposit, ...methods }: CheckedPayment): Promise<void> {
    const time = { bookingStartDate: period.start, bookingEndDate: period.end };
    // The time first, because the advance is checked against its price.
    if (isMoved && vehicle && canMove)
      await moving.run({ body: { bookingId, vehicleId: vehicle.vehicleId, ...time } });
    const remaining = computeRemaining(total, advanceAmount) ?? 0;
    const amounts = {
      currency,
      advanceAmount,
      securityDeposit,
      remainingAmount: fromMinorUnits(remaining),
      ...methods,
    };
    const paymentId = payment?.paymentId ?? undefined;
    const isThere = tiesById ? paymentId !== undefined : payment !== null && payment !== undefined;
    const made = isThere
      ? await updating.run({ body: { paymentId, bookingId, ...amounts } })
      : await creating.run({ body: { bookingId, ...amounts } });
    const id = made?.paymentId ?? paymentId;
    const tied = tiesById ? (id ? { paymentId: id } : {}) : amounts;
    await tying.run({ body: { bookingId, ...tied, ...time } });
  }

  /** @returns whether it was saved */
  async function submit(): Promise<boolean> {
    let saved = false;
    await form.handleSubmit(async (checked) => {
      setFailure(null);
      try {
        await send(checked);
        saved = true;
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!applyFieldErrors(form, error, paymentFields)) setFailure(error);
        if (isCode(error, 'trip_transition')) changed();
      }
    })();
    if (saved) {
      draft.clear();
      form.reset(form.getValues());
    }
    void invalidate(
      srmBookingEndpoints.list,
      srmVehicleEndpoints.upcomingBookingDates,
      tripPlanningEndpoints.contract,
      tripPlanningEndpoints.availableVehicles,
    );
    return saved;
  }

  return {
    form,
    errors,
    failure,
    submit,
    isMoved,
    discard() {
      form.reset(start);
      draft.clear();
      setFailure(null);
    },
    forgetFailure: () => setFailure(null),
  };
}
export type PaymentForm = ReturnType<typeof usePaymentForm>;
