import { renderAgentPage, type AgentPageOptions } from '@portal/shared/testing/agent-page';
import remote from '../remote';

export const renderPage = (path: string, options?: AgentPageOptions) =>
  renderAgentPage(remote, path, options);
