import { isApiError, type ApiError } from '@portal/shared/api';
import {
  srmBookingEndpoints,
  srmCustomerEndpoints,
  tripPlanningEndpoints,
  type CustomerRecord,
} from '@portal/shared/contract';
import { isCode } from '@portal/shared/forms';
import { useApi, useInvalidate, useMutation } from '@portal/shared/portal';
import { useState } from 'react';
import { useReloadTrips } from '../../../entities/trip/hooks/useReloadTrips';

/** A customer whose earlier trips call for caution. Choosing them needs a reason. */
export interface Doubt {
  readonly customer: CustomerRecord;
  readonly count: number | null;
  readonly reasons: readonly string[];
}

/** Chooses the customer of a trip, after asking the server whether caution is called for. */
export function useChooseCustomer(bookingId: string, onDone: () => void | Promise<void>) {
  const api = useApi();
  const { run } = useMutation(srmCustomerEndpoints.attach);
  const invalidate = useInvalidate();
  const changed = useReloadTrips();
  const [running, setRunning] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [doubt, setDoubt] = useState<Doubt | null>(null);

  async function findDoubt(customer: CustomerRecord): Promise<Doubt | null> {
    const { customerId } = customer;
    // A server that cannot say gives no warning; it may still ask for a reason itself.
    const answer = await api
      .call(srmCustomerEndpoints.isSpammed, { query: { customerId } })
      .catch(() => null);
    if (answer === true) return { customer, count: null, reasons: [] };
    if (!answer || !answer.isSpammed) return null;
    return { customer, count: answer.count ?? null, reasons: answer.reasons ?? [] };
  }

  async function attach(customer: CustomerRecord, spamReason?: string): Promise<void> {
    const { customerId } = customer;
    setRunning(customerId);
    setFailure(null);
    try {
      const found = spamReason ? null : await findDoubt(customer);
      if (found) return setDoubt(found);
      await run({ body: { bookingId, customerId, ...(spamReason ? { spamReason } : {}) } });
      setDoubt(null);
      void invalidate(srmBookingEndpoints.list, tripPlanningEndpoints.contract);
      await onDone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isCode(error, 'spam_reason_required') && !spamReason)
        setDoubt({ customer, count: null, reasons: [] });
      else setFailure(error);
      if (isCode(error, 'trip_transition')) changed();
    } finally {
      setRunning(null);
    }
  }

  return {
    running,
    failure,
    doubt,
    choose: (customer: CustomerRecord) => void attach(customer),
    async chooseAllTheSame(reason: string) {
      if (doubt) await attach(doubt.customer, reason);
    },
    forget: () => {
      setDoubt(null);
      setFailure(null);
    },
  };
}
export type ChooseCustomer = ReturnType<typeof useChooseCustomer>;
