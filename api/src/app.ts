import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps';
import { registerAgreement } from './domains/agreement/routes';
import { registerAccount } from './domains/account/routes';
import { registerAuth } from './domains/auth/routes';
import { registerCompany } from './domains/company/routes';
import { linkHolderOf } from './domains/customer-links/holder';
import { registerCustomerLinks } from './domains/customer-links/routes';
import { registerCustomerMerge } from './domains/customer-merge/routes';
import { registerCustomers } from './domains/customers/routes';
import { registerEnquiries } from './domains/enquiries/routes';
import { registerFiles } from './domains/files/routes';
import { registerFleet } from './domains/fleet/routes';
import { registerMaintenance } from './domains/maintenance/routes';
import { registerListings } from './domains/listings/routes';
import { registerLookups } from './domains/lookups/routes';
import { registerPasskeys } from './domains/passkeys/routes';
import { registerPortfolio } from './domains/portfolio/routes';
import { registerDesk } from './domains/desk/routes';
import { registerTrips } from './domains/trips/routes';
import { registerDamages } from './domains/damages/routes';
import { registerSwaps } from './domains/swaps/routes';
import { registerCheckLists } from './domains/check-lists/routes';
import { registerClosing } from './domains/closing/routes';
import { registerContracts } from './domains/contracts/routes';
import { registerInvoices } from './domains/invoices/routes';
import { registerLedger } from './domains/ledger/routes';
import { registerRentalSettings } from './domains/rental-settings/routes';
import { registerSpam } from './domains/spam/routes';
import { registerUsers } from './domains/users/routes';
import { assertAllMounted, mountUnbuilt } from './plugins/unbuilt';

/** One country's calls on its own database, below `/api/<country>`. */
export function buildApp(server: FastifyInstance, deps: Deps): void {
  server.register(
    async (app) => {
      app.decorate('deps', deps);
      app.decorate('findLinkHolder', (token: string) => linkHolderOf(deps, token));
      app.decorate('mountedEndpoints', new Set<string>());

      registerAuth(app, deps);
      registerUsers(app, deps);
      registerAccount(app, deps);
      registerPasskeys(app, deps);
      registerCompany(app, deps);
      registerEnquiries(app, deps);
      registerPortfolio(app, deps);
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
      registerSwaps(app, deps);
      registerClosing(app, deps);
      registerContracts(app, deps);
      registerInvoices(app, deps);
      registerLedger(app, deps);
      registerRentalSettings(app, deps);
      registerSpam(app, deps);
      registerFiles(app);
      registerListings(app, deps);
      registerLookups(app);

      mountUnbuilt(app);
      assertAllMounted(app);
    },
    { prefix: `/api/${deps.country.id}` },
  );
}
