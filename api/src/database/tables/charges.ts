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

import type * as migrated from '../migrations/all';
import type { NullableStamp } from '../migrations/column-types';

export interface ChargeStatementsTable extends migrated.ChargeStatements {
  issuer: ChargeIssuer;
  kind: ChargeKind;
  /** Written as `JSON.stringify(mapping)`. */
  mapping: ColumnType<StatementMapping, string, never>;
}

/** Money in minor units. */
export interface ChargesTable extends migrated.Charges {
  issuer: ChargeIssuer;
  kind: ChargeKind;
  precision: MomentPrecision;
  match: ChargeMatch;
  state: Generated<ChargeState>;
  /** Since when it is on the account of its trip. */
  accountedAt: NullableStamp;
  /** The document that bills it; null for one that a person says is billed. */
  invoiceId: string | null;
  /** Its line of a supplementary invoice, from 0. */
  invoiceLine: number | null;
}

export interface ChargeStatementLinesTable extends migrated.ChargeStatementLines {
  /** Written as JSON, as are the problems. */
  cells: ColumnType<readonly string[], string, never>;
  outcome: RowOutcome;
  problems: ColumnType<readonly RowProblemName[], string, never>;
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

export interface ChargeHistoryTable extends migrated.ChargeHistory {
  kind: ChargeEventKind;
  /** Written as `JSON.stringify(details)`. */
  details: ColumnType<ChargeEventDetails, string | undefined, never>;
}
