import { srmOnboardingEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { getAgreement, changeAgreement, getTermsVersion, getTermsVersions } from './service';

export function registerAgreement(app: FastifyInstance, deps: Deps): void {
  route(app, srmOnboardingEndpoints.get, ({ user }) => getAgreement(deps, user));
  route(app, srmOnboardingEndpoints.update, ({ body, user }) => changeAgreement(deps, user, body));
  route(app, srmOnboardingEndpoints.termsVersions, ({ user }) => getTermsVersions(deps, user));
  route(app, srmOnboardingEndpoints.termsVersion, ({ query, user }) =>
    getTermsVersion(deps, user, query.version),
  );
}
