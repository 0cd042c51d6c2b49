import { drawAgentPage } from '@portal/shared/prerender';
import { DashboardPage } from './pages/DashboardPage';
import { ListingsPage } from './pages/ListingsPage';
import remote from './remote';

const pages = { '/': DashboardPage, '/listings': ListingsPage };

export function render(path: string) {
  const Page = pages[path as keyof typeof pages];
  if (!Page) throw new Error(`${path} is no page that can be prerendered`);
  return drawAgentPage(remote, path, Page);
}
