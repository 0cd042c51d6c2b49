import type {
  ChargeEventKind,
  ChargeIssuer,
  ChargeKind,
  ChargeMatch,
  ChargeState,
  MomentPrecision,
  RowOutcome,
  RowProblemName,
  StatementMapping,
} from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type { NullableStamp, RequiredStamp } from './accounts';

export interface ChargeStatementsTable {
  id: string;
  companyId: string;
  fileName: string;
  issuer: ChargeIssuer;
  kind: ChargeKind;
  headingKey: string;
  /** Written as `JSON.stringify(mapping)`. */
  mapping: ColumnType<StatementMapping, string, never>;
  createdBy: string | null;
  createdAt: RequiredStamp;
  undoneAt: NullableStamp;
  undoneBy: string | null;
}

/** Money in minor units. */
export interface ChargesTable {
  id: string;
  companyId: string;
  statementId: string | null;
  line: number | null;
  fingerprint: string | null;
  issuer: ChargeIssuer;
  kind: ChargeKind;
  plate: string;
  vehicleId: string | null;
  at: RequiredStamp;
  precision: MomentPrecision;
  amount: number;
  reference: Generated<string>;
  place: Generated<string>;
  details: Generated<string>;
  expected: number | null;
  band: string | null;
  isDifferent: Generated<boolean>;
  match: ChargeMatch;
  matchReason: string | null;
  tripId: string | null;
  decidedBy: string | null;
  decidedAt: NullableStamp;
  state: Generated<ChargeState>;
  photo: string | null;
  /** Since when it is on the account of its trip. */
  accountedAt: NullableStamp;
  /** The document that bills it; null for one that a person says is billed. */
  invoiceId: Generated<string | null>;
  /** Its line of a supplementary invoice, from 0. */
  invoiceLine: Generated<number | null>;
  createdAt: RequiredStamp;
  search: ColumnType<string, never, never>;
}

export interface ChargeStatementLinesTable {
  statementId: string;
  companyId: string;
  line: number;
  /** Written as JSON, as are the problems. */
  cells: ColumnType<readonly string[], string, never>;
  rowKey: string | null;
  outcome: RowOutcome;
  problems: ColumnType<readonly RowProblemName[], string, never>;
  chargeId: string | null;
}

/** What is known of an event beyond its kind. */
export interface ChargeEventDetails {
  readonly reason?: string;
  readonly tripCode?: string;
  /** Of a document. */
  readonly number?: string;
  /** The address that a notice was sent to. */
  readonly to?: string;
}

export interface ChargeHistoryTable {
  id: ColumnType<number, never, never>;
  companyId: string;
  chargeId: string;
  kind: ChargeEventKind;
  /** Written as `JSON.stringify(details)`. */
  details: ColumnType<ChargeEventDetails, string | undefined, never>;
  userId: string | null;
  at: RequiredStamp;
}
