import { HOUR, MINUTE } from '@portal/shared/contract';
import { cleanUp } from './clean-up';
import type { Deps } from './deps';
import { askCardProvider, deliverDocuments, sendCardRefunds } from './domains/billing';
import { expireEnquiries } from './domains/enquiries';
import { lapseDepositHolds, lapseHolds, notifyExpiringLicences, notifyOverdueTrips } from './domains/rentals';
import { notifyExpiringDocuments } from './domains/fleet';
import { sendNotificationMails, sendNotificationPushes } from './domains/notifications';
import { foreseeTolls } from './domains/tolls';
import { createWatch, maintainPositions } from './domains/tracking';
import { learnRisks } from './domains/trip-risk';
import type { Job } from './jobs/schedule';

/** How late an expiry may be recorded, which readers still see to the second, and a message be sent. */
const EXPIRY_SWEEP = 5000;

/** A request for dates that a draft may no longer hold gets them at once; this is for lists and calendars. */
const HOLD_SWEEP = MINUTE;

/** How late the desk sees that a deposit's hold ended, or learns of a vehicle that is late. */
const DESK_SWEEP = MINUTE;

/** How long a queued document, or a message to a device, waits at most. */
const DELIVERY_SWEEP = 5000;

/** How long a payment by card that a customer waits for is not asked about, and how late a refund to a card is sent. */
const CARD_SWEEP = 5000;

/** How late a position is evaluated. An alert is of use within seconds. */
const WATCH_SWEEP = 1000;

/** All scheduled work of a country's server. Each job needs two connections, so what is due together is one job. */
export const listRecurringWork = (deps: Deps): Job[] => [
  {
    name: 'jobs',
    every: HOUR,
    async work() {
      await notifyExpiringDocuments(deps);
      await notifyExpiringLicences(deps);
      await cleanUp(deps);
      await learnRisks(deps);
    },
  },
  { name: 'positions', every: HOUR, work: () => maintainPositions(deps) },
  { name: 'watch', every: WATCH_SWEEP, work: createWatch(deps) },
  {
    name: 'holds',
    every: HOLD_SWEEP,
    async work() {
      await lapseHolds(deps);
      await foreseeTolls(deps);
    },
  },
  {
    name: 'deposits',
    every: DESK_SWEEP,
    async work() {
      await lapseDepositHolds(deps);
      await notifyOverdueTrips(deps);
    },
  },
  {
    name: 'documents',
    every: DELIVERY_SWEEP,
    async work() {
      await sendNotificationPushes(deps);
      await deliverDocuments(deps);
    },
  },
  {
    name: 'card payments',
    every: CARD_SWEEP,
    async work() {
      await askCardProvider(deps);
      await sendCardRefunds(deps);
    },
  },
  {
    name: 'expiry',
    every: EXPIRY_SWEEP,
    async work() {
      await expireEnquiries(deps);
      await sendNotificationMails(deps);
    },
  },
];
