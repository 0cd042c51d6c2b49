import { renderAgentPage, type AgentPageOptions } from '@portal/shared/testing/agent-page';
import remote from '../remote';

export { companyId, buildId, userId } from '@portal/shared/testing/agent-page';

export const renderPage = (path: string, options?: AgentPageOptions) =>
  renderAgentPage(remote, path, options);
