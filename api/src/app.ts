import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps';
import { registerAgreement, registerCompany, registerRentalSettings } from './domains/company';
import { registerAccount, registerAuth, registerPasskeys, registerUsers } from './domains/identity';
import { registerAccountDeletion } from './domains/account-deletion';
import { findLinkHolder, registerCustomerLinks, registerCustomers, registerSpam } from './domains/customers';
import {
  registerCheckLists,
  registerClosing,
  registerContracts,
  registerCustomerMerge,
  registerMaintenance,
  registerSwaps,
  registerTripDrivers,
  registerTrips,
} from './domains/rentals';
import { registerCharges } from './domains/charges';
import { registerTripDocuments } from './domains/trip-documents';
import { registerEnquiries } from './domains/enquiries';
import { registerFiles } from './domains/files';
import { registerDamages, registerFleet } from './domains/fleet';
import { registerListingDrafts, registerListings, registerLookups } from './domains/catalogue';
import { registerDesk, registerPortfolio } from './domains/figures';
import { registerNotifications } from './domains/notifications';
import { registerPublicListings } from './domains/public-listings';
import { registerSearch } from './domains/search';
import { registerTolls } from './domains/tolls';
import { registerEngine, registerPositions, registerTrackers, registerTracking } from './domains/tracking';
import { registerUndo } from './domains/undo';
import { registerTripRisks } from './domains/trip-risk';
import { findPayer, registerBilling } from './domains/billing';
import { assertAllMounted, mountUnbuilt } from './plugins/unbuilt';

/** The calls of one country on its own database, below `/api/<country>`. */
export function buildApp(server: FastifyInstance, deps: Deps): void {
  server.register(
    async (app) => {
      app.decorate('deps', deps);
      app.decorate('findLinkHolder', (token: string) => findLinkHolder(deps, token));
      app.decorate('findPayer', (token: string) => findPayer(deps, token));
      app.decorate('mountedEndpoints', new Set<string>());

      registerAuth(app, deps);
      registerUsers(app, deps);
      registerAccount(app, deps);
      registerAccountDeletion(app, deps);
      registerPasskeys(app, deps);
      registerCompany(app, deps);
      registerEnquiries(app, deps);
      registerPortfolio(app, deps);
      registerSearch(app, deps);
      registerNotifications(app, deps);
      registerUndo(app, deps);
      registerAgreement(app, deps);
      registerFleet(app, deps);
      registerMaintenance(app, deps);
      registerCustomers(app, deps);
      registerCustomerLinks(app, deps);
      registerCustomerMerge(app, deps);
      registerTrips(app, deps);
      registerDesk(app, deps);
      registerCheckLists(app, deps);
      registerDamages(app, deps);
      registerTrackers(app, deps);
      registerPositions(app, deps);
      registerTracking(app, deps);
      registerEngine(app, deps);
      registerTripRisks(app, deps);
      registerTolls(app, deps);
      registerSwaps(app, deps);
      registerTripDrivers(app, deps);
      registerClosing(app, deps);
      registerContracts(app, deps);
      registerBilling(app, deps);
      registerCharges(app, deps);
      registerTripDocuments(app, deps);
      registerRentalSettings(app, deps);
      registerSpam(app, deps);
      registerFiles(app);
      registerListings(app, deps);
      registerListingDrafts(app, deps);
      registerPublicListings(app, deps);
      registerLookups(app);

      mountUnbuilt(app);
      assertAllMounted(app);
    },
    { prefix: `/api/${deps.country.id}` },
  );
}
