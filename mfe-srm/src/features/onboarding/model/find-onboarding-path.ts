import type { OnboardingStatus } from '@portal/shared/contract';
import { paths } from '../../../model/paths';

const setUp: readonly string[] = [paths.intro, paths.taxInfo, paths.contract];

/** Where a page of the area leads during the setup: another path, or null to show the page itself. */
export function findOnboardingPath(path: string, { tax, contract }: OnboardingStatus): string | null {
  // Always readable, for example while looking for the requested number.
  if (path === paths.taxRules) return null;
  if (!tax) return path === paths.taxInfo || path === paths.intro ? null : paths.intro;
  if (!contract) return path === paths.contract ? null : paths.contract;
  return setUp.includes(path) ? paths.dashboard : null;
}
