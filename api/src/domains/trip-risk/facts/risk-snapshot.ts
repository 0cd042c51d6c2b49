/** How a customer's earlier trips ended, as far as that was known at the handover. */
export interface EarlierTrips {
  readonly trips: number;
  readonly late: number;
  readonly unpaid: number;
  readonly damaged: number;
  readonly fined: number;
}

/** What trackers and statements have said since the handover. */
export interface Driving {
  readonly zoneAlerts: number;
  readonly drivingAlerts: number;
  /** Hours beyond the agreed end. */
  readonly hoursLate: number;
  readonly fines: number;
}

/**
 * Everything that a risk is calculated from, as it was known at the handover, or is now where there was none. A name,
 * nationality, sex, age, language or religion has no place here, and nothing that stands for one.
 */
export interface RiskSnapshot {
  /** Null while no customer is chosen. */
  readonly earlier: EarlierTrips | null;
  /** From the booking to the agreed start. */
  readonly leadHours: number | null;
  readonly days: number | null;
  /** The agreed deposit, in daily rates of the trip. */
  readonly depositRates: number | null;
  /** The part of the rental that was paid, from 0 to 1. */
  readonly paidShare: number | null;
  /** From the agreed return until the licence expires; null where the licence has no date on file. */
  readonly licenceDays: number | null;
  /** Scans of the licence and the passport; null where they are no longer kept. */
  readonly documents: number | null;
  /** The daily rate, in usual daily rates of the company. */
  readonly rateRatio: number | null;
  /** Null before the handover. */
  readonly driving: Driving | null;
}
