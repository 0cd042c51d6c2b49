import { drawAgentPage } from '@portal/shared/prerender';
import { OngoingTripsPage } from './features/trips/pages/OngoingTripsPage';
import remote from './remote';

/** Without the gate around it: what that asks for is there when the page is drawn. */
export const render = (path: string) => drawAgentPage(remote, path, OngoingTripsPage);
