import {
  computeCounter,
  computeSettlement,
  findReturnBreach,
  fromMinorUnits,
  isBelowHandover,
  listDepositBreaches,
  listHoldBreaches,
  listOpenBreaches,
  toMinorUnits,
  type Counter,
  type CounterBreach,
  type endTripBody,
  type Settlement,
  type settleTripBody,
  type TripSettlementShown,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Deps } from '../../../deps';
import { countText, say, type PlainSentence } from '../../../language/say';
import { invalidField } from '../../../plugins/problem';
import { shownRates } from '../../catalogue';
import { momentText } from '../../../time/moment-text';
import { settlementView } from '../trips/closing-view';
import { otherChargeType, type AccountCharges } from '../trips/money/account-charges';
import type { TripRow } from '../trips/store';

export type EndBody = v.InferOutput<typeof endTripBody>;
type AccountBody = v.InferOutput<typeof settleTripBody>;

/** When the vehicle came back: now, unless it was earlier. @throws AppProblem on the field */
export function readReturnedAt({ clock, country }: Deps, trip: TripRow, sent: string | undefined): Date {
  const now = clock.now();
  if (sent === undefined) return now;
  const at = new Date(sent);
  const begun = trip.startedAt;
  const breach = findReturnBreach({
    returnedAt: at.getTime(),
    begun: begun?.getTime() ?? null,
    now: now.getTime(),
  });
  if (breach === 'ahead') throw invalidField('returnedAt', 'The time of the return cannot be in the future.');
  if (breach === 'beforeStart' && begun)
    throw invalidField(
      'returnedAt',
      say('The trip began on {moment}.', { moment: momentText(country, begun) }),
    );
  return at;
}

/** What is charged in addition to the rental, and the tolls and fines among it; in minor units. */
export const listCharges = (body: Pick<AccountBody, 'additionalCharges'>, { others }: AccountCharges) => [
  ...body.additionalCharges.map(({ type, amount }) => ({ type, amount: toMinorUnits(amount) })),
  ...(others > 0 ? [{ type: otherChargeType, amount: others }] : []),
];

interface Charged {
  readonly body: AccountBody;
  /** What the desk for tolls and fines put on the account. */
  readonly accountCharges: AccountCharges;
}

/** The account of a trip under way as the server computes it, from the trip's rates, times and payments. */
export function computeAccount(
  trip: TripRow,
  { body, accountCharges }: Charged,
  returnedAt: Date,
): Settlement {
  const { startsAt, endsAt, rates, handoverKm } = trip;
  if (startsAt === null || endsAt === null || rates === null || handoverKm === null)
    throw new Error(`${trip.code} is under way without time, rates or kilometres`);
  if (isBelowHandover(body.currentKilometre, handoverKm))
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
    charges: listCharges(body, accountCharges),
    fines: toMinorUnits(body.finesCollected) + accountCharges.fines,
    salik: toMinorUnits(body.salikCollected) + accountCharges.salik,
    discount: toMinorUnits(body.discounts),
    paid: trip.paid + trip.deducted,
  });
}

export const shownAccount = (trip: TripRow, settlement: Settlement): TripSettlementShown => ({
  ...settlementView(settlement),
  includedKilometres: trip.includedKm,
  extraKilometreRate: fromMinorUnits(trip.extraKmCharge),
});

function describeBreach({ field, rule }: CounterBreach): PlainSentence {
  if (rule === 'aboveHold') return 'This is more than what is held on the card.';
  if (rule === 'aboveOpen') return 'This is more than the amount still to be paid.';
  return field === 'depositReturned'
    ? 'This is more than what remains of the deposit.'
    : 'This is more than the deposit that is still held.';
}

/**
 * The payment when the account is closed; by default the whole open amount is paid.
 * @param held on the customer's card, in minor units
 * @throws AppProblem on the field
 */
export function settleCounter(
  { depositLeft }: TripRow,
  { balance }: Settlement,
  body: EndBody,
  held: number,
): Counter {
  const input = {
    balance,
    depositDeducted: toMinorUnits(body.depositDeducted),
    depositReturned: toMinorUnits(body.depositReturned),
    holdCaptured: toMinorUnits(body.holdCaptured),
    collectedNow: body.collectedNow === undefined ? undefined : toMinorUnits(body.collectedNow),
  };
  const [breach] = [
    ...listDepositBreaches(input, depositLeft),
    ...listHoldBreaches(input.holdCaptured, held),
    ...listOpenBreaches(input),
  ];
  if (breach) throw invalidField(breach.field, describeBreach(breach));
  return computeCounter(input);
}
