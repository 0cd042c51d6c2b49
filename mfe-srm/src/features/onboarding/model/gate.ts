import type { OnboardingStatus } from '@portal/shared/contract';
import { paths } from '../../../paths';

const setUp: readonly string[] = [paths.intro, paths.taxInfo, paths.contract];

/** Where a page of the area leads while the set-up is not done: another path, or null to show the page itself. */
export function findOnboardingPath(path: string, { tax, contract }: OnboardingStatus): string | null {
  // To be read at any time, also while one looks for the number that is asked for.
  if (path === paths.taxRules) return null;
  if (!tax) return path === paths.taxInfo || path === paths.intro ? null : paths.intro;
  if (!contract) return path === paths.contract ? null : paths.contract;
  return setUp.includes(path) ? paths.dashboard : null;
}
