import { portfolioEndpoints, enquiryEndpoints, userEndpoints } from '@portal/shared/contract';
import { readRange } from '@portal/shared/figures';
import { isoDateToday } from '@portal/shared/format';
import { preloadQuery, type Portal } from '@portal/shared/portal';
import { figuresInput, waitingInput } from './model/inputs';

/** Loads the metrics of the days in an address, and what waits for an answer. */
export async function preloadDashboard(portal: Portal, { searchParams }: URL): Promise<void> {
  const today = isoDateToday(portal.country.get().id, new Date(portal.clock.now()));
  const input = figuresInput(readRange(searchParams, today));
  const waiting = async () => {
    const { agentId } = await preloadQuery(portal, userEndpoints.me, {});
    if (agentId) await preloadQuery(portal, enquiryEndpoints.list, waitingInput(agentId));
  };
  // One failure does not hold up the others.
  await Promise.allSettled([
    preloadQuery(portal, portfolioEndpoints.get, input),
    preloadQuery(portal, portfolioEndpoints.enquiries, input),
    waiting(),
  ]);
}
