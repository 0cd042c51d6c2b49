/** Existing values of a listing that would not fit another vehicle type. */
export interface Losses {
  /** Names of the specifications. */
  readonly specs: readonly string[];
  /** How many features are chosen. */
  readonly features: number;
}
