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
  /** Charges of one call that bills them, and so lines of a supplementary invoice. */
  billedMax: 100,
} as const;
