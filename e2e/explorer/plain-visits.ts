import type { CountryCode } from '@portal/shared/contract';
import {
  buildId,
  newUserId,
  settledUserId,
  temporaryToken,
  withoutDeskUserId,
  withoutTermsUserId,
} from '@portal/shared/testing/recorder/server';
import type { Route } from './routes';
import { planVisits, type Actor, type Samples, type Visit } from './visits';

/** The explorer's users that exist on the recorder's platform. */
export const plainUsers: Partial<Record<Actor, string>> = {
  agent: settledUserId,
  newcomer: newUserId,
  pending: settledUserId,
  withoutDesk: withoutDeskUserId,
  withoutTerms: withoutTermsUserId,
};

/** The records of that platform. */
export const listPlainSamples = (country: CountryCode): Samples => ({
  agentId: settledUserId,
  ownerAgentId: settledUserId,
  userId: settledUserId,
  companyId: buildId(2),
  listing: buildId(1),
  unfinishedListing: buildId(1),
  vehicle: buildId(50),
  customer: buildId(40),
  emptyTrip: buildId(62),
  draftTrip: buildId(62),
  reservedTrip: buildId(62),
  ongoingTrip: buildId(60),
  overdueTrip: buildId(60),
  completedTrip: buildId(61),
  cancelledTrip: buildId(63),
  customerToken: temporaryToken(country),
});

const isSeen = ({ actor }: Visit): boolean => actor === null || plainUsers[actor] !== undefined;

/** Each route once, as the first available user sees it. */
export const planPlainVisits = (routes: readonly Route[]): Visit[] =>
  planVisits(routes).filter(
    (visit, at, all) =>
      isSeen(visit) && all.findIndex((other) => other.route === visit.route && isSeen(other)) === at,
  );
