import { countryCodes, type CountryCode } from '@portal/shared/contract';
import { recorderTokens } from '@portal/shared/testing/recorder/server';
import { listLiveRemotes } from '@portal/shared/build/releases/registry/live.ts';
import { readAllManifests } from '@portal/shared/build/workspace/remotes.ts';
import type { GateRequest } from '@portal/shared/tools/release/gate-request.ts';
import { listPlainSamples, plainUsers, planPlainVisits } from '../explorer/plain-visits';
import type { Opening } from '../explorer/page/open-page';
import { readRoutes } from '../explorer/routes';

export interface PlannedOpening extends Omit<Opening, 'origin' | 'width' | 'country'> {
  /** As in `remote.json`. */
  readonly route: string;
  readonly country: CountryCode;
  /** Whether axe looks at it too: the two countries differ in little that it sees. */
  readonly isExamined: boolean;
}

/**
 * Each page of a remote in each country where it exists. For the shell: each page of every live remote, in the countries
 * in turn.
 * @throws when nothing stands for an id in an address
 */
export function planOpenings({ target, live }: Pick<GateRequest, 'target' | 'live'>): PlannedOpening[] {
  const remotes = listLiveRemotes(live);
  const isShell = target === 'host';
  const tested = remotes.filter(({ name }) => isShell || name === target);
  // The sources know the pages of all others; a live version may have pages that its sources no longer have.
  const visits = planPlainVisits(readRoutes([...readAllManifests(), ...remotes]));
  const paths = new Set(readRoutes(tested).map(({ path }) => path));
  return visits
    .filter(({ route }) => paths.has(route))
    .flatMap((visit, number) => {
      const countries = countryCodes.filter((country) => visit.countries.includes(country));
      const examined = countries[number % countries.length];
      const userId = visit.actor && plainUsers[visit.actor];
      return countries
        .filter((country) => !isShell || country === examined)
        .map((country) => ({
          route: visit.route,
          address: visit.address(listPlainSamples(country)),
          country,
          isExamined: country === examined,
          signedIn: userId ? { ...recorderTokens(userId), userId } : null,
          remembered: visit.remembered ?? {},
        }));
    });
}
