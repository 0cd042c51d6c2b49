import type { RowChange } from '@portal/shared/contract';

/** What the report says of a row that was judged with `updates`. */
export interface RowReport {
  readonly change: RowChange;
  /** The fields that differ, by their names on the wire. */
  readonly fields?: string[];
  /** The version before the row. */
  readonly version: number;
}
