import { srmOnboardingEndpoints, tripPlanningEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { sendContract } from './send-contract';
import { previewTerms } from './preview';
import { signContract, getTripContract } from './service';

export function registerContracts(app: FastifyInstance, deps: Deps): void {
  route(app, tripPlanningEndpoints.contract, ({ query, user }) =>
    getTripContract(deps, user, query.bookingId),
  );
  route(app, tripPlanningEndpoints.signContract, ({ body, user }) => signContract(deps, user, body));
  route(app, tripPlanningEndpoints.contractPdf, ({ query, user, reply }) =>
    sendContract(deps, user, query.bookingId, reply),
  );
  route(app, srmOnboardingEndpoints.termsPreview, ({ body, user, reply }) =>
    previewTerms(deps, user, body.termsNCondition, reply),
  );
}
