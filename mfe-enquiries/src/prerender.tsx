import { drawAgentPage } from '@portal/shared/prerender';
import { EnquiriesPage } from './features/enquiries/pages/EnquiriesPage';
import remote from './remote';

export const render = (path: string) => drawAgentPage(remote, path, EnquiriesPage);
