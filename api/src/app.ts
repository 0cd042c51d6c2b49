import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps';
import { registerAgreement } from './domains/agreement/routes';
import { registerAccount } from './domains/account/routes';
import { registerAuth } from './domains/auth/routes';
import { registerCompany } from './domains/company/routes';
import { registerCustomers } from './domains/customers/routes';
import { registerEnquiries } from './domains/enquiries/routes';
import { registerFiles } from './domains/files/routes';
import { registerFleet } from './domains/fleet/routes';
import { registerListings } from './domains/listings/routes';
import { registerLookups } from './domains/lookups/routes';
import { registerPortfolio } from './domains/portfolio/routes';
import { registerUsers } from './domains/users/routes';
import { assertAllMounted, mountUnbuilt } from './plugins/unbuilt';

/** One country's calls on its own database, below `/api/<country>`. */
export function buildApp(server: FastifyInstance, deps: Deps): void {
  server.register(
    async (app) => {
      app.decorate('deps', deps);
      app.decorate('mountedEndpoints', new Set<string>());

      registerAuth(app, deps);
      registerUsers(app, deps);
      registerAccount(app, deps);
      registerCompany(app, deps);
      registerEnquiries(app, deps);
      registerPortfolio(app, deps);
      registerAgreement(app, deps);
      registerFleet(app, deps);
      registerCustomers(app, deps);
      registerFiles(app);
      registerListings(app, deps);
      registerLookups(app);

      mountUnbuilt(app);
      assertAllMounted(app);
    },
    { prefix: `/api/${deps.country.id}` },
  );
}
