import {
  fromMinorUnits,
  computeSettlement,
  toMinorUnits,
  type endTripBody,
  type Settlement,
  type settleTripBody,
  type TripSettlementShown,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Deps } from '../../../deps';
import { countText, say } from '../../../language/say';
import { invalidField } from '../../../plugins/problem';
import { message } from '../../../plugins/validation-messages';
import { shownRates } from '../../catalogue';
import { momentText } from '../../../time/moment-text';
import { settlementView } from '../trips/closing-view';
import type { TripRow } from '../trips/store';

export type EndBody = v.InferOutput<typeof endTripBody>;
type AccountBody = v.InferOutput<typeof settleTripBody>;

/** When the vehicle came back: now, unless it was earlier. @throws AppProblem on the field */
export function readReturnedAt({ clock, country }: Deps, trip: TripRow, sent: string | undefined): Date {
  const now = clock.now();
  if (sent === undefined) return now;
  const at = new Date(sent);
  if (at > now) throw invalidField('returnedAt', 'The time of the return cannot be in the future.');
  if (trip.startedAt && at < trip.startedAt)
    throw invalidField(
      'returnedAt',
      say('The trip began on {moment}.', { moment: momentText(country, trip.startedAt) }),
    );
  return at;
}

/** The account of a trip under way as the server computes it, from the trip's rates, times and payments. */
export function computeAccount(trip: TripRow, body: AccountBody, returnedAt: Date): Settlement {
  const { startsAt, endsAt, rates, handoverKm } = trip;
  if (startsAt === null || endsAt === null || rates === null || handoverKm === null)
    throw new Error(`${trip.code} is under way without time, rates or kilometres`);
  if (body.currentKilometre < handoverKm)
    throw invalidField(
      'currentKilometre',
      say('The odometer showed {kilometres} km at handover.', { kilometres: countText(handoverKm) }),
    );
  return computeSettlement({
    rates: shownRates(rates),
    start: startsAt.toISOString(),
    agreedEnd: endsAt.toISOString(),
    returnedAt: returnedAt.toISOString(),
    rental: trip.rental ?? 0,
    includedKilometres: trip.includedKm,
    // The distance with the earlier vehicles counts too.
    handoverKilometre: handoverKm - trip.drivenBefore,
    returnKilometre: body.currentKilometre,
    chargePerKilometre: trip.extraKmCharge,
    charges: body.additionalCharges.map(({ type, amount }) => ({ type, amount: toMinorUnits(amount) })),
    fines: toMinorUnits(body.finesCollected),
    salik: toMinorUnits(body.salikCollected),
    discount: toMinorUnits(body.discounts),
    paid: trip.paid + trip.deducted,
  });
}

export const shownAccount = (trip: TripRow, settlement: Settlement): TripSettlementShown => ({
  ...settlementView(settlement),
  includedKilometres: trip.includedKm,
  extraKilometreRate: fromMinorUnits(trip.extraKmCharge),
});

export interface Counter {
  readonly collected: number;
  readonly deducted: number;
  readonly returned: number;
  /** Still to be paid after that; a negative amount is owed to the customer. */
  readonly left: number;
}

/**
 * The payment when the account is closed; by default the whole open amount is paid.
 * @throws AppProblem on the field
 */
export function computeCounter(trip: TripRow, { balance }: Settlement, body: EndBody): Counter {
  const open = Math.max(0, balance);
  const deducted = toMinorUnits(body.depositDeducted);
  const returned = toMinorUnits(body.depositReturned);
  if (deducted > Math.min(open, trip.depositLeft))
    throw invalidField(
      'depositDeducted',
      deducted > trip.depositLeft
        ? 'This is more than the deposit that is still held.'
        : 'This is more than the amount still to be paid.',
    );
  if (deducted + returned > trip.depositLeft)
    throw invalidField('depositReturned', 'This is more than what remains of the deposit.');
  const collected = body.collectedNow === undefined ? open - deducted : toMinorUnits(body.collectedNow);
  if (collected > open - deducted)
    throw invalidField('collectedNow', 'This is more than the amount still to be paid.');
  if (deducted > 0 && !body.depositReason)
    throw invalidField('depositReason', message('validation.required'));
  return { collected, deducted, returned, left: balance - collected - deducted };
}
