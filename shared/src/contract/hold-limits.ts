/** Deposits that a bank holds on a customer's card. */
export const holdLimits = {
  /** Days that a hold is valid, until a company sets another number. Providers say how long; seven are usual. */
  days: 7,
  /** No provider keeps a hold longer than this without another authorisation. */
  daysMax: 31,
  referenceMax: 60,
  /** Days that a hold is reported after it lapsed. */
  lapsedDays: 60,
  /** Holds of a trip that are listed: the one in force and earlier ones. */
  listedMax: 50,
} as const;
