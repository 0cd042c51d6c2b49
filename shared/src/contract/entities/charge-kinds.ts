/** What a toll or a fine is about. `other` is anything else that a statement can list, such as parking. */
export const chargeKinds = ['toll', 'fine', 'other'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** Who makes a statement. `other` is an issuer that the reader does not know. */
export const chargeIssuers = [
  'salik',
  'darb',
  'fastag',
  'dubai_police',
  'abu_dhabi_police',
  'e_challan',
  'other',
] as const;
export type ChargeIssuer = (typeof chargeIssuers)[number];

/** What a column of a statement can contain. `dateTime` is both in one cell. */
export const statementFields = [
  'plate',
  'plateCode',
  'plateSource',
  'dateTime',
  'date',
  'time',
  'amount',
  'reference',
  'place',
  'details',
] as const;
export type StatementField = (typeof statementFields)[number];

/** Which part of `03/04/2026` is the day. */
export const dateOrders = ['dayFirst', 'monthFirst'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** How exactly the statement says when: a toll gate to the second, some fines only the day. */
export const momentPrecisions = ['second', 'minute', 'day'] as const;
export type MomentPrecision = (typeof momentPrecisions)[number];

/**
 * To which trip a charge belongs: `decided` by the time, or by a person; `ambiguous` when several trips are possible;
 * `outside` when no trip had the vehicle then; `unmatched` when the company has no such plate.
 */
export const chargeMatches = ['decided', 'ambiguous', 'outside', 'unmatched'] as const;
export type ChargeMatch = (typeof chargeMatches)[number];
