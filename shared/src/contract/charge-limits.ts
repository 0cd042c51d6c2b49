const MB = 1024 * 1024;

/** Tolls and fines. */
export const chargeLimits = {
  rowsPerCall: 500,
  columnsMax: 60,
  cellMax: 500,
  fileNameMax: 200,
  headingKeyMax: 500,
  lineMax: 1_000_000,
  textMax: 300,
  reasonMin: 3,
  /** Rows of a file: a fleet of 300 has fewer in a month. */
  fileRowsMax: 50_000,
  fileMax: 20 * MB,
  /** Statements that are listed. */
  statementsMax: 100,
  reportMax: 1000,
  /** Months, vehicles or customers of a summary. */
  summaryGroupsMax: 100,
  /**
   * Days from a fine in which it can be disputed, until a company sets another number. In India a challan counts as
   * accepted after 45 days (Central Motor Vehicles Rules, rule 167). In the UAE the time differs by issuer.
   */
  disputeDays: { ae: 30, in: 45 },
  /** A fine stays among those that are due this many days after its limit. */
  overdueDays: 60,
  /** Charges of one call that bills them, and so lines of a supplementary invoice. */
  billedMax: 100,
} as const;
