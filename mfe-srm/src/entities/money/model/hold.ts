import {
  authoriseHoldBody,
  captureHoldBody,
  holdLimits,
  renewHoldBody,
  readMinor,
  readPlainNumber,
  suggestValidUntil,
  type CountryCode,
  type DepositHoldRecord,
  type TripLedger,
} from '@portal/shared/contract';
import * as v from 'valibot';
import { fromLocalInput, toLocalInput } from '../../../model/local-moment';

/** The hold in force; null where nothing is held. */
export const findActiveHold = (
  ledger: Pick<TripLedger, 'holds'> | null | undefined,
): DepositHoldRecord | null => ledger?.holds?.find(({ state }) => state === 'AUTHORISED') ?? null;

/** What is held on a card, in minor units. */
export const getHeldAmount = (ledger: Pick<TripLedger, 'holds'> | null | undefined): number =>
  readMinor(findActiveHold(ledger)?.amount) ?? 0;

/** Until when a hold of now is valid by default, as the field has it. */
export const firstValidUntil = (
  now: number,
  { holdDays, deposit }: Pick<TripLedger, 'holdDays' | 'deposit'>,
  country: CountryCode,
): string => {
  const deadline = deposit.dueAt === null ? null : Date.parse(deposit.dueAt);
  return toLocalInput(new Date(suggestValidUntil(now, holdDays ?? holdLimits.days, deadline)), country);
};

/** The fields of a new hold, as typed. */
export interface HoldValues {
  amount: string;
  reference: string;
  lastDigits: string;
  validUntil: string;
}
export const holdFields = ['amount', 'reference', 'lastDigits', 'validUntil'] as const;

const filled = v.pipe(v.string(), v.nonEmpty('validation.required'));

export const holdRules = (bookingId: string, country: CountryCode) =>
  v.pipe(
    v.object({ amount: v.string(), reference: v.string(), lastDigits: v.string(), validUntil: filled }),
    v.transform(({ amount, reference, lastDigits, validUntil }): v.InferInput<typeof authoriseHoldBody> => ({
      bookingId,
      amount: readPlainNumber(amount),
      reference,
      ...(lastDigits.trim() && { lastDigits }),
      validUntil: fromLocalInput(validUntil, country),
    })),
    authoriseHoldBody,
  );
export type CheckedHold = v.InferOutput<ReturnType<typeof holdRules>>;

export type RenewalValues = Pick<HoldValues, 'reference' | 'validUntil'>;
export const renewalFields = ['reference', 'validUntil'] as const;

export const renewalRules = (holdId: string, country: CountryCode) =>
  v.pipe(
    v.object({ reference: v.string(), validUntil: filled }),
    v.transform(({ reference, validUntil }): v.InferInput<typeof renewHoldBody> => ({
      holdId,
      reference,
      validUntil: fromLocalInput(validUntil, country),
    })),
    renewHoldBody,
  );
export type CheckedRenewal = v.InferOutput<ReturnType<typeof renewalRules>>;

export interface CaptureValues {
  amount: string;
  reason: string;
}
export const captureFields = ['amount', 'reason'] as const;

export const captureRules = (holdId: string) =>
  v.pipe(
    v.object({ amount: v.string(), reason: v.string() }),
    v.transform(({ amount, reason }): v.InferInput<typeof captureHoldBody> => ({
      holdId,
      amount: readPlainNumber(amount),
      reason,
    })),
    captureHoldBody,
  );
export type CheckedCapture = v.InferOutput<ReturnType<typeof captureRules>>;
