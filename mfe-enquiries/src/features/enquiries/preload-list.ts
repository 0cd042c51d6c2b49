import { enquiryEndpoints, userEndpoints } from '@portal/shared/contract';
import { preloadQuery, type Portal } from '@portal/shared/portal';
import { matchPath } from 'react-router-dom';
import { listInput } from './model/list-input';
import { enquiriesView } from '../../entities/enquiry/model/view-state';

/** Loads the page of the list that an address asks for. */
export async function preloadList(portal: Portal, { pathname, searchParams }: URL): Promise<void> {
  const inAddress = matchPath('/enquiries/:agentId', pathname)?.params.agentId;
  const agentId = inAddress ?? (await preloadQuery(portal, userEndpoints.me, {})).agentId;
  if (agentId)
    await preloadQuery(portal, enquiryEndpoints.list, listInput(agentId, enquiriesView.read(searchParams)));
}
