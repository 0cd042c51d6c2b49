import type { AlertVerdict, RiskLevel } from '@portal/shared/contract';
import type { ColumnType } from 'kysely';

import type * as migrated from '../migrations/all';

interface StoredWeight {
  readonly weight: number;
  readonly usual: number;
}

export interface StoredRiskModel {
  readonly base: number;
  readonly weights: Readonly<Record<string, StoredWeight>>;
  readonly usualShare: number | null;
  readonly usualRate: number | null;
}

export interface RiskModelsTable extends migrated.RiskModels {
  /** Null where the trips say too little. Written as JSON. */
  model: ColumnType<StoredRiskModel | null, string | null, never>;
}

export interface TripRiskMarksTable extends migrated.TripRiskMarks {
  verdict: AlertVerdict;
  level: RiskLevel;
}
