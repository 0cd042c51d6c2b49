/** Files of `api/src` whose statements reach rows without their owner, each with the tables and the reason. */
type Crossings = Readonly<Record<string, { readonly tables: readonly string[]; readonly reason: string }>>;

const DUE = 'finds what is due in all companies, by its time';
const OLD = 'deletes what is too old to keep, by its time';

/** While a call is answered. */
export const callCrossings: Crossings = {
  'domains/customers/links/customer-link-repository.ts': {
    tables: ['customerLinks'],
    reason: 'the token of a link names its row, which says whose it is; writes name the company',
  },
  'domains/files/file-repository.ts': {
    tables: [
      'checkListPhotos',
      'checkLists',
      'contractAddenda',
      'customerDocuments',
      'customers',
      'files',
      'fleetVehicles',
      'issuedLogos',
      'listingFiles',
      'tripContracts',
      'vehicleDamagePhotos',
    ],
    reason:
      'ids of files come from rows of their owner; before a file may be deleted, every table is asked for it, since a mistake would lose it',
  },
  'domains/files/read-repository.ts': {
    tables: ['customerDocuments'],
    reason: 'a signed link names a file and nothing else',
  },
};

/** In background work, which has no owner: a sweep looks for what is due in all companies at once. */
export const sweepCrossings: Crossings = {
  'domains/agent-actions/action-repository.ts': { tables: ['agentActions'], reason: OLD },
  'domains/agent-events/agent-event-repository.ts': { tables: ['agentEvents'], reason: OLD },
  'domains/billing/invoices/kept-invoice-repository.ts': { tables: ['keptInvoices'], reason: OLD },
  'domains/catalogue/drafts/draft-repository.ts': { tables: ['listingDrafts'], reason: OLD },
  'domains/catalogue/listings/link-open-repository.ts': { tables: ['listingLinkOpens'], reason: OLD },
  'domains/catalogue/listings/purge.ts': { tables: ['listings'], reason: OLD },
  'domains/customers/record/customer-repository.ts': {
    tables: ['customerDocuments', 'customers', 'files'],
    reason: OLD,
  },
  'domains/enquiries/enquiry-repository.ts': { tables: ['enquiries'], reason: DUE },
  'domains/files/file-repository.ts': { tables: ['files', 'listingDraftFiles'], reason: OLD },
  'domains/files/read-repository.ts': { tables: ['fileReads'], reason: OLD },
  'domains/fleet/vehicles/notify-expiring-documents.ts': {
    tables: ['fleetVehicles', 'notifications'],
    reason: DUE,
  },
  'domains/identity/activity/activity-repository.ts': { tables: ['accountActivity'], reason: OLD },
  'domains/identity/auth/session-repository.ts': { tables: ['refreshFamilies'], reason: OLD },
  'domains/notifications/deliveries/find-waiting.ts': {
    tables: ['notificationDeliveries', 'notificationQuietHours'],
    reason: DUE,
  },
  'domains/notifications/notification-repository.ts': { tables: ['notifications'], reason: OLD },
  'domains/notifications/push/device-repository.ts': {
    tables: ['pushDevices', 'refreshFamilies'],
    reason: OLD,
  },
  'domains/rentals/notices/find-overdue-trips.ts': { tables: ['notifications', 'trips'], reason: DUE },
  'domains/rentals/notices/notify-expiring-licences.ts': {
    tables: ['customers', 'notifications', 'trips'],
    reason: DUE,
  },
  'domains/rentals/trips/money/holds/deposit-hold-repository.ts': { tables: ['depositHolds'], reason: DUE },
  'domains/rentals/trips/trip-repository.ts': { tables: ['trips', 'vehicleOccupancies'], reason: DUE },
  'domains/tolls/learn-places.ts': { tables: ['charges', 'tollLearnings'], reason: DUE },
  'domains/tracking/alerts/alert-repository.ts': {
    tables: ['trackerInstallations', 'trackerStates', 'trackingAlerts'],
    reason: DUE,
  },
  'domains/tracking/position-repository.ts': { tables: ['positions'], reason: OLD },
  'domains/tracking/positions/position-access-repository.ts': { tables: ['positionAccesses'], reason: OLD },
  'domains/tracking/refused-device-repository.ts': { tables: ['refusedDevices'], reason: OLD },
  'domains/tracking/tolls/note-passings.ts': {
    tables: ['tollGates', 'tollWatches', 'trackerInstallations', 'trackerStates'],
    reason: DUE,
  },
  'domains/tracking/tolls/passing-repository.ts': { tables: ['tollPassings'], reason: OLD },
  'domains/tracking/tolls/scan-gates.ts': { tables: ['tollScans'], reason: DUE },
  'domains/tracking/watch/find-silences.ts': {
    tables: ['trackerInstallations', 'trackerStates', 'tripVehiclePeriods'],
    reason: DUE,
  },
  'domains/tracking/watch/read-due.ts': {
    tables: ['trackerInstallations', 'trackerStates', 'trackingWatches'],
    reason: DUE,
  },
  'domains/tracking/zones/zone-repository.ts': { tables: ['trackingZones', 'trips'], reason: DUE },
  'domains/trip-risk/learn/learn-risks.ts': {
    tables: ['riskModels', 'tripClosings', 'tripCounts', 'tripRiskMarks'],
    reason: 'finds the companies that have something new to learn from, once an hour',
  },
};

const BEFORE =
  'fills in the owner for a server of the release before; goes with a step that ends in "-breaking"';

/** In functions of the database, by their names. */
export const functionCrossings: Crossings = {
  check_list_photos_owner: { tables: ['checkLists'], reason: BEFORE },
  customer_changes_owner: { tables: ['customers'], reason: BEFORE },
  customer_documents_owner: { tables: ['customers'], reason: BEFORE },
  customer_link_files_owner: { tables: ['customerLinks'], reason: BEFORE },
  listing_cities_owner: { tables: ['listings'], reason: BEFORE },
  listing_features_owner: { tables: ['listings'], reason: BEFORE },
  listing_files_owner: { tables: ['listings'], reason: BEFORE },
  listing_link_opens_owner: { tables: ['listings'], reason: BEFORE },
  listing_specs_owner: { tables: ['listings'], reason: BEFORE },
  refresh_tokens_owner: { tables: ['refreshFamilies'], reason: BEFORE },
  vehicle_damage_photos_owner: { tables: ['vehicleDamages'], reason: BEFORE },
};
