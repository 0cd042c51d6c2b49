import type { Endpoint } from './endpoint';
import { accountEndpoints } from './endpoints/account';
import { agentActionEndpoints } from './endpoints/agent-actions';
import { authEndpoints } from './endpoints/auth';
import { companyEndpoints } from './endpoints/company';
import { enquiryEndpoints } from './endpoints/enquiries';
import { fileEndpoints } from './endpoints/files';
import { listingChangeEndpoints } from './endpoints/listing-changes';
import { listingDraftEndpoints } from './endpoints/listing-draft';
import { lookupEndpoints } from './endpoints/lookups';
import { notificationEndpoints } from './endpoints/notifications';
import { passkeyEndpoints } from './endpoints/passkeys';
import { portfolioEndpoints } from './endpoints/portfolio';
import { paymentLinkEndpoints } from './endpoints/payment-link';
import { publicListingEndpoints } from './endpoints/public-listing';
import { searchEndpoints } from './endpoints/search';
import { srmAccountingEndpoints } from './endpoints/srm-accounting';
import { srmBookingEndpoints } from './endpoints/srm-bookings';
import { srmChargeEndpoints } from './endpoints/srm-charges';
import { srmCheckListEndpoints } from './endpoints/srm-checklists';
import { srmCustomerLinkEndpoints } from './endpoints/srm-customer-links';
import { srmCustomerEndpoints } from './endpoints/srm-customers';
import { srmDamageEndpoints } from './endpoints/srm-damages';
import { srmDepositHoldEndpoints } from './endpoints/srm-deposit-holds';
import { srmTripDriverEndpoints } from './endpoints/srm-trip-drivers';
import { srmDeliveryEndpoints } from './endpoints/srm-deliveries';
import { srmEngineEndpoints } from './endpoints/srm-engine';
import { srmInvoiceEndpoints } from './endpoints/srm-invoices';
import { srmLedgerEndpoints } from './endpoints/srm-ledger';
import { srmOnboardingEndpoints } from './endpoints/srm-onboarding';
import { srmPaymentRequestEndpoints } from './endpoints/srm-payment-requests';
import { srmPaymentEndpoints } from './endpoints/srm-payments';
import { srmRiskEndpoints } from './endpoints/srm-risks';
import { srmSettingsEndpoints } from './endpoints/srm-settings';
import { srmTripDocumentEndpoints } from './endpoints/srm-trip-documents';
import { tripPlanningEndpoints } from './endpoints/srm-trip-planning';
import { srmVehicleEndpoints } from './endpoints/srm-vehicles';
import { srmPositionEndpoints } from './endpoints/srm-positions';
import { srmTrackerEndpoints } from './endpoints/srm-trackers';
import { srmTollEndpoints } from './endpoints/srm-tolls';
import { srmTrackingEndpoints } from './endpoints/srm-tracking';
import { userEndpoints } from './endpoints/users';
import { vehicleLevelEndpoints } from './endpoints/vehicle-levels';
import { vehicleEndpoints } from './endpoints/vehicles';

/** Every call of the product. The server mounts each, the tests go through each, OpenAPI lists each. */
export const endpointTable: readonly Endpoint[] = [
  authEndpoints,
  userEndpoints,
  accountEndpoints,
  passkeyEndpoints,
  companyEndpoints,
  fileEndpoints,
  lookupEndpoints,
  vehicleEndpoints,
  listingChangeEndpoints,
  listingDraftEndpoints,
  publicListingEndpoints,
  vehicleLevelEndpoints,
  portfolioEndpoints,
  enquiryEndpoints,
  searchEndpoints,
  notificationEndpoints,
  agentActionEndpoints,
  srmOnboardingEndpoints,
  srmCustomerEndpoints,
  srmVehicleEndpoints,
  srmAccountingEndpoints,
  srmBookingEndpoints,
  srmPaymentEndpoints,
  srmCheckListEndpoints,
  srmDamageEndpoints,
  srmPositionEndpoints,
  srmEngineEndpoints,
  srmTrackerEndpoints,
  srmTrackingEndpoints,
  srmRiskEndpoints,
  srmTollEndpoints,
  srmCustomerLinkEndpoints,
  tripPlanningEndpoints,
  srmLedgerEndpoints,
  srmDepositHoldEndpoints,
  srmTripDriverEndpoints,
  srmTripDocumentEndpoints,
  srmInvoiceEndpoints,
  srmDeliveryEndpoints,
  srmSettingsEndpoints,
  srmChargeEndpoints,
  srmPaymentRequestEndpoints,
  paymentLinkEndpoints,
].flatMap((domain) => Object.values(domain) as Endpoint[]);
