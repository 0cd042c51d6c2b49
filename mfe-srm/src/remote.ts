import { CONTRACT, defineRemote } from '@portal/shared/remote';
import { messages } from './messages/source';
import { preload } from './preload';
import { routes } from './routes';

export default defineRemote({
  name: 'mfe-srm',
  contract: CONTRACT,
  messages,
  routes,
  preload,
});
