import { drawAgentPage } from '@portal/shared/prerender';
import { OngoingTripsPage } from './pages/OngoingTripsPage';
import remote from './remote';

/** Without the gate around it: its data is there when the page renders. */
export const render = (path: string) => drawAgentPage(remote, path, OngoingTripsPage);
