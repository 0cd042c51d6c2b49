import { accountEndpoints, companyEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { companiesPage, decideCompany } from './approval';
import { getCompany, createCompany, updateCompany } from './service';
import { getPlan } from './plan';
import { getSeller } from './seller';

/** The calls of companies: register, change and read one, and the decision of an operator. */
export function registerCompany(app: FastifyInstance, deps: Deps): void {
  route(app, companyEndpoints.create, ({ body, user }) => createCompany(deps, user, body));
  route(app, companyEndpoints.update, ({ body, user }) => updateCompany(deps, user, body));
  route(app, companyEndpoints.get, ({ query, user }) => getCompany(deps, user, query.userId));
  route(app, companyEndpoints.seller, ({ query }) => getSeller(deps, query.companyId));
  route(app, accountEndpoints.plan, ({ user }) => getPlan(deps, user));
  route(app, companyEndpoints.list, ({ query }) => companiesPage(deps, query));
  route(app, companyEndpoints.decide, ({ body, user }) => decideCompany(deps, body, user.userId));
}
