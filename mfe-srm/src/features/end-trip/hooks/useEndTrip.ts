import { valibotResolver } from '@hookform/resolvers/valibot';
import { isConflict } from '@portal/shared/api';
import {
  readSignedMinor,
  srmBookingEndpoints,
  type TripLedger,
  type TripRecord,
} from '@portal/shared/contract';
import { isCode, useRecordForm, useUnsavedGuard } from '@portal/shared/forms';
import { useCapability, useCountry, useMutation, useServerClock, useSession } from '@portal/shared/portal';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { findActiveHold, getHeldAmount } from '../../../entities/money/model/hold';
import { suggestMethod } from '../../../entities/money/model/ledger';
import { useReloadTrips } from '../../../entities/trip/hooks/useReloadTrips';
import { computeAccount, getAgreed, isSameAccount } from '../model/account';
import { endDraftName } from '../model/end-draft';
import {
  accountPart,
  endFields,
  endRules,
  firstValues,
  isRead,
  type CheckedEnd,
  type EndValues,
} from '../model/end-values';
import { accountKey, useServerAccount, type ServerAccount } from './useServerAccount';

interface Options {
  readonly trip: TripRecord;
  readonly companyId: string;
  readonly ledger: TripLedger | null;
  /** The trip is closed, or was no longer ongoing: it is loaded again. */
  readonly onChanged: () => void;
}

/** The form that closes a trip, with its settlement, stored as a draft until the server has it. */
export function useEndTrip({ trip, companyId, ledger, onChanged }: Options) {
  const country = useCountry().id;
  const clock = useServerClock();
  const userId = useSession()?.userId ?? '';
  const { bookingId } = trip;
  const { run } = useMutation(srmBookingEndpoints.end);
  const asksReason = useCapability('settlements');
  const changed = useReloadTrips();
  const [start] = useState(() =>
    firstValues(new Date(clock.now()), country, suggestMethod('DEPOSIT_RETURNED', ledger?.entries ?? [])),
  );
  const [server, setServer] = useState<ServerAccount | null>(null);
  const where = { country, begun: trip.startedAt ?? null };
  const agreed = getAgreed(trip);
  const toAccountFields = (values: EndValues) => ({ bookingId, ...accountPart(values, where) });
  const own = (values: EndValues) => agreed && computeAccount(agreed, values, where);
  /** The server's, if it was requested for exactly these fields. */
  const served = (values: EndValues) =>
    server !== null && server.key === accountKey(toAccountFields(values)) ? server.account : null;
  const depositLeft = readSignedMinor(ledger?.deposit.left) ?? 0;
  const hold = findActiveHold(ledger);
  const { form, errors, failure, submit, clearDraft } = useRecordForm<EndValues, CheckedEnd, void>({
    defaultValues: start,
    resolver: valibotResolver(
      endRules({
        bookingId,
        companyId,
        asksReason,
        depositLeft,
        held: getHeldAmount(ledger),
        ...where,
        handoverKilometre: trip.handoverKilometre ?? null,
        now: () => clock.now(),
        computeAccount: (values) => served(values) ?? own(values),
      }),
    ),
    fields: endFields,
    draftName: endDraftName(userId, bookingId),
    // The return time is asked again: an old one would be charged as if time had stopped.
    exceptFromDraft: ['returnedAt'],
    async send(body) {
      await run({ body });
      guard.release();
      clearDraft();
      changed();
      onChanged();
    },
    onRefused(error) {
      // Another desk may have ended, extended or paid in the meantime.
      if (isConflict(error)) changed();
      if (isCode(error, 'trip_transition')) onChanged();
    },
  });
  const guard = useUnsavedGuard(form.formState.isDirty);
  const values = useWatch({ control: form.control }) as EndValues;
  useServerAccount(isRead(values, trip) ? toAccountFields(values) : null, setServer);
  const [ownAccount, answered] = [own(values), served(values)];
  return {
    form,
    errors,
    failure,
    values,
    asksReason,
    depositLeft,
    hold,
    account: answered ?? ownAccount,
    /** If the server calculates another amount, its settlement counts. */
    differs: answered !== null && ownAccount !== null && !isSameAccount(answered, ownAccount),
    blocker: guard.blocker,
    submit: () => void submit(),
    discard: () => {
      clearDraft();
      guard.release();
    },
  };
}
export type EndTrip = ReturnType<typeof useEndTrip>;
