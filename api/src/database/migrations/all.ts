// Written by `npm run tables` from the files of this folder and the schema that they make.
import type { Generated, Migration } from 'kysely';

import type {
  Derived,
  GeneratedJson,
  Json,
  NullableJson,
  NullableStamp,
  RequiredStamp,
  Stamp,
} from './column-types';
import * as accounts from './0001-accounts';
import * as files from './0002-files';
import * as companies from './0003-companies';
import * as lookups from './0004-lookups';
import * as platform from './0005-platform';
import * as enquiries from './0006-enquiries';
import * as followUps from './0007-follow-ups';
import * as listings from './0008-listings';
import * as portfolio from './0009-portfolio';
import * as account from './0010-account';
import * as agreements from './0011-agreements';
import * as fleet from './0012-fleet';
import * as customers from './0013-customers';
import * as trips from './0014-trips';
import * as customerChanges from './0015-customer-changes';
import * as customerLinks from './0016-customer-links';
import * as invoices from './0017-invoices';
import * as customerContacts from './0018-customer-contacts';
import * as searchOfTrips from './0019-search-of-trips';
import * as checkListVersions from './0020-check-list-versions';
import * as tripSearches from './0021-trip-searches';
import * as vehicleModels from './0023-vehicle-models';
import * as reservations from './0024-reservations';
import * as tripVehiclePeriods from './0025-trip-vehicle-periods';
import * as vehicleDamages from './0026-vehicle-damages';
import * as issuedPapers from './0027-issued-papers';
import * as guards from './0029-guards';
import * as rateCounters from './0031-rate-counters';
import * as filesBySize from './0032-files-by-size';
import * as maskedUntilUnlocked from './0034-masked-until-unlocked';
import * as keptInvoices from './0035-kept-invoices';
import * as accountActivity from './0037-account-activity';
import * as passkeys from './0038-passkeys';
import * as invoiceCategories from './0039-invoice-categories';
import * as vehicleTaxClass from './0040-vehicle-tax-class';
import * as licenceAuthority from './0041-licence-authority';
import * as charges from './0043-charges';
import * as trackers from './0045-trackers';
import * as positions from './0046-positions';
import * as invoiceRegistrations from './0047-invoice-registrations';
import * as documentDeliveries from './0048-document-deliveries';
import * as invoicesByTime from './0050-invoices-by-time';
import * as listingPermits from './0051-listing-permits';
import * as electronicSettings from './0052-electronic-settings';
import * as registrationCancellations from './0053-registration-cancellations';
import * as chargeBilling from './0054-charge-billing';
import * as mailAttachments from './0055-mail-attachments';
import * as paymentDetails from './0056-payment-details';
import * as bilingualDocuments from './0058-bilingual-documents';
import * as summaryInvoices from './0059-summary-invoices';
import * as depositHolds from './0061-deposit-holds';
import * as paymentRequests from './0063-payment-requests';
import * as cardPayments from './0064-card-payments';
import * as cardRefunds from './0065-card-refunds';
import * as searchKeys from './0066-search-keys';
import * as positionAccesses from './0067-position-accesses';
import * as cardAccounts from './0068-card-accounts';
import * as trackingAlerts from './0070-tracking-alerts';
import * as positionExports from './0071-position-exports';
import * as refusedDevices from './0072-refused-devices';
import * as notifications from './0075-notifications';
import * as notificationMutes from './0076-notification-mutes';
import * as alertsOfDevices from './0078-alerts-of-devices';
import * as zoneScopes from './0079-zone-scopes';
import * as notificationDeliveries from './0080-notification-deliveries';
import * as pushDevices from './0081-push-devices';
import * as paymentsThatDiffer from './0082-payments-that-differ';
import * as riskModels from './0083-risk-models';
import * as tripRiskMarks from './0084-trip-risk-marks';
import * as tollGates from './0085-toll-gates';
import * as tollPassings from './0086-toll-passings';
import * as engineStops from './0087-engine-stops';
import * as agentActions from './0088-agent-actions';
import * as assumedReadings from './0092-assumed-readings';
import * as listingDrafts from './0093-listing-drafts';
import * as listingLinks from './0094-listing-links';
import * as listingLinkOpens from './0095-listing-link-opens';
import * as actionsOnGates from './0096-actions-on-gates';
import * as severalListingDrafts from './0097-several-listing-drafts';
import * as unsentCardRefunds from './0098-unsent-card-refunds';
import * as ownerInKeysOfTrips from './0099-owner-in-keys-of-trips';
import * as copiedListings from './0100-copied-listings';
import * as ownerInKeysOfCustomers from './0101-owner-in-keys-of-customers';
import * as ownerInKeysOfFleet from './0102-owner-in-keys-of-fleet';
import * as ownerInKeysOfBilling from './0103-owner-in-keys-of-billing';
import * as ownerInKeysOfAgents from './0104-owner-in-keys-of-agents';
import * as customersWithoutEmail from './0105-customers-without-email';
import * as emiratesId from './0106-emirates-id';
import * as requiredPictures from './0107-required-pictures';
import * as tripDrivers from './0108-trip-drivers';

/** In order of name. A released step is never changed; a new one is added. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-files': files,
  '0003-companies': companies,
  '0004-lookups': lookups,
  '0005-platform': platform,
  '0006-enquiries': enquiries,
  '0007-follow-ups': followUps,
  '0008-listings': listings,
  '0009-portfolio': portfolio,
  '0010-account': account,
  '0011-agreements': agreements,
  '0012-fleet': fleet,
  '0013-customers': customers,
  '0014-trips': trips,
  '0015-customer-changes': customerChanges,
  '0016-customer-links': customerLinks,
  '0017-invoices': invoices,
  '0018-customer-contacts': customerContacts,
  '0019-search-of-trips': searchOfTrips,
  '0020-check-list-versions': checkListVersions,
  '0021-trip-searches': tripSearches,
  '0023-vehicle-models': vehicleModels,
  '0024-reservations': reservations,
  '0025-trip-vehicle-periods': tripVehiclePeriods,
  '0026-vehicle-damages': vehicleDamages,
  '0027-issued-papers': issuedPapers,
  '0029-guards': guards,
  '0031-rate-counters': rateCounters,
  '0032-files-by-size': filesBySize,
  '0034-masked-until-unlocked': maskedUntilUnlocked,
  '0035-kept-invoices': keptInvoices,
  '0037-account-activity': accountActivity,
  '0038-passkeys': passkeys,
  '0039-invoice-categories': invoiceCategories,
  '0040-vehicle-tax-class': vehicleTaxClass,
  '0041-licence-authority': licenceAuthority,
  '0043-charges': charges,
  '0045-trackers': trackers,
  '0046-positions': positions,
  '0047-invoice-registrations': invoiceRegistrations,
  '0048-document-deliveries': documentDeliveries,
  '0050-invoices-by-time': invoicesByTime,
  '0051-listing-permits': listingPermits,
  '0052-electronic-settings': electronicSettings,
  '0053-registration-cancellations': registrationCancellations,
  '0054-charge-billing': chargeBilling,
  '0055-mail-attachments': mailAttachments,
  '0056-payment-details': paymentDetails,
  '0058-bilingual-documents': bilingualDocuments,
  '0059-summary-invoices': summaryInvoices,
  '0061-deposit-holds': depositHolds,
  '0063-payment-requests': paymentRequests,
  '0064-card-payments': cardPayments,
  '0065-card-refunds': cardRefunds,
  '0066-search-keys': searchKeys,
  '0067-position-accesses': positionAccesses,
  '0068-card-accounts': cardAccounts,
  '0070-tracking-alerts': trackingAlerts,
  '0071-position-exports': positionExports,
  '0072-refused-devices': refusedDevices,
  '0075-notifications': notifications,
  '0076-notification-mutes': notificationMutes,
  '0078-alerts-of-devices': alertsOfDevices,
  '0079-zone-scopes': zoneScopes,
  '0080-notification-deliveries': notificationDeliveries,
  '0081-push-devices': pushDevices,
  '0082-payments-that-differ': paymentsThatDiffer,
  '0083-risk-models': riskModels,
  '0084-trip-risk-marks': tripRiskMarks,
  '0085-toll-gates': tollGates,
  '0086-toll-passings': tollPassings,
  '0087-engine-stops': engineStops,
  '0088-agent-actions': agentActions,
  '0092-assumed-readings': assumedReadings,
  '0093-listing-drafts': listingDrafts,
  '0094-listing-links': listingLinks,
  '0095-listing-link-opens': listingLinkOpens,
  '0096-actions-on-gates': actionsOnGates,
  '0097-several-listing-drafts': severalListingDrafts,
  '0098-unsent-card-refunds': unsentCardRefunds,
  '0099-owner-in-keys-of-trips': ownerInKeysOfTrips,
  '0100-copied-listings': copiedListings,
  '0101-owner-in-keys-of-customers': ownerInKeysOfCustomers,
  '0102-owner-in-keys-of-fleet': ownerInKeysOfFleet,
  '0103-owner-in-keys-of-billing': ownerInKeysOfBilling,
  '0104-owner-in-keys-of-agents': ownerInKeysOfAgents,
  '0105-customers-without-email': customersWithoutEmail,
  '0106-emirates-id': emiratesId,
  '0107-required-pictures': requiredPictures,
  '0108-trip-drivers': tripDrivers,
};

export interface AccountActivity {
  id: string;
  userId: string;
  kind: string;
  actor: string;
  sessionId: string | null;
  browser: Generated<string>;
  system: Generated<string>;
  network: string | null;
  subject: NullableJson;
  at: RequiredStamp;
}

export interface AgentActions {
  companyId: string;
  id: string;
  userId: string;
  kind: string;
  subjectId: string;
  name: string;
  others: Generated<number>;
  change: Json;
  doneAt: RequiredStamp;
  undoneAt: NullableStamp;
}

export interface AgentEvents {
  id: Generated<number>;
  userId: string;
  kind: string;
  data: Json;
  at: RequiredStamp;
}

export interface AgreementTerms {
  userId: string;
  version: number;
  terms: string;
  changedBy: string | null;
  changedAt: Stamp;
}

export interface Agreements {
  userId: string;
  countryId: string | null;
  taxNumber: string | null;
  updatedAt: Stamp;
  licenceAuthority: string | null;
  pinCode: string | null;
}

export interface CardAccounts {
  companyId: string;
  account: string;
  connectedAt: RequiredStamp;
  connectedBy: string;
}

export interface CardEvents {
  companyId: string;
  eventId: string;
  paymentId: string;
  kind: string;
  receivedAt: RequiredStamp;
}

export interface CardPayments {
  companyId: string;
  id: string;
  requestId: string;
  provider: string;
  reference: string;
  paymentReference: string | null;
  amount: number;
  state: Generated<string>;
  problem: string | null;
  receivedAmount: number | null;
  receivedCurrency: string | null;
  entryId: string | null;
  createdAt: RequiredStamp;
  settledAt: NullableStamp;
  nextAt: RequiredStamp;
  tries: Generated<number>;
  account: string | null;
}

export interface CardRefunds {
  companyId: string;
  id: string;
  paymentId: string;
  reference: string | null;
  amount: number;
  reason: string;
  state: Generated<string>;
  problem: string | null;
  entryId: string | null;
  returnEntryId: string | null;
  createdAt: RequiredStamp;
  createdBy: string | null;
  settledAt: NullableStamp;
  nextAt: NullableStamp;
  tries: Generated<number>;
}

export interface ChargeHistory {
  id: Derived<number>;
  companyId: string;
  chargeId: string;
  kind: string;
  details: GeneratedJson;
  userId: string | null;
  at: RequiredStamp;
}

export interface ChargeStatementLines {
  statementId: string;
  companyId: string;
  line: number;
  cells: Json;
  rowKey: string | null;
  outcome: string;
  problems: GeneratedJson;
  chargeId: string | null;
}

export interface ChargeStatements {
  id: string;
  companyId: string;
  fileName: string;
  issuer: string;
  kind: string;
  headingKey: string;
  mapping: Json;
  createdBy: string | null;
  createdAt: RequiredStamp;
  undoneAt: NullableStamp;
  undoneBy: string | null;
}

export interface Charges {
  id: string;
  companyId: string;
  statementId: string | null;
  line: number | null;
  fingerprint: string | null;
  issuer: string;
  kind: string;
  plate: string;
  vehicleId: string | null;
  at: RequiredStamp;
  precision: string;
  amount: number;
  reference: Generated<string>;
  place: Generated<string>;
  details: Generated<string>;
  expected: number | null;
  band: string | null;
  isDifferent: Generated<boolean>;
  match: string;
  matchReason: string | null;
  tripId: string | null;
  decidedBy: string | null;
  decidedAt: NullableStamp;
  state: Generated<string>;
  photo: string | null;
  createdAt: RequiredStamp;
  search: Derived<string>;
  accountedAt: NullableStamp;
  invoiceId: string | null;
  invoiceLine: number | null;
}

export interface CheckListPhotos {
  checkListId: string;
  zone: string;
  position: number;
  fileId: string;
  companyId: string;
}

export interface CheckLists {
  id: string;
  companyId: string;
  vehicleId: string;
  tripId: string | null;
  moment: string;
  odometer: number | null;
  fuelEighths: number | null;
  cleanliness: string | null;
  spareWheel: boolean | null;
  jack: boolean | null;
  triangle: boolean | null;
  firstAidKit: boolean | null;
  registrationCard: boolean | null;
  tollTag: boolean | null;
  keysCount: number | null;
  zones: GeneratedJson;
  agentSignature: string | null;
  customerSignature: string | null;
  signedAt: NullableStamp;
  createdBy: string | null;
  createdAt: Stamp;
  updatedAt: Stamp;
  version: Generated<number>;
  assumed: NullableJson;
}

export interface Cities {
  id: string;
  stateId: string;
  name: string;
  position: number;
  retired: Generated<boolean>;
}

export interface Companies {
  id: string;
  userId: string;
  accountType: string;
  companyName: string | null;
  companyLogo: string | null;
  commercialLicense: string | null;
  licenseFront: string | null;
  licenseBack: string | null;
  expireDate: string | null;
  regNumber: string | null;
  companyAddress: string | null;
  companyLanguages: Generated<string[]>;
  location: NullableJson;
  vehiclePlate: string | null;
  approvalStatus: Generated<string>;
  rejectionReason: string | null;
  decidedAt: NullableStamp;
  createdAt: Stamp;
  updatedAt: Stamp;
  version: Generated<number>;
  plan: Generated<string>;
}

export interface CompanyDecisions {
  id: string;
  companyId: string;
  approvalStatus: string;
  reason: string | null;
  decidedBy: string;
  decidedAt: Stamp;
}

export interface ContractAddenda {
  id: string;
  companyId: string;
  tripId: string;
  periodId: string;
  facts: Json;
  agentSignature: string;
  customerSignature: string;
  signedAt: RequiredStamp;
  createdBy: string | null;
}

export interface Countries {
  id: string;
  name: string;
  code: string;
  callingCode: string;
  currency: string | null;
  position: number;
  retired: Generated<boolean>;
}

export interface CustomerChanges {
  id: string;
  customerId: string;
  userId: string | null;
  kind: string;
  fields: Generated<string[]>;
  at: RequiredStamp;
  companyId: string;
}

export interface CustomerDocuments {
  customerId: string;
  fileId: string;
  kind: string;
  position: number;
  addedAt: Stamp;
  companyId: string;
}

export interface CustomerFlags {
  tripId: string;
  companyId: string;
  kind: string;
  hash: string;
  status: string;
  at: RequiredStamp;
}

export interface CustomerLinkFiles {
  fileId: string;
  linkId: string;
  companyId: string;
}

export interface CustomerLinks {
  id: string;
  companyId: string;
  userId: string;
  customerId: string;
  bookingId: string;
  sentTo: string | null;
  createdAt: RequiredStamp;
  expiresAt: RequiredStamp;
  openedAt: NullableStamp;
  usedAt: NullableStamp;
  revokedAt: NullableStamp;
  uploads: Generated<number>;
}

export interface Customers {
  id: string;
  companyId: string;
  name: string;
  email: string;
  countryCode: string;
  phone: string;
  nationality: string | null;
  passportNumber: string | null;
  passportExpireDate: string | null;
  licenseNumber: string | null;
  licenseExpireDate: string | null;
  profilePic: string | null;
  lastTripAt: NullableStamp;
  createdAt: Stamp;
  updatedAt: Stamp;
  version: Generated<number>;
  nameSort: Derived<string>;
  search: Derived<string>;
  searchKey: Derived<string>;
  emiratesId: string | null;
}

export interface DepositHolds {
  companyId: string;
  id: string;
  tripId: string;
  state: Generated<string>;
  amount: number;
  captured: Generated<number>;
  released: Generated<number>;
  lapsed: Generated<number>;
  reference: string;
  lastDigits: string | null;
  authorisedAt: RequiredStamp;
  validUntil: RequiredStamp;
  renewals: Generated<number>;
  reason: string | null;
  endedAt: NullableStamp;
  facts: Json;
  createdBy: string | null;
}

export interface DocumentCounters {
  companyId: string;
  kind: string;
  series: string;
  last: number;
}

export interface DocumentDeliveries {
  companyId: string;
  id: string;
  invoiceId: string;
  format: string;
  content: string;
  state: Generated<string>;
  attempts: Generated<number>;
  nextAt: RequiredStamp;
  failingSince: NullableStamp;
  problem: string | null;
  reason: string | null;
  reference: string | null;
  queuedAt: RequiredStamp;
  sentAt: NullableStamp;
  answeredAt: NullableStamp;
  queuedBy: string | null;
}

export interface DocumentDeliveryEvents {
  companyId: string;
  deliveryId: string;
  id: Derived<number>;
  kind: string;
  detail: string | null;
  at: RequiredStamp;
}

export interface EngineContacts {
  companyId: string;
  email: string | null;
  countsFrom: NullableStamp;
  pendingEmail: string | null;
  codeHash: string | null;
  codeExpiresAt: NullableStamp;
  tries: Generated<number>;
}

export interface EngineEvents {
  companyId: string;
  requestId: string;
  id: string;
  at: RequiredStamp;
  kind: string;
  byEmail: string | null;
  text: string | null;
}

export interface EngineRequests {
  companyId: string;
  id: string;
  trackerId: string;
  vehicleId: string;
  action: string;
  state: string;
  reason: string | null;
  requestedAt: RequiredStamp;
  secondEmail: string | null;
  codeHash: string | null;
  tries: Generated<number>;
  lapsesAt: RequiredStamp;
  sentAt: NullableStamp;
}

export interface Enquiries {
  id: string;
  userId: string;
  companyId: string;
  vehicleId: string | null;
  car: Json;
  name: string;
  phone: string;
  email: string;
  message: Generated<string>;
  rentalStart: RequiredStamp;
  rentalEnd: RequiredStamp;
  status: Generated<string>;
  isMasked: Generated<boolean>;
  cancelReason: string | null;
  changedBy: Generated<string>;
  createdAt: Stamp;
  expiresAt: RequiredStamp;
  updatedAt: Stamp;
  version: Generated<number>;
  sourceKey: string | null;
  sourceHash: string | null;
  search: Derived<string>;
  remindAt: NullableStamp;
  followUpNote: Generated<string>;
  answeredAt: NullableStamp;
  searchKey: Derived<string>;
}

export interface EnquiryCounts {
  userId: string;
  status: string;
  count: number;
}

export interface EnquiryEvents {
  id: Derived<number>;
  enquiryId: string;
  userId: string;
  kind: string;
  fromStatus: string | null;
  toStatus: string;
  isMasked: boolean;
  cancelReason: string | null;
  changedBy: string;
  at: RequiredStamp;
  isFollowUp: Generated<boolean>;
}

export interface FileReads {
  id: Derived<number>;
  fileId: string;
  customerId: string | null;
  userId: string | null;
  variant: string;
  at: RequiredStamp;
  companyId: string;
}

export interface Files {
  id: string;
  ownerId: string;
  kind: string;
  name: string;
  mimeType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  storageKey: string;
  thumbnailKey: string | null;
  sha256: string;
  createdAt: Stamp;
  attachedAt: NullableStamp;
}

export interface FleetMaintenance {
  id: string;
  vehicleId: string;
  companyId: string;
  kind: string;
  startsAt: RequiredStamp;
  endsAt: RequiredStamp;
  period: Derived<string>;
  note: Generated<string>;
  cost: number | null;
  kilometre: number | null;
  createdBy: string | null;
  createdAt: Stamp;
}

export interface FleetVehicles {
  id: string;
  companyId: string;
  categoryId: string;
  brandId: string;
  plate: string;
  photo: string | null;
  passengers: number;
  color: string;
  bodyType: string;
  chassisNumber: string | null;
  extraKmCharge: number;
  registrationDate: string;
  registrationDueDate: string;
  insuranceDueDate: string | null;
  trafficFineId: Generated<string>;
  lastServiceDate: string;
  currentKm: number;
  serviceKm: number;
  nextServiceKm: number;
  nextServiceDate: string;
  rates: Json;
  createdAt: Stamp;
  updatedAt: Stamp;
  deletedAt: NullableStamp;
  version: Generated<number>;
  search: Derived<string>;
  model: Generated<string>;
  modelYear: number | null;
  fuelType: string | null;
  engineCapacity: number | null;
  vehicleLength: number | null;
  plateClass: string | null;
  permitNumber: Generated<string>;
  searchKey: Derived<string>;
}

export interface IdempotencyKeys {
  id: string;
  actor: string;
  endpoint: string;
  key: string;
  requestHash: string;
  status: number | null;
  body: NullableJson;
  createdAt: Stamp;
}

export interface InvoiceRegistrations {
  companyId: string;
  invoiceId: string;
  irn: string;
  signedCode: string;
  registeredAt: RequiredStamp;
  keptAt: RequiredStamp;
}

export interface InvoiceTrips {
  companyId: string;
  invoiceId: string;
  tripId: string;
}

export interface Invoices {
  id: string;
  companyId: string;
  tripId: string;
  kind: string;
  series: string;
  serial: number;
  number: string;
  issuedAt: RequiredStamp;
  currency: string;
  net: number;
  tax: number;
  gross: number;
  taxes: Json;
  lines: Json;
  facts: Json;
  corrects: string | null;
  reason: string | null;
  createdBy: string | null;
  replaces: string | null;
  version: Generated<number>;
  categories: GeneratedJson;
  supplements: string | null;
}

export interface IssuedLogos {
  fileId: string;
  companyId: string;
}

export interface KeptInvoices {
  id: string;
  companyId: string;
  companyName: string;
  kind: string;
  number: string;
  issuedAt: RequiredStamp;
  keepUntil: RequiredStamp;
  logoId: string | null;
  paper: Json;
}

export interface KeptLogos {
  id: string;
  content: Buffer;
}

export interface ListingCities {
  listingId: string;
  cityId: string;
  position: number;
  userId: string;
}

export interface ListingDraftFiles {
  companyId: string;
  userId: string;
  draftId: string;
  level: string;
  fileId: string;
}

export interface ListingDrafts {
  companyId: string;
  userId: string;
  content: Json;
  version: number;
  keptAt: RequiredStamp;
  draftId: string;
  level: string;
  vehicleId: string | null;
  browser: string;
  system: string;
  deletedAt: NullableStamp;
  copiedListingId: string | null;
}

export interface ListingFeatures {
  listingId: string;
  featureId: string;
  userId: string;
}

export interface ListingFiles {
  listingId: string;
  fileId: string;
  role: string;
  position: number;
  userId: string;
}

export interface ListingLinkOpens {
  companyId: string;
  listingId: string;
  day: string;
  count: number;
  userId: string;
}

export interface ListingSpecs {
  listingId: string;
  specId: string;
  valueId: string;
  userId: string;
}

export interface ListingViews {
  listingId: string;
  userId: string;
  day: string;
  count: number;
}

export interface Listings {
  id: string;
  userId: string;
  companyId: string;
  code: string;
  categoryId: string;
  typeId: string;
  brandId: string;
  title: string;
  model: string;
  plate: string;
  isFancyNumber: Generated<boolean>;
  registeredYear: number;
  licenseExpireDate: string | null;
  isLease: Generated<boolean>;
  isCryptoAccepted: Generated<boolean>;
  isSpotDeliverySupported: Generated<boolean>;
  isCardSupported: Generated<boolean>;
  isTabbySupported: Generated<boolean>;
  isCashSupported: Generated<boolean>;
  isVehicleModified: Generated<boolean>;
  specification: string;
  phoneNumber: string;
  stateId: string;
  additionalTypeIds: Generated<string[]>;
  isDepositEnabled: Generated<boolean>;
  deposit: Generated<number>;
  rates: Json;
  dailyRate: Derived<number>;
  levelsFilled: Generated<number>;
  isLevelThreeAnswered: Generated<boolean>;
  missing: Generated<string[]>;
  isVisible: Generated<boolean>;
  createdAt: Stamp;
  updatedAt: Stamp;
  deletedAt: NullableStamp;
  version: Generated<number>;
  search: Derived<string>;
  plateClass: string | null;
  permitNumber: Generated<string>;
  searchKey: Derived<string>;
  linkId: Generated<string>;
}

export interface LoginFailures {
  id: string;
  accountHash: string;
  ipHash: string;
  at: Stamp;
}

export interface NotificationDeliveries {
  companyId: string;
  userId: string;
  notificationId: string;
  way: string;
  createdAt: RequiredStamp;
  settledAt: NullableStamp;
  outcome: string | null;
  retryAt: NullableStamp;
}

export interface NotificationMutes {
  companyId: string;
  userId: string;
  kind: string;
}

export interface NotificationQuietHours {
  companyId: string;
  userId: string;
  startsAt: string;
  endsAt: string;
}

export interface NotificationReads {
  companyId: string;
  userId: string;
  notificationId: string;
  readAt: RequiredStamp;
}

export interface NotificationWays {
  companyId: string;
  userId: string;
  way: string;
  kind: string;
}

export interface Notifications {
  companyId: string;
  id: string;
  matter: string;
  kind: string;
  facts: Json;
  tripId: string | null;
  vehicleId: string | null;
  createdAt: RequiredStamp;
}

export interface OneTimeCodes {
  id: string;
  purpose: string;
  email: string;
  userId: string | null;
  codeHash: string;
  ipHash: string | null;
  attempts: Generated<number>;
  createdAt: Stamp;
  expiresAt: RequiredStamp;
  consumedAt: NullableStamp;
}

export interface OutboxMails {
  id: string;
  recipient: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  createdAt: Stamp;
  sendAfter: Stamp;
  sentAt: NullableStamp;
  failedAt: NullableStamp;
  attempts: Generated<number>;
  lastError: string | null;
  attachmentName: string | null;
  attachment: Buffer | null;
}

export interface PasskeyChallenges {
  challengeHash: string;
  purpose: string;
  userId: string | null;
  sessionId: string | null;
  expiresAt: RequiredStamp;
}

export interface Passkeys {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: Generated<string[]>;
  name: string;
  isSynced: boolean;
  createdAt: RequiredStamp;
  lastUsedAt: NullableStamp;
}

export interface PaymentRequests {
  companyId: string;
  id: string;
  tripId: string;
  invoiceId: string | null;
  amount: number;
  entryId: string | null;
  createdAt: RequiredStamp;
  createdBy: string | null;
  expiresAt: RequiredStamp;
  openedAt: NullableStamp;
  mailedAt: NullableStamp;
  withdrawnAt: NullableStamp;
  paidAt: NullableStamp;
}

export interface PendingRegistrations {
  id: string;
  email: string;
  phoneNumber: string;
  passwordHash: string;
  consentedAt: RequiredStamp;
  createdAt: Stamp;
  expiresAt: RequiredStamp;
}

export interface PositionAccesses {
  companyId: string;
  id: string;
  userId: string | null;
  purpose: string;
  note: string | null;
  vehicleId: string | null;
  tripId: string | null;
  startsAt: RequiredStamp;
  endsAt: RequiredStamp;
  createdAt: RequiredStamp;
  expiresAt: RequiredStamp;
}

export interface Positions {
  companyId: string;
  trackerId: string;
  fixTime: RequiredStamp;
  hash: number;
  receivedAt: RequiredStamp;
  latitude: number;
  longitude: number;
  isFixed: boolean;
  speed: number;
  course: number;
  altitude: number | null;
  satellites: number | null;
  odometer: number | null;
  ignition: boolean | null;
  isMoving: boolean | null;
  batteryLevel: number | null;
  powerMillivolts: number | null;
  alarm: string | null;
}

export interface PushDevices {
  id: string;
  userId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: RequiredStamp;
}

export interface RateCounters {
  key: string;
  count: number;
  endsAt: RequiredStamp;
}

export interface RecoveryCodes {
  id: string;
  userId: string;
  codeHash: string;
  createdAt: RequiredStamp;
  usedAt: NullableStamp;
}

export interface ReferenceDataStamp {
  onlyRow: Generated<boolean>;
  hash: string;
  loadedAt: Stamp;
}

export interface RefreshFamilies {
  id: string;
  userId: string;
  userAgent: string | null;
  ipHash: string | null;
  createdAt: Stamp;
  lastUsedAt: Stamp;
  expiresAt: RequiredStamp;
  endedAt: NullableStamp;
  endReason: string | null;
}

export interface RefreshTokens {
  id: string;
  familyId: string;
  tokenHash: string;
  createdAt: Stamp;
  expiresAt: RequiredStamp;
  rotatedAt: NullableStamp;
  replacedBy: string | null;
  userId: string;
}

export interface RefusedDevices {
  companyId: string;
  identifier: string;
  protocol: string;
  seenAt: RequiredStamp;
}

export interface RegistrationCancellations {
  companyId: string;
  invoiceId: string;
  reason: string;
  remark: string;
  requestedAt: RequiredStamp;
  requestedBy: string | null;
  cancelledAt: NullableStamp;
}

export interface RemovedFiles {
  storageKey: string;
  removedAt: Stamp;
}

export interface RentalSettings {
  companyId: string;
  turnaroundMinutes: number;
  taxRate: number;
  serviceCode: Generated<string>;
  taxTreatments: Json;
  alertRules: Json;
  updatedAt: Stamp;
  serviceCodeReason: Generated<string>;
  electronic: GeneratedJson;
  payments: GeneratedJson;
  bilingualDocuments: Generated<boolean>;
  holdDays: Generated<number>;
  fullCheckLists: Generated<boolean>;
  requiredPictures: GeneratedJson;
}

export interface RiskModels {
  companyId: string;
  learnedAt: RequiredStamp;
  trips: number;
  wentWrong: number;
  model: NullableJson;
}

export interface SchemaGuards {
  fingerprint: string;
  guards: Json;
}

export interface States {
  id: string;
  parentId: string | null;
  name: string;
  position: number;
  retired: Generated<boolean>;
}

export interface TollGates {
  companyId: string;
  gate: string;
  issuer: string;
  name: string;
  place: NullableJson;
  source: string | null;
  observed: Generated<number>;
  agreed: Generated<number>;
  forgottenAt: NullableStamp;
}

export interface TollLearnings {
  companyId: string;
  readUntil: RequiredStamp;
}

export interface TollPassings {
  companyId: string;
  vehicleId: string;
  gate: string;
  passedAt: RequiredStamp;
  around: string;
  course: number;
  isUncertain: boolean;
}

export interface TollScans {
  companyId: string;
  gate: string;
  trackerId: string;
}

export interface TollWatches {
  companyId: string;
  trackerId: string;
  fixTime: RequiredStamp;
  last: NullableJson;
}

export interface TrackerInstallations {
  companyId: string;
  id: string;
  trackerId: string;
  vehicleId: string;
  startsAt: RequiredStamp;
  endsAt: NullableStamp;
}

export interface TrackerStates {
  companyId: string;
  trackerId: string;
  seenAt: RequiredStamp;
  fixTime: NullableStamp;
  latitude: number | null;
  longitude: number | null;
  speed: number | null;
  course: number | null;
  odometer: number | null;
  ignition: boolean | null;
  isMoving: boolean | null;
  batteryLevel: number | null;
  powerMillivolts: number | null;
}

export interface Trackers {
  companyId: string;
  id: string;
  identifier: string;
  channel: string;
  createdAt: RequiredStamp;
  createdBy: string | null;
  removedAt: NullableStamp;
  hasRelay: Generated<boolean>;
}

export interface TrackingAlerts {
  companyId: string;
  id: string;
  matter: string;
  kind: string;
  vehicleId: string;
  tripId: string | null;
  startedAt: RequiredStamp;
  endedAt: NullableStamp;
  figures: Json;
  createdAt: RequiredStamp;
  acknowledgedAt: NullableStamp;
  acknowledgedBy: string | null;
  verdict: string | null;
}

export interface TrackingKeys {
  companyId: string;
  version: number;
}

export interface TrackingWatches {
  companyId: string;
  trackerId: string;
  fixTime: RequiredStamp;
  state: Json;
}

export interface TrackingZoneVehicles {
  companyId: string;
  zoneId: string;
  vehicleId: string;
}

export interface TrackingZones {
  companyId: string;
  id: string;
  name: string;
  kind: string;
  shape: Json;
  createdAt: RequiredStamp;
  createdBy: string | null;
  appliesTo: Generated<string>;
  tripId: string | null;
}

export interface TripClosings {
  tripId: string;
  companyId: string;
  customerStatus: string;
  currentKm: number;
  returnedAt: RequiredStamp;
  fines: number;
  salik: number;
  additionalCharges: GeneratedJson;
  discount: number;
  discountReason: string | null;
  settlement: Json;
  total: number;
  closedBy: string | null;
  closedAt: RequiredStamp;
}

export interface TripContracts {
  id: string;
  companyId: string;
  tripId: string;
  termsVersion: number | null;
  terms: string;
  facts: GeneratedJson;
  agentSignature: string;
  customerSignature: string;
  signedAt: RequiredStamp;
  voidedAt: NullableStamp;
  createdBy: string | null;
}

export interface TripCounters {
  companyId: string;
  last: number;
}

export interface TripCounts {
  companyId: string;
  status: string;
  count: number;
}

export interface TripDrivers {
  companyId: string;
  id: string;
  tripId: string;
  name: string;
  licenseNumber: string;
  licenseExpireDate: string;
  phone: string | null;
  addedAt: RequiredStamp;
  removedAt: NullableStamp;
}

export interface TripHistory {
  id: Derived<number>;
  companyId: string;
  tripId: string;
  kind: string;
  details: GeneratedJson;
  userId: string | null;
  at: RequiredStamp;
}

export interface TripLedger {
  id: string;
  companyId: string;
  tripId: string;
  kind: string;
  amount: number;
  method: string | null;
  reason: string | null;
  receiptNumber: string | null;
  createdBy: string | null;
  at: RequiredStamp;
  facts: NullableJson;
  invoiceId: string | null;
}

export interface TripPayments {
  id: string;
  companyId: string;
  tripId: string | null;
  advance: number;
  isDepositEnabled: boolean;
  deposit: number;
  recorded: Generated<number>;
  createdAt: Stamp;
  updatedAt: Stamp;
  advanceMethod: Generated<string>;
  depositMethod: Generated<string>;
}

export interface TripRiskMarks {
  companyId: string;
  tripId: string;
  verdict: string;
  level: string;
  markedAt: RequiredStamp;
  markedBy: string | null;
}

export interface TripSearches {
  tripId: string;
  companyId: string;
  status: string;
  search: string;
  searchKey: Derived<string>;
}

export interface TripVehiclePeriods {
  id: string;
  companyId: string;
  tripId: string;
  vehicleId: string;
  startsAt: RequiredStamp;
  endsAt: NullableStamp;
  handoverKm: number;
  returnKm: number | null;
  handoverListId: string | null;
  returnListId: string | null;
  reason: string | null;
}

export interface Trips {
  id: string;
  companyId: string;
  code: string;
  status: Generated<string>;
  vehicleId: string;
  customerId: string | null;
  enquiryId: string | null;
  spamReason: string | null;
  startsAt: NullableStamp;
  endsAt: NullableStamp;
  rates: NullableJson;
  extraKmCharge: Generated<number>;
  rental: number | null;
  includedKm: number | null;
  total: number | null;
  paid: Generated<number>;
  deducted: Generated<number>;
  depositLeft: Generated<number>;
  hasPayment: Generated<boolean>;
  holdsPeriod: Generated<boolean>;
  heldUntil: NullableStamp;
  handoverListId: string | null;
  contractSignedAt: NullableStamp;
  isReady: Derived<boolean>;
  startedAt: NullableStamp;
  handoverKm: number | null;
  drivenBefore: Generated<number>;
  returnedAt: NullableStamp;
  closedAt: NullableStamp;
  cancelReason: string | null;
  invoiceId: string | null;
  invoiceNumber: string | null;
  plate: string;
  customerName: string | null;
  customerPhone: string | null;
  customerSort: Derived<string | null>;
  search: Derived<string>;
  createdBy: string | null;
  createdAt: Stamp;
  updatedAt: Stamp;
  version: Generated<number>;
  confirmedAt: NullableStamp;
  confirmedBy: string | null;
  isReserved: Derived<boolean>;
  credited: Generated<number>;
  balance: Derived<number | null>;
  earned: Derived<number | null>;
}

export interface Users {
  id: string;
  agentId: string;
  email: string;
  emailVerifiedAt: NullableStamp;
  phoneNumber: string;
  passwordHash: string;
  role: Generated<string>;
  country: string;
  locale: Generated<string>;
  consentedAt: RequiredStamp;
  createdAt: Stamp;
  updatedAt: Stamp;
  deletedAt: NullableStamp;
  deletesAt: NullableStamp;
}

export interface VehicleBrandCategories {
  id: string;
  brandId: string;
  categoryId: string;
  position: number;
  retired: Generated<boolean>;
}

export interface VehicleBrands {
  id: string;
  name: string;
  position: number;
  retired: Generated<boolean>;
}

export interface VehicleCategories {
  id: string;
  name: string;
  position: number;
  retired: Generated<boolean>;
}

export interface VehicleDamagePhotos {
  damageId: string;
  fileId: string;
  companyId: string;
}

export interface VehicleDamages {
  id: string;
  companyId: string;
  vehicleId: string;
  zone: string;
  kind: string;
  note: Generated<string>;
  checkListId: string | null;
  since: RequiredStamp;
  repairedAt: NullableStamp;
  repairedBy: string | null;
  repairNote: Generated<string>;
}

export interface VehicleFeatureCategories {
  id: string;
  featureId: string;
  categoryId: string;
  position: number;
  retired: Generated<boolean>;
}

export interface VehicleFeatures {
  id: string;
  groupName: string;
  name: string;
  position: number;
  retired: Generated<boolean>;
}

export interface VehicleOccupancies {
  id: string;
  companyId: string;
  vehicleId: string;
  tripId: string | null;
  maintenanceId: string | null;
  startsAt: RequiredStamp;
  endsAt: RequiredStamp;
  freeAt: RequiredStamp;
  period: Derived<string>;
}

export interface VehicleSpecValues {
  id: string;
  specId: string;
  name: string;
  position: number;
  retired: Generated<boolean>;
}

export interface VehicleSpecs {
  id: string;
  typeId: string;
  name: string;
  position: number;
  retired: Generated<boolean>;
}

export interface VehicleTypes {
  id: string;
  categoryId: string;
  name: string;
  position: number;
  retired: Generated<boolean>;
}

/** Every table of a country's schema, in camelCase; the database has them in snake_case. */
export interface MigratedTables {
  accountActivity: AccountActivity;
  agentActions: AgentActions;
  agentEvents: AgentEvents;
  agreementTerms: AgreementTerms;
  agreements: Agreements;
  cardAccounts: CardAccounts;
  cardEvents: CardEvents;
  cardPayments: CardPayments;
  cardRefunds: CardRefunds;
  chargeHistory: ChargeHistory;
  chargeStatementLines: ChargeStatementLines;
  chargeStatements: ChargeStatements;
  charges: Charges;
  checkListPhotos: CheckListPhotos;
  checkLists: CheckLists;
  cities: Cities;
  companies: Companies;
  companyDecisions: CompanyDecisions;
  contractAddenda: ContractAddenda;
  countries: Countries;
  customerChanges: CustomerChanges;
  customerDocuments: CustomerDocuments;
  customerFlags: CustomerFlags;
  customerLinkFiles: CustomerLinkFiles;
  customerLinks: CustomerLinks;
  customers: Customers;
  depositHolds: DepositHolds;
  documentCounters: DocumentCounters;
  documentDeliveries: DocumentDeliveries;
  documentDeliveryEvents: DocumentDeliveryEvents;
  engineContacts: EngineContacts;
  engineEvents: EngineEvents;
  engineRequests: EngineRequests;
  enquiries: Enquiries;
  enquiryCounts: EnquiryCounts;
  enquiryEvents: EnquiryEvents;
  fileReads: FileReads;
  files: Files;
  fleetMaintenance: FleetMaintenance;
  fleetVehicles: FleetVehicles;
  idempotencyKeys: IdempotencyKeys;
  invoiceRegistrations: InvoiceRegistrations;
  invoiceTrips: InvoiceTrips;
  invoices: Invoices;
  issuedLogos: IssuedLogos;
  keptInvoices: KeptInvoices;
  keptLogos: KeptLogos;
  listingCities: ListingCities;
  listingDraftFiles: ListingDraftFiles;
  listingDrafts: ListingDrafts;
  listingFeatures: ListingFeatures;
  listingFiles: ListingFiles;
  listingLinkOpens: ListingLinkOpens;
  listingSpecs: ListingSpecs;
  listingViews: ListingViews;
  listings: Listings;
  loginFailures: LoginFailures;
  notificationDeliveries: NotificationDeliveries;
  notificationMutes: NotificationMutes;
  notificationQuietHours: NotificationQuietHours;
  notificationReads: NotificationReads;
  notificationWays: NotificationWays;
  notifications: Notifications;
  oneTimeCodes: OneTimeCodes;
  outboxMails: OutboxMails;
  passkeyChallenges: PasskeyChallenges;
  passkeys: Passkeys;
  paymentRequests: PaymentRequests;
  pendingRegistrations: PendingRegistrations;
  positionAccesses: PositionAccesses;
  positions: Positions;
  pushDevices: PushDevices;
  rateCounters: RateCounters;
  recoveryCodes: RecoveryCodes;
  referenceDataStamp: ReferenceDataStamp;
  refreshFamilies: RefreshFamilies;
  refreshTokens: RefreshTokens;
  refusedDevices: RefusedDevices;
  registrationCancellations: RegistrationCancellations;
  removedFiles: RemovedFiles;
  rentalSettings: RentalSettings;
  riskModels: RiskModels;
  schemaGuards: SchemaGuards;
  states: States;
  tollGates: TollGates;
  tollLearnings: TollLearnings;
  tollPassings: TollPassings;
  tollScans: TollScans;
  tollWatches: TollWatches;
  trackerInstallations: TrackerInstallations;
  trackerStates: TrackerStates;
  trackers: Trackers;
  trackingAlerts: TrackingAlerts;
  trackingKeys: TrackingKeys;
  trackingWatches: TrackingWatches;
  trackingZoneVehicles: TrackingZoneVehicles;
  trackingZones: TrackingZones;
  tripClosings: TripClosings;
  tripContracts: TripContracts;
  tripCounters: TripCounters;
  tripCounts: TripCounts;
  tripDrivers: TripDrivers;
  tripHistory: TripHistory;
  tripLedger: TripLedger;
  tripPayments: TripPayments;
  tripRiskMarks: TripRiskMarks;
  tripSearches: TripSearches;
  tripVehiclePeriods: TripVehiclePeriods;
  trips: Trips;
  users: Users;
  vehicleBrandCategories: VehicleBrandCategories;
  vehicleBrands: VehicleBrands;
  vehicleCategories: VehicleCategories;
  vehicleDamagePhotos: VehicleDamagePhotos;
  vehicleDamages: VehicleDamages;
  vehicleFeatureCategories: VehicleFeatureCategories;
  vehicleFeatures: VehicleFeatures;
  vehicleOccupancies: VehicleOccupancies;
  vehicleSpecValues: VehicleSpecValues;
  vehicleSpecs: VehicleSpecs;
  vehicleTypes: VehicleTypes;
}
