import {
  applyHoldStep,
  authoriseHold,
  computeHeld,
  DAY,
  defaultAlertRules,
  findHoldBreach,
  getDepositDeadline,
  getHoldState,
  HOUR,
  isHoldDue,
  limits,
  suggestValidUntil,
  type DepositHold,
  type HoldStep,
} from '@portal/shared/contract';

import { createRandom, type Random } from '../charge-year/random';

/** What happened in all trips. Money in minor units. */
export interface HoldFigures {
  trips: number;
  holds: number;
  renewals: number;
  captures: number;
  releases: number;
  lapses: number;
  lateCharges: number;
  /** Steps that the rules refused, such as renewing what has lapsed. */
  refused: number;
  /** Holds that lapsed without an alert before. */
  unseenLapses: number;
  /** Deposits still on a card when they had to be released, without an alert before. */
  unseenDeadlines: number;
  authorised: number;
  captured: number;
  released: number;
  lapsed: number;
  /** Authorised, and neither captured, released nor lapsed. */
  lost: number;
  /** Captured of holds, less the entries of the ledgers. */
  ledgerDifference: number;
  /** Trips in which more was captured than the customer owed. */
  overcharged: number;
}

const noFigures = (): HoldFigures => ({
  trips: 0,
  holds: 0,
  renewals: 0,
  captures: 0,
  releases: 0,
  lapses: 0,
  lateCharges: 0,
  refused: 0,
  unseenLapses: 0,
  unseenDeadlines: 0,
  authorised: 0,
  captured: 0,
  released: 0,
  lapsed: 0,
  lost: 0,
  ledgerDifference: 0,
  overcharged: 0,
});

/** A trip and its desk. Moments in ms from the start of the trip. */
class SimulatedTrip {
  readonly #random: Random;
  readonly #figures: HoldFigures;
  readonly #returnedAt: number;
  /** How often this desk looks at its alerts, and how often it does what they say. */
  readonly #care: number;
  #hold: DepositHold | null = null;
  #wasAlerted = false;
  #wasReminded = false;
  #owed = 0;
  /** The ledger: what was captured. */
  #entries: number[] = [];

  readonly #days: number;

  constructor(random: Random, figures: HoldFigures, days: number) {
    this.#days = days;
    this.#random = random;
    this.#figures = figures;
    this.#returnedAt = (1 + random.below(45)) * DAY + random.below(24) * HOUR;
    this.#care = random.next();
  }

  get end(): number {
    return this.#returnedAt + 40 * DAY;
  }

  #deadline(at: number): number | null {
    return at < this.#returnedAt ? null : getDepositDeadline(this.#returnedAt, limits.trip.depositReturn.ae);
  }

  /** From an hour to 31 days, usually the seven of the settings. */
  #validUntil(at: number): number {
    const days = this.#random.chance(0.7) ? 7 : this.#random.pick([HOUR / DAY, 1, 3, 5, 14, 30, 31]);
    return suggestValidUntil(at, days, this.#deadline(at));
  }

  authorise(at: number): void {
    const amount = (5 + this.#random.below(60)) * 10_000 + this.#random.below(100);
    this.#hold = authoriseHold({ amount, validUntil: this.#validUntil(at) });
    [this.#wasAlerted, this.#wasReminded] = [false, false];
    this.#figures.holds += 1;
    this.#figures.authorised += amount;
    this.#see(at);
  }

  /** The alerts of this moment, which exist whether or not anybody looks. */
  #see(at: number): void {
    const [hold, deadline] = [this.#hold, this.#deadline(at)];
    if (hold === null) return;
    if (isHoldDue(hold, at, this.#days)) this.#wasAlerted = true;
    const reminder = defaultAlertRules.depositDue.days * DAY;
    if (deadline !== null && computeHeld(hold, at) > 0 && deadline < at + reminder) this.#wasReminded = true;
  }

  #take(step: HoldStep): boolean {
    if (this.#hold === null) return false;
    if (findHoldBreach(this.#hold, step) !== null) {
      this.#figures.refused += 1;
      return false;
    }
    this.#hold = applyHoldStep(this.#hold, step);
    return true;
  }

  #finish(): void {
    const hold = this.#hold;
    if (hold === null) return;
    this.#figures.captured += hold.captured;
    this.#figures.released += hold.released;
    this.#figures.lapsed += hold.lapsed;
    this.#figures.lost += hold.amount - hold.captured - hold.released - hold.lapsed;
    this.#figures.ledgerDifference += hold.captured;
    this.#hold = null;
  }

  #capture(at: number): void {
    const amount = Math.min(this.#owed, this.#hold?.amount ?? 0);
    if (!this.#take({ kind: 'capture', at, amount })) return;
    this.#owed -= amount;
    this.#entries.push(amount);
    this.#figures.captures += 1;
    this.#finish();
  }

  #renew(at: number): void {
    const [validUntil, deadline] = [this.#validUntil(at), this.#deadline(at)];
    if (!this.#take({ kind: 'renew', at, validUntil, deadline })) return;
    this.#wasAlerted = false;
    this.#figures.renewals += 1;
    this.#see(at);
  }

  #release(at: number): void {
    if (!this.#take({ kind: 'release', at })) return;
    this.#figures.releases += 1;
    this.#finish();
  }

  /** An hour in which the desk may do something; `tick` is the moment. */
  pass(tick: number): void {
    const random = this.#random;
    this.#lapse(tick);
    this.#see(tick);
    const isOver = tick >= this.#returnedAt;
    if (random.chance(1 / (isOver ? 400 : 2000))) this.#owe();
    if (tick === this.#returnedAt) this.#close(tick);
    else if (this.#hold !== null) this.#act(tick, isOver);
    else if (!isOver && random.chance(this.#care / 24)) this.authorise(tick);
  }

  #lapse(tick: number): void {
    const hold = this.#hold;
    const deadline = this.#deadline(tick);
    if (
      hold !== null &&
      deadline !== null &&
      tick > deadline &&
      computeHeld(hold, tick) > 0 &&
      !this.#wasReminded
    )
      this.#figures.unseenDeadlines += 1;
    if (hold === null || getHoldState(hold, tick) !== 'LAPSED') return;
    if (!this.#wasAlerted) this.#figures.unseenLapses += 1;
    this.#take({ kind: 'lapse', at: tick });
    this.#figures.lapses += 1;
    // Somebody who did not see it tries to go on with it: it is refused.
    this.#take({ kind: 'release', at: tick });
    this.#finish();
  }

  /** A toll, a fine or a damage. */
  #owe(): void {
    this.#figures.lateCharges += 1;
    this.#owed += this.#random.pick([400, 600, 65_000, 150_000, 1_000_000]);
  }

  #close(tick: number): void {
    if (this.#random.chance(0.3)) this.#owe();
    if (this.#owed > 0 && this.#random.chance(0.8)) this.#capture(tick);
    else if (this.#random.chance(0.5)) this.#release(tick);
  }

  #act(tick: number, isOver: boolean): void {
    const random = this.#random;
    if (!random.chance(this.#care / 12)) return;
    if (isOver && this.#owed > 0) return this.#capture(tick);
    if (isOver && this.#wasReminded) return this.#release(tick);
    if (this.#hold !== null && isHoldDue(this.#hold, tick, this.#days) && random.chance(0.7))
      this.#renew(tick);
  }

  /** @returns what the ledger has, in minor units */
  close(): number {
    if (this.#hold !== null) {
      this.#figures.lost += computeHeld(this.#hold, this.end);
      this.#lapse(Math.max(this.end, this.#hold.validUntil));
    }
    if (this.#owed < 0) this.#figures.overcharged += 1;
    return this.#entries.reduce((sum, entry) => sum + entry, 0);
  }
}

/**
 * Trips with random lengths, desks, renewals, captures, late charges and lapses, hour by hour.
 * @param days how many days before a hold lapses its alert appears
 */
export function simulateHolds(
  trips: number,
  seed: number,
  days: number = defaultAlertRules.holdDue.days,
): HoldFigures {
  const [random, figures] = [createRandom(seed), noFigures()];
  for (let count = 0; count < trips; count += 1) {
    const trip = new SimulatedTrip(random, figures, days);
    trip.authorise(0);
    for (let tick = HOUR; tick <= trip.end; tick += HOUR) trip.pass(tick);
    figures.ledgerDifference -= trip.close();
    figures.trips += 1;
  }
  return figures;
}
