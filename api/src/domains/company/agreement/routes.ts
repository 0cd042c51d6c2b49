import { srmOnboardingEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { agreementOf, changeAgreement, termsVersionOf, termsVersionsOf } from './service';

export function registerAgreement(app: FastifyInstance, deps: Deps): void {
  route(app, srmOnboardingEndpoints.get, ({ user }) => agreementOf(deps, user));
  route(app, srmOnboardingEndpoints.update, ({ body, user }) => changeAgreement(deps, user, body));
  route(app, srmOnboardingEndpoints.termsVersions, ({ user }) => termsVersionsOf(deps, user));
  route(app, srmOnboardingEndpoints.termsVersion, ({ query, user }) =>
    termsVersionOf(deps, user, query.version),
  );
}
