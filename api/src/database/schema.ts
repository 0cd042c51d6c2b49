import type * as accounts from './tables/accounts';
import type * as agreements from './tables/agreements';
import type * as companies from './tables/companies';
import type * as enquiries from './tables/enquiries';
import type * as fleet from './tables/fleet';
import type * as listings from './tables/listings';
import type * as lookups from './tables/lookups';
import type * as platform from './tables/platform';

/** Every table of a country's schema, in camelCase; the database has them in snake_case. */
export interface Database {
  users: accounts.UsersTable;
  pendingRegistrations: accounts.PendingRegistrationsTable;
  oneTimeCodes: accounts.OneTimeCodesTable;
  refreshFamilies: accounts.RefreshFamiliesTable;
  refreshTokens: accounts.RefreshTokensTable;
  loginFailures: accounts.LoginFailuresTable;
  files: companies.FilesTable;
  companies: companies.CompaniesTable;
  companyDecisions: companies.CompanyDecisionsTable;
  countries: lookups.CountriesTable;
  states: lookups.StatesTable;
  cities: lookups.CitiesTable;
  vehicleCategories: lookups.VehicleCategoriesTable;
  vehicleTypes: lookups.VehicleTypesTable;
  vehicleBrands: lookups.VehicleBrandsTable;
  vehicleBrandCategories: lookups.VehicleBrandCategoriesTable;
  vehicleSpecs: lookups.VehicleSpecsTable;
  vehicleSpecValues: lookups.VehicleSpecValuesTable;
  vehicleFeatures: lookups.VehicleFeaturesTable;
  vehicleFeatureCategories: lookups.VehicleFeatureCategoriesTable;
  referenceDataStamp: lookups.ReferenceDataStampTable;
  idempotencyKeys: platform.IdempotencyKeysTable;
  outboxMails: platform.OutboxMailsTable;
  enquiries: enquiries.EnquiriesTable;
  enquiryEvents: enquiries.EnquiryEventsTable;
  enquiryCounts: enquiries.EnquiryCountsTable;
  agreements: agreements.AgreementsTable;
  agreementTerms: agreements.AgreementTermsTable;
  fleetVehicles: fleet.FleetVehiclesTable;
  fleetMaintenance: fleet.FleetMaintenanceTable;
  listings: listings.ListingsTable;
  listingCities: listings.ListingCitiesTable;
  listingFiles: listings.ListingFilesTable;
  listingSpecs: listings.ListingSpecsTable;
  listingFeatures: listings.ListingFeaturesTable;
}
