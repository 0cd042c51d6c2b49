import { enquiryEndpoints, portfolioEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { openEventStream } from '../../plugins/live/event-stream';
import { createHub } from '../../plugins/live/hub';
import { watchStream } from '../../plugins/live/watch-stream';
import { route } from '../../plugins/route';
import { getDetails } from './details';
import { getFigures, queriesPage } from './figures';
import { keepFollowUp, listReminders } from './follow-up';
import { createEnquiry } from './create-enquiry';
import { agentsPage, readAllAgentsPage, refuseAnotherAgent } from './refuse-another-agent';
import { readLastEventId, liveSource } from './live';
import { changeStatus } from './transitions';
import { changeVisibility } from './visibility';

export function registerEnquiries(app: FastifyInstance, deps: Deps): void {
  route(app, enquiryEndpoints.list, ({ params, query, user }) =>
    agentsPage(deps, user, params.agentId, query),
  );
  route(app, enquiryEndpoints.get, ({ params, user }) => getDetails(deps, user, params.enquiryId));
  route(app, enquiryEndpoints.updateStatus, async ({ params, query, body, user }) => {
    refuseAnotherAgent(query.agentId, user);
    return changeStatus(deps, user, params.enquiryId, body);
  });
  route(app, enquiryEndpoints.updateContactVisibility, ({ params, body, user }) =>
    changeVisibility(deps, user, params.enquiryId, body),
  );
  route(app, enquiryEndpoints.reminders, ({ user }) => listReminders(deps, user));
  route(app, enquiryEndpoints.followUp, ({ params, body, user }) =>
    keepFollowUp(deps, user, params.enquiryId, body),
  );
  route(app, enquiryEndpoints.create, ({ body, request }) =>
    createEnquiry(deps, body, request.headers['idempotency-key'] as string | undefined),
  );
  route(app, enquiryEndpoints.all, ({ query }) => readAllAgentsPage(deps, query));
  route(app, portfolioEndpoints.enquiries, ({ query, user }) => getFigures(deps, user, query));
  route(app, portfolioEndpoints.queries, ({ query, user }) => queriesPage(deps, user, query));
  registerLive(app, deps);
}

function registerLive(app: FastifyInstance, deps: Deps): void {
  const hub = createHub({
    source: liveSource(deps),
    notifications: deps.notifications,
    now: () => deps.clock.now(),
    onError: (error) => app.log.warn({ err: error }, 'live events could not be read'),
  });
  // Runs before the server waits for open answers, since these would never end.
  app.addHook('preClose', async () => hub.stop());
  route(app, enquiryEndpoints.live, async ({ user, request, reply }) => {
    const lastEventId = readLastEventId(request.headers['last-event-id']);
    await hub.join(user, lastEventId, () =>
      watchStream(openEventStream(request, reply), app.metrics.countStream(deps.country.id)),
    );
    // The events have already been sent; there is no other answer.
    return undefined as never;
  });
}
