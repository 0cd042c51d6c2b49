import type { BookingFactKind } from '@portal/shared/contract';

/** What one unit more of a fact adds to the log-odds, and what is usual. */
export interface FactWeight {
  readonly weight: number;
  /** A fact of this size weighs nothing. */
  readonly usual: number;
}

/** Readable: a probability is the logistic function of the base and the sum of weights. */
export interface RiskModel {
  readonly base: number;
  readonly weights: Readonly<Record<BookingFactKind, FactWeight>>;
  /** The share of trips that go wrong, where it is known. */
  readonly usualShare: number | null;
  /** The usual daily rate of the company in minor units, where it is known. */
  readonly usualRate: number | null;
}
