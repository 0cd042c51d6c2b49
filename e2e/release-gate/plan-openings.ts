import { countryCodes, type CountryCode } from '@portal/shared/contract';
import { defaultLocale, type Locale } from '@portal/shared/i18n/locales';
import { recorderTokens } from '@portal/shared/testing/recorder/server';
import { listLiveRemotes } from '@portal/build/releases/registry/live.ts';
import { readAllManifests } from '@portal/build/workspace/remotes.ts';
import type { GateRequest } from '@portal/tools/release/gate-request.ts';
import { listPlainSamples, plainUsers, planPlainVisits } from '../explorer/plain-visits';
import type { Opening } from '../explorer/page/open-page';
import { readRoutes } from '../explorer/routes';

export interface PlannedOpening extends Omit<Opening, 'origin' | 'width' | 'country'> {
  /** As in `remote.json`. */
  readonly route: string;
  readonly country: CountryCode;
  readonly locale: Locale;
  /** Whether axe looks at it too: the two countries differ in little that it sees. */
  readonly isExamined: boolean;
}

/** The language that people of a country choose other than English. */
const otherLocales = { ae: 'ar', in: 'hi' } as const satisfies Record<CountryCode, Locale>;

/**
 * Each page of a remote: once in English, in the countries in turn, and in each country where it exists in its
 * other language. For the shell: each page of every live remote once, in the countries and languages in turn.
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
      return countries.flatMap((country) => {
        const isExamined = country === examined;
        const other = otherLocales[country];
        const every = isExamined ? [defaultLocale, other] : [other];
        const inTurn = isExamined ? [Math.floor(number / 2) % 2 === 0 ? defaultLocale : other] : [];
        return (isShell ? inTurn : every).map((locale, index) => ({
          route: visit.route,
          address: visit.address(listPlainSamples(country)),
          country,
          locale,
          isExamined: isExamined && index === 0,
          signedIn: userId ? { ...recorderTokens(userId), userId } : null,
          remembered: visit.remembered ?? {},
        }));
      });
    });
}
