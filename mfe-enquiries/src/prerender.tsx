import { drawAgentPage } from '@portal/shared/prerender';
import { EnquiriesPage } from './pages/EnquiriesPage';
import remote from './remote';

export const render = (path: string) => drawAgentPage(remote, path, EnquiriesPage);
