import type { Migration } from 'kysely';

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
import * as trackers from './0045-trackers';
import * as positions from './0046-positions';
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
import * as charges from './0043-charges';
import * as invoiceRegistrations from './0047-invoice-registrations';
import * as documentDeliveries from './0048-document-deliveries';

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
};
