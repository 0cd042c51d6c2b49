import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  fromMinorUnits,
  srmBookingEndpoints,
  srmPaymentEndpoints,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
  type TripRecord,
} from '@portal/shared/contract';
import { isCode, useRecordForm } from '@portal/shared/forms';
import { useCapability, useCountry, useInvalidate, useMutation, useSession } from '@portal/shared/portal';
import { useReloadTrips } from '../../../entities/trip/hooks/useReloadTrips';
import { paymentDraftName } from '../model/payment-draft';
import {
  paymentPaths,
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
  const changed = useReloadTrips();
  const moving = useMutation(srmVehicleEndpoints.attach);
  const creating = useMutation(srmPaymentEndpoints.create);
  const updating = useMutation(srmPaymentEndpoints.update);
  const tying = useMutation(srmPaymentEndpoints.attach);
  // Without these the call would start another trip, so the dates go with the payment alone.
  const canMove = [useCapability('vehicle-change'), useCapability('trip-dates')].every(Boolean);
  const tiesById = useCapability('trip-payments');
  const { form, errors, failure, submit, discard, clearFailure } = useRecordForm<
    PaymentValues,
    CheckedPayment,
    true
  >({
    resolver: valibotResolver(paymentRules(total)),
    defaultValues: toPaymentValues(trip.payment),
    fields: paymentPaths,
    draftName: paymentDraftName(userId, trip.bookingId),
    async send(checked) {
      await save(checked);
      return true;
    },
    onRefused(error) {
      if (isCode(error, 'trip_transition')) changed();
    },
  });
  const { bookingId, bookingStartDate, bookingEndDate, vehicle, payment } = trip;
  const before = bookingStartDate && bookingEndDate ? { start: bookingStartDate, end: bookingEndDate } : null;
  const isMoved = !isSame(period, before);

  async function save({ advanceAmount, securityDeposit, ...methods }: CheckedPayment): Promise<void> {
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

  return {
    form,
    errors,
    failure,
    /** @returns whether it was saved */
    async submit(): Promise<boolean> {
      const saved = await submit();
      if (saved) form.reset(form.getValues());
      void invalidate(
        srmBookingEndpoints.list,
        srmVehicleEndpoints.upcomingBookingDates,
        tripPlanningEndpoints.contract,
        tripPlanningEndpoints.availableVehicles,
      );
      return saved !== null;
    },
    isMoved,
    discard,
    forgetFailure: clearFailure,
  };
}
export type PaymentForm = ReturnType<typeof usePaymentForm>;
