import type { AlertVerdict, RiskLevel } from '@portal/shared/contract';

/** What a person said about the risk that was shown. */
export interface StoredMark {
  readonly tripId: string;
  readonly verdict: AlertVerdict;
  readonly level: RiskLevel;
}
