import { BREAKING_END } from '../../api/src/database/migrate';
import { migrations } from '../../api/src/database/migrations/all';

/** The migrations since an older release with which its servers do not run (ADR 0143). */
export const listBreakingSteps = (
  olderSteps: readonly string[],
  steps: readonly string[] = Object.keys(migrations),
): string[] => steps.filter((step) => !olderSteps.includes(step) && step.endsWith(BREAKING_END));
