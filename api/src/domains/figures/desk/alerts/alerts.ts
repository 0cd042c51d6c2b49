import {
  getElectronicDuty,
  tripAlertKinds,
  type TripAlert,
  type TripAlertKind,
} from '@portal/shared/contract';

import type { Actor, Deps } from '../../../../deps';
import { requireCompany, getSettings } from '../../../company';
import { ownTrip } from '../../../rentals';
import { chargeQueries } from './charge-queries';
import { depositQueries } from './deposit-queries';
import { documentQueries } from './document-queries';
import { queries, type Found } from './queries';
import { refundQueries } from './refund-queries';
import { trackingQueries } from './tracking-queries';
import { listWarnedTrips } from './warned';

const severities: Readonly<Record<TripAlertKind, TripAlert['severity']>> = {
  overdue: 'critical',
  spam: 'critical',
  repeatDamage: 'warning',
  mismatchedDocuments: 'warning',
  latePickup: 'warning',
  mileage: 'warning',
  manyTrips: 'notice',
  depositDue: 'warning',
  holdDue: 'warning',
  holdLapsed: 'critical',
  refundFailed: 'critical',
  fineDue: 'warning',
  electronicDue: 'warning',
  deliveryFailing: 'critical',
  zoneLeft: 'critical',
  zoneEntered: 'critical',
  speeding: 'warning',
  usedBetween: 'critical',
  trackerSilent: 'critical',
  plannedKilometres: 'warning',
  yardArrived: 'notice',
  nightUse: 'notice',
  idling: 'notice',
  towed: 'critical',
  tampering: 'critical',
  crash: 'critical',
  harshDriving: 'notice',
};
const allQueries = {
  ...queries,
  ...depositQueries,
  ...refundQueries,
  ...chargeQueries,
  ...documentQueries,
  ...trackingQueries,
};
const order = ['critical', 'warning', 'notice'];

const toAlert = (kind: TripAlertKind, found: Found): TripAlert => ({
  kind,
  severity: severities[kind],
  figures: { ...found.figures },
  bookingId: found.tripId,
  tripCode: found.code,
  vehicleRegistrationNumber: found.plate,
  customerId: found.customerId,
  customerName: found.customerName,
});

/** The warnings of the company's rules, the most urgent first; only of one trip where it is named. */
export async function tripAlerts(
  deps: Deps,
  user: Actor,
  bookingId: string | undefined,
): Promise<{ list: TripAlert[] }> {
  const companyId = requireCompany(user);
  if (bookingId !== undefined) await ownTrip(deps.db, companyId, bookingId);
  const { alertRules: rules, electronic } = await getSettings(deps.db, deps.country, companyId);
  const { country, clock } = deps;
  const duty = getElectronicDuty(country.id, electronic);
  const alertQuery = { companyId, country, now: clock.now(), rules, duty, bookingId };
  const lists = await Promise.all(
    tripAlertKinds.map(async (kind) => {
      if (!rules[kind].enabled) return [];
      const found =
        kind === 'spam'
          ? await listWarnedTrips(deps, companyId, bookingId)
          : ((await allQueries[kind](alertQuery)?.execute(deps.db))?.rows ?? []);
      return found.map((one) => toAlert(kind, one));
    }),
  );
  const list = lists.flat().sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
  return { list };
}
